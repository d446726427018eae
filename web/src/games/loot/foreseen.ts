// What the moves on offer promise, taken from the view: the offers by their move, and the cells where something is
// completed.
import { oneShort } from './needs';
import type { Brings, Cell, CellText, Counts, Kind, Player, State } from './types';

export type Stars = ReadonlyMap<CellText, readonly string[]>; // longships and sites completed there

/** Equal tiles to lay: which cells may be among those chosen, and how many are. */
export interface Run {
  readonly kind: Kind;
  readonly count: number;
  readonly cells: ReadonlySet<CellText>;
}

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

/**
 * The run of equal tiles to lay, if there are several. They go to cells in the order of the cells, so from the first
 * cell offered on every empty one may be among them (docs/rules/loot.md: every set of cells has one spelling).
 */
export function runOf(state: State, player: Player, offered: (cell: CellText) => boolean): Run | null {
  const { laying, won } = state.step;
  const count = laying === null ? 0 : (won[laying] ?? 0);
  if (laying === null || count < 2) return null;
  const first = state.cells.findIndex(({ cell }) => offered(cell));
  if (first < 0) return null;
  const empty = new Set(player.empty);
  const cells = state.cells.slice(first).flatMap(({ cell }) => (empty.has(cell) ? [cell] : []));
  return { kind: laying, count, cells: new Set(cells) };
}

/** The moves that lay a run on the cells chosen for it. */
export function layRun(state: State, { kind }: Run, picked: readonly CellText[]): string[] {
  return state.cells.flatMap(({ cell }) => (picked.includes(cell) ? [`lay ${kind} ${cell}`] : []));
}
