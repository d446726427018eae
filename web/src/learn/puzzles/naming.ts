// A move in a few words, as the choices at the table say it.
import type { RawView } from '../../engine/protocol';
import type { GameTable } from '../../table/contract';
import { present } from '../../table/present';
import { say, speech } from '../../words/words.svelte';

export function moveWords(table: GameTable, raw: RawView, text: string): string {
  const view = present(raw, speech.words);
  const move = view.legal.find((each) => each.text === text);
  if (!move) return text;
  const choice = table.choice?.(move, view, say);
  return choice ? choice.verb : move.words;
}
