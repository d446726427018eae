// What pieces are called, for those who hear them.
import type { LootDesk } from './desk.svelte';
import {
  type Cell,
  type CellText,
  type Counts,
  type Kind,
  type LandHex,
  type ResourceHex,
  type ShipText,
  type Site,
  type Trophy,
} from './types';

/** Where a cell of a fjord lies: its column, and how far from the top, both from 1. */
export function placeOf(cells: readonly Cell[], name: CellText): { readonly column: number; readonly row: number } {
  const column = cells.find(({ cell }) => cell === name)?.column ?? 0;
  const row = cells.filter((each) => each.column === column).findIndex(({ cell }) => cell === name);
  return { column: column + 1, row: row + 1 };
}

export class Namer {
  constructor(private readonly desk: LootDesk) {}

  get #say() {
    return this.desk.say;
  }
  kind = (kind: Kind): string => this.#say(`loot.kind.${kind}`);
  listed = (words: readonly string[]): string =>
    new Intl.ListFormat(this.desk.props.lang, { type: 'conjunction' }).format(words);
  tiles = (tiles: Counts): string =>
    this.listed(Object.entries(tiles).map(([kind, n]) => this.#say(`loot.count.${kind}`, { n })));

  ship = (name: ShipText): string => {
    const ship = this.desk.fleet.get(name);
    if (!ship) return this.#say('loot.topic.longship');
    const { bonus, target, needs } = ship;
    return this.#say('loot.table.ship', { bonus, target: this.kind(target), needs: this.tiles(needs) });
  };
  site = ({ kind, points, needs }: Site): string =>
    this.#say('loot.table.site', { site: this.#say(`loot.site.${kind}`), points, needs: this.tiles(needs) });
  trophy = ({ axes, points, left }: Trophy): string =>
    this.#say(left ? 'loot.table.trophy' : 'loot.table.trophy.gone', { axes, points });

  cell = (name: CellText): string => {
    const { column, row } = placeOf(this.desk.drawn.cells, name);
    const nth = (number: number) => this.#say(`loot.nth.${number}`);
    return this.#say('loot.cell', { column: nth(column), row: nth(row) });
  };

  /** What a hex is and what is on it. */
  hex = (hex: LandHex): string => {
    switch (hex.type) {
      case 'resource':
        return this.#ground(hex);
      case 'building':
        return this.#say('loot.table.stack', { kind: this.kind(hex.building), n: hex.stack });
      case 'sea':
        return hex.ship ? this.ship(hex.ship) : this.#say('loot.table.sea.empty');
      case 'trophy':
        return this.trophy(hex);
    }
  };
  #ground(hex: ResourceHex): string {
    const terrain = this.#say(`loot.terrain.${hex.terrain}`);
    const ground = this.#say('loot.table.hex', { terrain, kind: this.kind(hex.resource) });
    if (hex.vikings.length === 0) return ground;
    return this.#say('loot.table.hex.held', { ground, who: this.listed(hex.vikings.map(this.desk.seatName)) });
  }
}
