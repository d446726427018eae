// Names of pieces, for those who hear the table instead of seeing it.
import type { Desk } from './desk.svelte';
import { at, type Letter, type SeatNumber } from './types';

const PLACES = ['top', 'right', 'docked', 'left'] as const;

export function shipLabel(desk: Desk, seat: SeatNumber, letter: Letter): string {
  const { wheel, ships } = desk.drawn.players[seat];
  const { order, cargo, upgraded } = ships[letter];
  const parts = [
    desk.say('lofoten.longship', { letter }),
    desk.say(`lofoten.table.${at(PLACES, wheel.indexOf(letter))}`),
    order ? desk.say('lofoten.table.order', { card: desk.cardName(order) }) : desk.say('lofoten.table.no_order'),
    ...cargo.map(desk.tileName),
    ...(upgraded ? [desk.say(`lofoten.upgrade.${letter}`)] : []),
  ];
  return `${desk.seatName(seat)}: ${parts.join(', ')}`;
}
