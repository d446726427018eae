// What the moves on offer promise, taken from the view: the offers by their move, and the cells where something is
// completed or comes nearer to it.
import { wantsOf, type Want } from './needs';
import type { Brings, CellText, Counts, Kind, Offer, Player, State } from './types';

/** Cells, with the longships and sites that something there is for. */
export type Stars = ReadonlyMap<CellText, readonly string[]>;

export const NO_STARS: Stars = new Map();

export const offersIn = (state: State): ReadonlyMap<string, Offer> =>
  new Map(state.offers.map((offer) => [offer.move, offer]));

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

/** Where the longship in hand would find some of what it needs. */
export const berthHelps = (state: State): ReadonlySet<CellText> => {
  const all = state.step.taking?.needs ?? {};
  const lacksLess = ({ lacks = all }: Offer) =>
    Object.keys(all).some((kind) => lacks[kind as Kind] !== all[kind as Kind]);
  return new Set(state.offers.filter(lacksLess).flatMap(({ cell }) => cell ?? []));
};

const besideThose = (player: Player, wanted: (want: Want) => boolean): Stars => {
  const found = new Map<CellText, readonly string[]>();
  for (const want of wantsOf(player).filter(wanted))
    for (const cell of want.beside) found.set(cell, [...(found.get(cell) ?? []), want.name]);
  return found;
};

/** Where one of these tiles would complete something. */
export const tileStars = (player: Player, tiles: Counts): Stars =>
  besideThose(player, ({ last }) => last !== null && (tiles[last] ?? 0) > 0);

/** Where a tile of a kind brings something nearer to completion. */
export const tileHelps = (player: Player, kind: Kind): ReadonlySet<CellText> =>
  new Set(besideThose(player, ({ lacks }) => (lacks[kind] ?? 0) > 0).keys());

/** The tile among these that completes something on a cell. */
export const starKind = (player: Player, tiles: Counts, cell: CellText): Kind | null =>
  (Object.keys(tiles) as Kind[]).find((kind) => tileStars(player, { [kind]: 1 }).has(cell)) ?? null;
