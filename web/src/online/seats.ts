// The seats of a table that waits: some are free for whoever comes, some are kept for somebody of the last match.
import type { TableSeat } from './protocol';

export const freeSeats = (seats: readonly TableSeat[]): number =>
  seats.filter((seat) => seat.is === 'open' && !seat.name).length;

export const keptFor = (seats: readonly TableSeat[]): string[] =>
  seats.flatMap((seat) => (seat.is === 'open' && seat.name ? [seat.name] : []));
