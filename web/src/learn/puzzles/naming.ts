// A move in a few words, as the choices at the table say it.
import type { RawView } from '../../engine/protocol';
import type { GameTable } from '../../table/contract';
import { present } from '../../table/present';
import { say, speech } from '../../words/words.svelte';

const capital = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** In the engine's whole sentence where the few words would say the same of two moves. */
export function moveWords(table: GameTable, raw: RawView, text: string): string {
  const view = present(raw, speech.words);
  const move = view.legal.find((each) => each.text === text);
  if (!move) return text;
  const verbs = view.legal.map((each) => table.choice?.(each, view, say).verb ?? each.words);
  const verb = verbs[view.legal.indexOf(move)] ?? move.words;
  return verbs.filter((each) => each === verb).length > 1 ? capital(move.words) : verb;
}
