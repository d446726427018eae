import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';

import { allMatches, dropMatch, findMatch, keepMatch, newId, type StoredMatch } from './matches';

const match = (id: string, changed: number): StoredMatch => ({
  id,
  game: 'lofoten',
  players: [],
  begin: null,
  save: 'text',
  started: 0,
  changed,
  turn: 1,
  over: false,
  totals: [],
  ranking: [],
});

it('keeps, finds, lists newest first, and drops', async () => {
  await keepMatch(match('a', 1));
  await keepMatch(match('b', 2));
  await keepMatch(match('a', 3));
  expect((await allMatches()).map(({ id }) => id)).toEqual(['a', 'b']);
  expect((await findMatch('a'))?.changed).toBe(3);
  await dropMatch('a');
  expect(await findMatch('a')).toBeUndefined();
});

it('ids differ', () => expect(newId()).not.toBe(newId()));
