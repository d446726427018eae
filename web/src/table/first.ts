// Who begins, as the options of a match say it (match/first_option.h): `first=lot`, or `first=b` for the second seat. A game
// that draws its first player itself has no such word.
import type { Say, View } from './contract';

export type First = 'lot' | number;
const LETTERS = 'abcd';
const WORD = /\bfirst=(\S*)/;

/** By lot, or the seat that begins. */
export function firstIn(options: string): First {
  const letter = WORD.exec(options)?.[1] ?? '';
  const seat = letter === '' ? -1 : LETTERS.indexOf(letter);
  return seat < 0 ? 'lot' : seat;
}

export const firstWord = (first: First): string => `first=${first === 'lot' ? first : (LETTERS[first] ?? 'lot')}`;

/** The options with another first player, where the game asks for one. */
export const withFirst = (options: string, first: First): string => options.replace(WORD, firstWord(first));

/** "Astrid begins: drawn by lot." A game that asks nobody may have drawn it or not: only who begins is said. */
export function firstWords({ first, options, seats }: Pick<View, 'first' | 'options' | 'seats'>, say: Say): string {
  if (first === null) return '';
  const drawn = WORD.test(options) && firstIn(options) === 'lot';
  return say(drawn ? 'web.first.lot' : 'web.first.chosen', { name: seats[first] ?? '' });
}

/** Who begins once more: whoever sits next to the one who began; or the lot again, where the game draws it after the start.
 *  `atStart` is who was known to begin before the first move; undefined: nobody can tell yet. */
export function rematchWords(
  { first, options, seats }: Pick<View, 'first' | 'options' | 'seats'>,
  atStart: number | null | undefined,
  say: Say,
): string {
  const asked = WORD.test(options);
  if (!asked && atStart === undefined) return '';
  if (first === null || (!asked && atStart === null)) return say('web.rematch.lot');
  return say('web.rematch.first', { name: seats[(first + 1) % seats.length] ?? '' });
}

/** Who will begin at a table that waits; empty: its options do not say. */
export function beginsWords(options: string, seats: readonly { readonly name?: string | null }[], say: Say): string {
  if (!WORD.test(options)) return '';
  const first = firstIn(options);
  if (first === 'lot') return say('web.first.drawn');
  return say('web.first.chosen', {
    name: seats[first]?.name ?? say('web.seat', { letter: LETTERS[first]?.toUpperCase() ?? '' }),
  });
}
