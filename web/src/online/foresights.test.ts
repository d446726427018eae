import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { RawForesight } from '../engine/protocol';
import { Foresights } from './foresights';

let asked: { text: string; answer: (foresight: RawForesight | null) => void; fail: () => void }[];
let foresights: Foresights;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  foresights = new Foresights(
    (text) => new Promise((answer, reject) => asked.push({ text, answer, fail: () => reject(new Error('lost')) })),
  );
});
afterEach(() => vi.useRealTimers());

const texts = () => asked.map(({ text }) => text);

it('asks each move once for a position', async () => {
  const first = foresights.get('a');
  expect(foresights.get('a')).toBe(first);
  asked[0]?.answer({ chance: true });
  expect(await first).toEqual({ chance: true });
  await foresights.get('a');
  expect(texts()).toEqual(['a']);
  foresights.clear();
  void foresights.get('a');
  expect(texts()).toEqual(['a', 'a']);
});

it('asks a few at a time, and what is pointed at now before the rest', async () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f']) void foresights.get(text);
  expect(texts()).toEqual(['a', 'b', 'c', 'd']);
  asked[0]?.answer(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(texts()).toEqual(['a', 'b', 'c', 'd', 'f']);
});

it('never asks more in a second than the server bears', async () => {
  for (let i = 0; i < 40; ++i) void foresights.get(`m${i}`);
  for (let i = 0; i < 40; ++i) {
    asked[i]?.answer(null);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(asked).toHaveLength(15);
  await vi.advanceTimersByTimeAsync(1100);
  expect(asked.length).toBeGreaterThan(15);
});

it('lets go what waits when the position changes, and forgets what failed', async () => {
  const waiting = ['a', 'b', 'c', 'd', 'e'].map((text) => foresights.get(text));
  foresights.clear();
  expect(await waiting[4]).toBeNull();
  asked[0]?.fail();
  expect(await waiting[0]).toBeNull();
  const many = Array.from({ length: 60 }, (_, i) => foresights.get(`m${i}`));
  expect(await many[1]).toBeNull(); // the oldest of too many is not waited for
});
