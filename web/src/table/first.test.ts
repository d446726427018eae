import { expect, it } from 'vitest';

import { beginsWords, firstIn, firstWords, rematchWords, withFirst } from './first';

const say = (key: string, args?: object) => `${key} ${JSON.stringify(args ?? {})}`;
const view = (options: string, first: number | null) => ({ options, first, seats: ['Astrid', 'Leif', 'Sigrid'] });

it('who begins is read from the options and written into them', () => {
  expect(['modules=none first=b', 'first=lot players=3', 'players=2'].map(firstIn)).toEqual([1, 'lot', 'lot']);
  expect(withFirst('players=3 first=lot', 2)).toBe('players=3 first=c');
  expect(withFirst('players=3 first=c', 'lot')).toBe('players=3 first=lot');
  expect(withFirst('players=3', 1)).toBe('players=3'); // a game that draws it
});

it('who begins is said by name, and how it came', () => {
  expect(firstWords(view('first=lot', 1), say)).toBe('web.first.lot {"name":"Leif"}');
  expect(firstWords(view('first=a', 0), say)).toBe('web.first.chosen {"name":"Astrid"}');
  expect(firstWords(view('players=3', 2), say)).toBe('web.first.chosen {"name":"Sigrid"}'); // drawn or not: nobody asked
  expect(firstWords(view('first=lot', null), say)).toBe('');
});

it('a rematch hands it on, or draws it again', () => {
  expect(rematchWords(view('first=lot', 2), undefined, say)).toBe('web.rematch.first {"name":"Astrid"}');
  expect(rematchWords(view('players=3', 2), null, say)).toBe('web.rematch.lot {}'); // drawn after the start
  expect(rematchWords(view('', 0), 0, say)).toBe('web.rematch.first {"name":"Leif"}'); // the same seat always begins
  expect(rematchWords(view('', 0), undefined, say)).toBe('');
});

it('a table that waits says who will begin, where its options do', () => {
  const seats = [{ name: 'Astrid' }, { name: null }];
  expect(beginsWords('first=a', seats, say)).toBe('web.first.chosen {"name":"Astrid"}');
  expect(beginsWords('first=b', seats, say)).toContain('web.seat');
  expect(beginsWords('first=lot', seats, say)).toBe('web.first.drawn {}');
  expect(beginsWords('players=2', seats, say)).toBe('');
});
