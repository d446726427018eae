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

it('a match is cut where it stood after some moves', () => {
  const facts = 'seed sha256: ab\nseed: cd\nresult: 1 (place 1), 0 (place 2)\nmoves: 5\n\n';
  const record = `jarl record 1\ngame: lofoten\n${facts}1. 0 play left; stop; end\n2. 1 play right; stop\n`;
  const cut = 'jarl record 1\ngame: lofoten\nseed sha256: ab\nsecret seed: cd\nmoves: ';
  expect(cutRecord(record, 4)).toBe(`${cut}4\n\n1. 0 play left; stop; end\n2. 1 play right\n`);
  expect(cutRecord(record, 3)).toBe(`${cut}3\n\n1. 0 play left; stop; end\n`);
  expect(cutRecord(record, 0)).toBe(`${cut}0\n\n`);
  expect(cutRecord(record, 5)).toBe(`${cut}5\n\n1. 0 play left; stop; end\n2. 1 play right; stop\n`);
  expect(movesIn(cutRecord(record, 3) ?? '')).toBe(3);
  expect(cutRecord(record, 6)).toBeNull();
  expect(cutRecord(`${cut}0\n\n`, 1)).toBeNull();
});
