// Chains on the land: the ropes between vikings of one seat, and the way from a hex along them to what it captures.
import { at, hexText, type HexText, type LandHex } from './types';

export interface Link {
  readonly seat: number;
  readonly from: number; // places in the list of hexes
  readonly to: number;
}

const holds = (hex: LandHex, seat: number): boolean => hex.type === 'resource' && hex.vikings.includes(seat);

/** Every pair of neighbouring hexes with vikings of one seat. */
export function ropes(hexes: readonly LandHex[], seats: number): Link[] {
  const found: Link[] = [];
  for (let seat = 0; seat < seats; ++seat)
    for (const [from, hex] of hexes.entries())
      if (holds(hex, seat))
        for (const to of hex.neighbours) if (to > from && holds(at(hexes, to), seat)) found.push({ seat, from, to });
  return found;
}

/** The shortest way from a hex to a building spot through hexes of a seat, both ends included; empty: there is none. */
export function wayTo(hexes: readonly LandHex[], seat: number, start: number, spot: HexText): number[] {
  const goal = hexes.findIndex((hex) => hexText(hex) === spot);
  const before = new Map<number, number>([[start, start]]);
  const queue = [start];
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    for (const next of at(hexes, here).neighbours) {
      if (before.has(next) || (next !== goal && !holds(at(hexes, next), seat))) continue;
      before.set(next, here);
      if (next === goal) return walkBack(before, goal);
      queue.push(next);
    }
  }
  return [];
}

function walkBack(before: ReadonlyMap<number, number>, goal: number): number[] {
  const way = [goal];
  for (let here = goal; before.get(here) !== here;) {
    here = before.get(here) ?? here;
    way.unshift(here);
  }
  return way;
}
