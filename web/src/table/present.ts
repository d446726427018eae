// A view as the engine writes it becomes one a player can read: its phrases are said in the player's language.
import type { RawForesight, RawView } from '../engine/protocol';
import type { Words } from '../words/phrase';
import type { Foresight, View } from './contract';

export function present(raw: RawView, words: Words): View {
  return {
    ...raw,
    prompt: words.say(raw.prompt),
    legal: raw.legal.map((move) => ({ text: move.text, words: words.say(move.words), phrase: move.words })),
  };
}

export function presentForesight(raw: RawForesight | null, words: Words): Foresight | null {
  if (raw === null || raw.chance) return raw;
  return { ...raw, view: present(raw.view, words) };
}
