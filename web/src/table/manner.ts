// What a match has to know of the player's likes, and of the game it is drawn by.
import { settings } from '../app/settings.svelte';
import { speech } from '../words/words.svelte';
import type { GameTable } from './contract';
import type { Manner } from './match.svelte';
import { present } from './present';

export const mannerOf = (table: () => GameTable | null): Manner => ({
  confirms: () => settings.likes.confirm,
  paceMs: () => settings.paceMs,
  asksAll: () => settings.likes.askAll,
  obvious: (raw) => table()?.obvious?.(present(raw, speech.words)) ?? null,
});
