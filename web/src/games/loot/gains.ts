// Placements that bring the same, together: "wood and a castle, 2 hexes".
import { hexSpot } from './moves';
import { KINDS, type Counts, type Kind, type Offer, type Player } from './types';
import { tilesOf, worthOf } from './worth';

export interface Gain {
  readonly key: string;
  readonly tiles: Counts;
  readonly spots: readonly string[];
  readonly worth: number;
}

const keyOf = (tiles: Counts): string => KINDS.map((kind) => tiles[kind] ?? 0).join('');

/** The gains on offer, the richest first. */
export function gainsOf(offers: readonly Offer[], player: Player): Gain[] {
  const found = new Map<string, Gain>();
  for (const { hex, brings } of offers) {
    if (hex === undefined) continue;
    const tiles = tilesOf(brings);
    const key = keyOf(tiles);
    const known = found.get(key) ?? { key, tiles, spots: [], worth: worthOf(player, tiles) };
    found.set(key, { ...known, spots: [...known.spots, hexSpot(hex)] });
  }
  return [...found.values()].sort((a, b) => b.worth - a.worth || b.spots.length - a.spots.length);
}

/** The kinds among tiles with how many of each, in the order of the kinds. */
export const kindsIn = (tiles: Counts): [Kind, number][] =>
  KINDS.flatMap((kind): [Kind, number][] => {
    const n = tiles[kind] ?? 0;
    return n > 0 ? [[kind, n]] : [];
  });
