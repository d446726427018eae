// Why a move is good, in words: what it changes in the outlook of each seat.
import type { RawReason } from '../study/protocol';
import { say, sayPhrase } from '../../words/words.svelte';
import { aboutPoints } from './figures';

/** `you`: the seat that is spoken to, if any; `names` of all of them. Wants the words of the part 'hint'. */
export function whyOf(reason: RawReason, you: number | null, names: readonly string[], lang: string): string {
  const args = { points: aboutPoints(lang, reason.points), what: sayPhrase(reason.what) };
  if (reason.seat === you) return say('hint.why.mine', args);
  const name = names[reason.seat] ?? '';
  return say(reason.points > 0 ? 'hint.why.gains' : 'hint.why.theirs', { ...args, name });
}
