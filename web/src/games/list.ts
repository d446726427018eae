// The games of the hall: those whose modules were built, as the engine describes them. What belongs to one game alone is in
// its folder here, and a game without a folder has a plain card and a plain table.
import { games } from 'virtual:games';

import PlainArt from '../home/art/PlainArt.svelte';
import type { GameTable } from '../table/contract';
import type { Card } from './card';

export interface GameEntry extends Card {
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly hiddenHands: boolean; // two people at one screen need a curtain
  readonly countsPlayers: boolean; // the number of seats is one of its options: players=3
  readonly asksFirst: boolean; // who begins is one of its options: first=lot; else the game draws it
  readonly topics: readonly string[]; // of the help, in the order of the game
  readonly table: () => Promise<GameTable>;
  readonly wasm: () => Promise<string>;
}

const PLAIN: Card = { art: PlainArt, ground: 'night', minutes: null, options: [] };
const plainTable = async (): Promise<GameTable> => ({ table: (await import('../table/Plain.svelte')).default });

const cards = import.meta.glob<Card>('./*/card.ts', { eager: true, import: 'card' });
const tables = import.meta.glob<GameTable>('./*/index.ts');

export const GAMES: readonly GameEntry[] = games.map(({ info, wasm }) => ({
  ...(cards[`./${info.game}/card.ts`] ?? PLAIN),
  name: info.game,
  seats: { min: info.min_seats, max: info.max_seats },
  hiddenHands: info.hidden_hands,
  countsPlayers: /\bplayers=/.test(info.options),
  asksFirst: info.asks_first,
  topics: info.help_topics,
  table: tables[`./${info.game}/index.ts`] ?? plainTable,
  wasm,
}));

export const findGame = (name: string): GameEntry | undefined => GAMES.find((game) => game.name === name);
