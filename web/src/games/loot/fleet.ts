// What is printed on the longships: the view tells it for those that lie somewhere, events only name them.
import type { Kind, Longship, ShipText, State } from './types';

export type Fleet = ReadonlyMap<ShipText, Longship>;
export const NO_FLEET: Fleet = new Map();

/** All longships seen so far and in this state. */
export function learned(known: Fleet, state: State): Fleet {
  const seen = [...state.sea, state.step.taking, ...state.players.flatMap((player) => player.ships)].filter(
    (ship) => ship !== null,
  );
  const fresh = seen.filter((ship) => !known.has(ship.ship));
  if (fresh.length === 0) return known;
  return new Map([
    ...known,
    ...fresh.map(({ ship, target, bonus, needs, penalty }) => [ship, { ship, target, bonus, needs, penalty }] as const),
  ]);
}

/** The light hulls; a dark one with a dragon head gives more. */
const LIGHT: Readonly<Partial<Record<Kind, number>>> = { castle: 3, gold: 2 };
export const isDark = ({ target, bonus }: Longship): boolean => bonus > (LIGHT[target] ?? 1);
