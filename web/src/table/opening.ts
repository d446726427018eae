// What every page with a match at this screen does to open one.
import { settings } from '../app/settings.svelte';
import type { GameEntry } from '../games/list';
import { speech } from '../words/words.svelte';
import type { GameTable } from './contract';
import type { Manner } from './match.svelte';
import { present } from './present';

/** The game's table and its words. */
export async function loadTable(entry: GameEntry): Promise<GameTable> {
  const [table] = await Promise.all([entry.table(), speech.need(entry.name)]);
  return table;
}

/** What the player likes, at this table. */
export const mannerAt = (table: GameTable): Manner => ({
  confirms: () => settings.likes.confirm,
  paceMs: () => settings.paceMs,
  asksAll: () => settings.likes.askAll,
  obvious: (raw) => table.obvious?.(present(raw, speech.words)) ?? null,
});

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
