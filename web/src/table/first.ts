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

/** "Astrid begins: drawn by lot." */
export function firstWords({ first, options, seats }: Pick<View, 'first' | 'options' | 'seats'>, say: Say): string {
  if (first === null) return '';
  return say(firstIn(options) === 'lot' ? 'web.first.lot' : 'web.first.chosen', { name: seats[first] ?? '' });
}

/** Who begins once more: whoever sits next to the one who began, or the lot again. */
export function rematchWords({ first, options, seats }: Pick<View, 'first' | 'options' | 'seats'>, say: Say): string {
  if (first === null || !WORD.test(options)) return say('web.rematch.lot');
  return say('web.rematch.first', { name: seats[(first + 1) % seats.length] ?? '' });
}
