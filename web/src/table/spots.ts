// Pieces are named by their spot, so that a move, a focus, a flight and a ring can all find them: `market-2`, `hex-1,4`.
import type { LegalMove } from './contract';

export type Spot = string;

/** The legal moves by the piece that stands for them; those that only have words have none. */
export function movesBySpot(
  moves: readonly LegalMove[],
  spotOf: (text: string) => Spot | null,
): ReadonlyMap<Spot, LegalMove> {
  const found = new Map<Spot, LegalMove>();
  for (const move of moves) {
    const spot = spotOf(move.text);
    if (spot !== null) found.set(spot, move);
  }
  return found;
}
