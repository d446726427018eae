// What every page with a match at this screen does to open one.
import type { GameEntry } from '../games/list';
import { speech } from '../words/words.svelte';
import type { GameTable } from './contract';

/** The game's table and its words. */
export async function loadTable(entry: GameEntry): Promise<GameTable> {
  const [table] = await Promise.all([entry.table(), speech.need(entry.name)]);
  return table;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
