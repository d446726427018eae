// What the scripts of all games need to say how the picture changes: lists and players replaced, nothing edited.
import type { GameEvent } from './contract';

/** An item that is there, because the engine's lists have fixed lengths. */
export function at<T>(list: readonly T[], i: number): T {
  const item = list[i];
  if (item === undefined) throw new Error(`nothing at ${i} of ${list.length}`);
  return item;
}

/** The list without one such item; the same when it has none. */
export function without<T>(list: readonly T[], item: T): T[] {
  const found = list.indexOf(item);
  return found < 0 ? [...list] : list.filter((_, i) => i !== found);
}

/** The list with another item at one place. */
export const replaced = <T>(list: readonly T[], place: number, item: T): T[] =>
  list.map((was, i) => (i === place ? item : was));

interface Seated {
  readonly players: readonly object[];
}

/** The state with one player changed. A pair of players stays a pair. */
export function withPlayer<State extends Seated>(
  state: State,
  seat: number,
  change: (player: State['players'][number]) => Partial<State['players'][number]>,
): State {
  const player = at(state.players, seat);
  return { ...state, players: replaced(state.players, seat, { ...player, ...change(player) }) };
}

/** Whose event it is; what nobody does belongs to `active`. */
export const seatOf = (event: GameEvent, active: number): number => event.seat ?? active;
