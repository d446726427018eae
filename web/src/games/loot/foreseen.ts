// What the moves on offer promise, taken from the view: the offers by their move, and the cells where something is
// completed.
import { oneShort } from './needs';
import type { Brings, Cell, CellText, Counts, Kind, Player, State } from './types';

export type Stars = ReadonlyMap<CellText, readonly string[]>; // longships and sites completed there

export const NO_STARS: Stars = new Map();

export const offersIn = (state: State): ReadonlyMap<string, readonly Brings[]> =>
  new Map(state.offers.map((offer) => [offer.move, offer.brings]));

/** The longships and sites that something completes. */
export const completedBy = (brings: readonly Brings[]): readonly string[] =>
  brings.flatMap((it) => (it.event === 'validated' ? [it.ship] : it.event === 'finished' ? [it.site] : []));

/** Where the longship in hand would complete something. */
export function berthStars(state: State): Stars {
  const stars = new Map<CellText, readonly string[]>();
  for (const { cell, brings } of state.offers) {
    const names = completedBy(brings);
    if (cell !== undefined && names.length > 0) stars.set(cell, names);
  }
  return stars;
}

/** Where one of these tiles would complete something. */
export function tileStars(cells: readonly Cell[], player: Player, tiles: Counts): Stars {
  const stars = new Map<CellText, readonly string[]>();
  for (const kind of Object.keys(tiles) as Kind[])
    for (const [cell, names] of oneShort(cells, player, kind)) stars.set(cell, [...(stars.get(cell) ?? []), ...names]);
  return stars;
}

/** The tile among these that completes something on a cell. */
export const starKind = (cells: readonly Cell[], player: Player, tiles: Counts, cell: CellText): Kind | null =>
  (Object.keys(tiles) as Kind[]).find((kind) => oneShort(cells, player, kind).has(cell)) ?? null;
