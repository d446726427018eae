import { expect, it } from 'vitest';

import type { StoredMatch } from './matches';
import { cutRecord, movesIn, playersOf, readFile, writeFile } from './record';

const SAVE = 'jarl record 1\ngame: lofoten\nseat 0: Åse\nseat 1: Karl\nmoves: 1\n\n1. 0 play right\n';
const match: StoredMatch = {
  id: 'abc',
  game: 'lofoten',
  players: [
    { kind: 'human', name: 'Åse' },
    { kind: 'bot', name: 'Karl', level: 'karl' },
  ],
  begin: null,
  save: SAVE,
  started: 0,
  changed: 0,
  turn: 1,
  over: false,
  totals: [0, 0],
  ranking: [],
};

it('a file remembers who sits where', () => {
  const { name, text } = writeFile(match);
  expect(name).toBe('lofoten-1970-01-01-abc.record');
  const file = readFile(text);
  expect(file?.record).toBe(SAVE);
  expect(file && playersOf(file)).toEqual(match.players);
});

it('a finished match is its record and nothing else', () => {
  expect(writeFile({ ...match, over: true }).text).toBe(SAVE);
});

it('reads what Windows made of it, and refuses what is no record', () => {
  expect(readFile(SAVE.replaceAll('\n', '\r\n'))?.record).toBe(SAVE);
  expect(readFile('hello')).toBeNull();
  expect(readFile('jarl record 1\nseat 0: A\n\n')).toBeNull();
});

it('who is not named is a person', () => {
  const file = readFile(SAVE);
  expect(file && playersOf(file).every((player) => player.kind === 'human')).toBe(true);
});

it('a record is cut in the middle of a turn, and no shorter than it is', () => {
  const turns = '1. 0 play right; slide; stop\n2. 1 play left; end\n';
  const whole = `jarl record 1\ngame: lofoten\nmoves: 5\n\n${turns}`;
  expect(cutRecord(whole, 4)).toBe(
    'jarl record 1\ngame: lofoten\nmoves: 4\n\n1. 0 play right; slide; stop\n2. 1 play left\n',
  );
  expect(cutRecord(whole, 3)).toBe('jarl record 1\ngame: lofoten\nmoves: 3\n\n1. 0 play right; slide; stop\n');
  expect(cutRecord(whole, 0)).toBe('jarl record 1\ngame: lofoten\nmoves: 0\n\n');
  expect(cutRecord(whole, 9)).toBe(whole);
  expect(movesIn(cutRecord(whole, 2))).toBe(2);
});
