// Why a match ended, as its game says it: what the engine told when the end came has a sentence of its own for afterwards.
import type { StoryPly } from '../engine/protocol';
import type { Words } from '../words/phrase';

/** 'raiders.event.final_round.offerings' was told, and 'raiders.ended.final_round.offerings' is known: that is why. */
export function whyEnded(story: readonly StoryPly[], words: Words): string {
  for (const { told } of [...story].reverse())
    for (const phrase of [...told].reverse()) {
      const key = phrase.key.replace('.event.', '.ended.');
      if (key !== phrase.key && words.knows(key)) return words.say({ ...phrase, key });
    }
  return '';
}
