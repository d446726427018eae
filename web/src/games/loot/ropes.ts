// The ropes that keep chains together: drawn between neighbouring vikings of one seat.
import { at, type LandHex } from './types';

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
