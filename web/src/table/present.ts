// A view as the engine writes it becomes one a player can read: its phrases are said in the player's language.
import type { RawForesight, RawView } from '../engine/protocol';
import type { Phrase, Words } from '../words/phrase';
import type { Foresight, View } from './contract';

const said = (words: Words, phrase: string): string => words.say(JSON.parse(phrase) as Phrase);

export function present(raw: RawView, words: Words): View {
  return {
    ...raw,
    prompt: said(words, raw.prompt),
    legal: raw.legal.map((move) => ({ text: move.text, words: said(words, move.words) })),
  };
}

export function presentForesight(raw: RawForesight | null, words: Words): Foresight | null {
  if (raw === null || raw.chance) return raw;
  return { ...raw, view: present(raw.view, words) };
}
