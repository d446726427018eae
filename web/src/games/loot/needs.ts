// What a longship or a site needs, and how much of it lies around it already.
import { at, KINDS, type Cell, type CellText, type Counts, type Kind, type Player } from './types';

export interface Need {
  readonly kind: Kind;
  readonly met: boolean;
}

/** The needs one by one, in the order of the kinds. */
export const needsOf = (needs: Counts): Kind[] =>
  KINDS.flatMap((kind) => Array.from({ length: needs[kind] ?? 0 }, () => kind));

const numbers = new WeakMap<readonly Cell[], ReadonlyMap<CellText, number>>();
export function cellNumber(cells: readonly Cell[], cell: CellText): number {
  let known = numbers.get(cells);
  if (!known) numbers.set(cells, (known = new Map(cells.map((each, i) => [each.cell, i]))));
  return known.get(cell) ?? -1;
}

/** The tiles on the cells beside a cell. */
export function around(cells: readonly Cell[], player: Player, cell: CellText): Kind[] {
  const names = new Set(at(cells, cellNumber(cells, cell)).neighbours.map((i) => at(cells, i).cell));
  return player.tiles.flatMap((tile) => (names.has(tile.cell) ? [tile.kind] : []));
}

/** Each need with whether one of the tiles meets it; a tile meets one need of a piece. */
export function metBy(needs: Counts, tiles: readonly Kind[]): Need[] {
  const left = [...tiles];
  return needsOf(needs).map((kind) => {
    const found = left.indexOf(kind);
    if (found >= 0) left.splice(found, 1);
    return { kind, met: found >= 0 };
  });
}

export interface Wanting {
  readonly name: string; // `gold-2`, `port-5`
  readonly cell: CellText;
  readonly needs: readonly Need[];
  readonly done: boolean;
}

/** The longships and sites of a fjord with their needs. */
export function wantingIn(cells: readonly Cell[], player: Player): Wanting[] {
  const with_needs = (name: string, cell: CellText, needs: Counts, done: boolean): Wanting => ({
    name,
    cell,
    done,
    needs: done ? needsOf(needs).map((kind) => ({ kind, met: true })) : metBy(needs, around(cells, player, cell)),
  });
  return [
    ...player.sites.map((site) => with_needs(site.site, site.cell, site.needs, site.finished)),
    ...player.ships.map((ship) => with_needs(ship.ship, ship.cell, ship.needs, ship.validated)),
  ];
}

/** What lacks nothing but one tile of this kind, with the empty cells beside it: a tile there completes it. */
export function oneShort(cells: readonly Cell[], player: Player, kind: Kind): Map<CellText, string[]> {
  const found = new Map<CellText, string[]>();
  const empty = new Set(player.empty);
  for (const { name, cell, needs, done } of wantingIn(cells, player)) {
    const lacking = needs.filter((need) => !need.met);
    if (done || lacking.length !== 1 || lacking[0]?.kind !== kind) continue;
    for (const i of at(cells, cellNumber(cells, cell)).neighbours) {
      const beside = at(cells, i).cell;
      if (empty.has(beside)) found.set(beside, [...(found.get(beside) ?? []), name]);
    }
  }
  return found;
}

/** The best that an empty cell does for a longship still on the sea: its needs with those met there. */
export function bestBerth(cells: readonly Cell[], player: Player, needs: Counts): Need[] {
  let best = metBy(needs, []);
  const met = (list: readonly Need[]) => list.filter((need) => need.met).length;
  for (const cell of player.empty) {
    const here = metBy(needs, around(cells, player, cell));
    if (met(here) > met(best)) best = here;
  }
  return best;
}
