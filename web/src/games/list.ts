// The games of the hall and how the page asks for their options. A game can be started when it has a table, that is, a
// folder here with an index.ts. What an option means is said in words/*.json; what is allowed, the engine says.
import type { Component } from 'svelte';

import LofotenArt from '../home/art/LofotenArt.svelte';
import LootArt from '../home/art/LootArt.svelte';
import RaidersArt from '../home/art/RaidersArt.svelte';
import type { GameTable } from '../table/contract';

/** One question of the options: pick one of several, switch modules on, or say how many. */
export type OptionAsk =
  | { readonly kind: 'choice'; readonly name: string; readonly values: readonly string[] }
  | { readonly kind: 'modules'; readonly name: string; readonly modules: readonly Module[] };
export interface Module {
  readonly name: string;
  readonly most?: number; // asked as a number from 1 to this; the module is off at 0
}

export interface GameEntry {
  readonly name: string;
  readonly art: Component;
  readonly ground: 'sea' | 'turf' | 'night';
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: { readonly from: number; readonly to: number };
  readonly hiddenHands: boolean; // two people at one screen need a curtain
  readonly options: readonly OptionAsk[];
  readonly countsPlayers: boolean; // the number of seats is one of its options: players=3
  readonly asksFirst: boolean; // who begins is one of its options: first=lot; else the game draws it
  readonly table: (() => Promise<GameTable>) | null;
  readonly wasm: () => Promise<string>;
}

const tables = import.meta.glob<GameTable>('./*/index.ts');
const modules = import.meta.glob<string>('../../../build/wasm/{lofoten,loot,raiders}.wasm', {
  query: '?url',
  import: 'default',
});

const rest = (name: string) => ({
  name,
  table: tables[`./${name}/index.ts`] ?? null,
  wasm: modules[`../../../build/wasm/${name}.wasm`] ?? (() => Promise.reject(new Error(`${name}.wasm is not built`))),
});

export const GAMES: readonly GameEntry[] = [
  {
    ...rest('lofoten'),
    art: LofotenArt,
    ground: 'sea',
    seats: { min: 2, max: 2 },
    minutes: { from: 30, to: 45 },
    hiddenHands: true,
    countsPlayers: false,
    asksFirst: true,
    options: [
      {
        kind: 'modules',
        name: 'modules',
        modules: [{ name: 'warehouses', most: 4 }, { name: 'jarls' }, { name: 'upgrades' }],
      },
      { kind: 'choice', name: 'tie', values: ['none', 'both'] },
    ],
  },
  {
    ...rest('loot'),
    art: LootArt,
    ground: 'turf',
    seats: { min: 2, max: 4 },
    minutes: { from: 30, to: 50 },
    hiddenHands: false,
    countsPlayers: true,
    asksFirst: true,
    options: [],
  },
  {
    ...rest('raiders'),
    art: RaidersArt,
    ground: 'night',
    seats: { min: 2, max: 4 },
    minutes: { from: 60, to: 80 },
    hiddenHands: true,
    countsPlayers: true,
    asksFirst: false,
    options: [],
  },
];

export const findGame = (name: string): GameEntry | undefined => GAMES.find((game) => game.name === name);
