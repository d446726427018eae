import { expect, it, vi } from 'vitest';

vi.hoisted(() => Object.assign(globalThis, { location: { hash: '' }, addEventListener: () => undefined }));
const { linkTo, placeOf } = await import('./route.svelte');

it('finds the places of the hall, and the hall for everything else', () => {
  expect(placeOf(linkTo.home)).toEqual({ at: 'home' });
  expect(placeOf(linkTo.newMatch('loot'))).toEqual({ at: 'new', game: 'loot', online: false });
  expect(placeOf(linkTo.newTable('loot'))).toEqual({ at: 'new', game: 'loot', online: true });
  expect(placeOf(linkTo.match('abc'))).toEqual({ at: 'match', id: 'abc' });
  expect(placeOf(linkTo.table('abc'))).toEqual({ at: 'table', id: 'abc' });
  expect(placeOf(linkTo.study('abc'))).toEqual({ at: 'study', id: 'abc', online: false });
  expect(placeOf(linkTo.studyTable('abc'))).toEqual({ at: 'study', id: 'abc', online: true });
  expect(placeOf(linkTo.rules('loot'))).toEqual({ at: 'rules', game: 'loot', place: '' });
  expect(placeOf(linkTo.rules('loot', 'goal.tie'))).toEqual({ at: 'rules', game: 'loot', place: 'goal.tie' });
  expect(placeOf('#/rules/loot/topic%3Aship')).toEqual({ at: 'rules', game: 'loot', place: 'topic:ship' });
  expect(placeOf(linkTo.puzzles('loot'))).toEqual({ at: 'puzzles', game: 'loot', n: '' });
  expect(placeOf(linkTo.puzzle('loot', 7))).toEqual({ at: 'puzzles', game: 'loot', n: '7' });
  expect(placeOf(linkTo.puzzleOfTheDay)).toEqual({ at: 'puzzles', game: 'day', n: '' });
  expect(placeOf(linkTo.daily())).toEqual({ at: 'daily', game: '' });
  expect(placeOf(linkTo.daily('loot'))).toEqual({ at: 'daily', game: 'loot' });
  expect(placeOf(linkTo.seat('abc', 'secret'))).toEqual({ at: 'play', id: 'abc', token: 'secret' });
  for (const hash of ['', '#', '#/table', '#/play/abc', '#/nowhere/x']) expect(placeOf(hash)).toEqual({ at: 'home' });
});
