// Placements that bring the same, together: "wood and a castle, 2 hexes".
import { hexSpot } from './moves';
import { KINDS, type Brings, type Counts, type Kind, type Offer } from './types';

export interface Gain {
  readonly key: string;
  readonly tiles: Counts;
  readonly spots: readonly string[];
  readonly points: number;
}

/** The tiles among what a move brings. */
export function tilesOf(brings: readonly Brings[]): Counts {
  const tiles: Partial<Record<Kind, number>> = {};
  for (const it of brings) if (it.event === 'won') tiles[it.kind] = (tiles[it.kind] ?? 0) + it.count;
  return tiles;
}

const keyOf = (tiles: Counts): string => KINDS.map((kind) => tiles[kind] ?? 0).join('');

/** The gains on offer, the richest first. */
export function gainsOf(offers: readonly Offer[]): Gain[] {
  const found = new Map<string, Gain>();
  for (const { hex, brings, points } of offers) {
    if (hex === undefined) continue;
    const tiles = tilesOf(brings);
    const key = keyOf(tiles);
    const known = found.get(key) ?? { key, tiles, spots: [], points };
    found.set(key, { ...known, spots: [...known.spots, hexSpot(hex)] });
  }
  return [...found.values()].sort((a, b) => b.points - a.points || b.spots.length - a.spots.length);
}

/** The kinds among tiles with how many of each, in the order of the kinds. */
export const kindsIn = (tiles: Counts): [Kind, number][] =>
  KINDS.flatMap((kind): [Kind, number][] => {
    const n = tiles[kind] ?? 0;
    return n > 0 ? [[kind, n]] : [];
  });
