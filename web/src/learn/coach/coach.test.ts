// Which step it is, and what is played for whom; without a table.
import { expect, it, vi } from 'vitest';

import { Coach, GOAL } from './coach.svelte';
import type { Lesson } from './lesson';

const RECORD = 'jarl record 1\ngame: x\nmoves: 6\n\n1. 0 a; b; end\n2. 1 c; end\n3. 0 d\n';
const LESSON: Lesson = {
  game: 'x',
  name: 'first',
  record: RECORD,
  told: { title: '', goal: [], steps: {}, done: '' },
  script: {
    order: 1,
    minutes: 1,
    seat: 0,
    steps: [
      { ply: 0, key: 'read' },
      { ply: 0, key: 'two', want: ['a', 'z'], until: 2 },
      { ply: 5, key: 'look' },
      { ply: 5, key: 'free', want: 'any' },
    ],
  },
};

function led(step = GOAL) {
  const coach = new Coach(LESSON, step);
  const match = { resume: vi.fn(async () => undefined), rewind: vi.fn(async () => undefined), note: vi.fn() };
  coach.lead(match);
  coach.reached(0);
  return { coach, match };
}

it('goes from the goal over what is read to what is asked', async () => {
  const { coach, match } = led();
  expect([coach.opening, coach.holds, coach.now]).toEqual([true, true, null]);
  await coach.next();
  expect([coach.now?.key, coach.reads, coach.holds, coach.at, coach.of]).toEqual(['read', true, true, 1, 4]);
  expect(coach.answer(0, 0)).toBeNull();
  await coach.next();
  expect([coach.now?.key, coach.holds]).toEqual(['two', false]);
  expect(match.note).toHaveBeenLastCalledWith({ name: 'first', step: 1 });
  expect(match.resume).toHaveBeenCalledTimes(2);
});

it('takes what is wanted and nothing else', async () => {
  const { coach } = led(1);
  expect(coach.takes('q', ['a', 'q', 'z'])).toBe(false);
  expect(coach.unwanted).toBe('q');
  expect(coach.takes('z', ['a', 'q', 'z'])).toBe(true);
  expect(coach.unwanted).toBeNull();
  coach.reached(1);
  expect([coach.now?.key, coach.takes('z', ['b', 'z']), coach.takes('b', ['b', 'z'])]).toEqual(['two', false, true]);
});

it('plays for the rival, and for the learner where nothing is asked', () => {
  const { coach } = led(1);
  expect(coach.answer(0, 0)).toBeNull();
  coach.reached(2);
  expect(coach.now).toBeNull(); // the next step comes later
  expect(coach.answer(2, 0)).toBe('end');
  expect(coach.answer(3, 1)).toBe('c');
  coach.reached(5);
  expect([coach.now?.key, coach.holds]).toEqual(['look', true]);
});

it('goes back a step, in the match too', async () => {
  const { coach, match } = led(1);
  coach.reached(1);
  await coach.back(); // to the beginning of this step
  expect(match.rewind).toHaveBeenLastCalledWith(0);
  coach.reached(0);
  expect(coach.now?.key).toBe('two');
  await coach.back();
  expect([coach.now?.key, coach.canGoBack]).toEqual(['read', false]);
  expect(match.rewind).toHaveBeenCalledTimes(1);
});

it('follows a move that is taken back', () => {
  const { coach } = led(1);
  coach.reached(2);
  coach.reached(1);
  expect(coach.now?.key).toBe('two');
});

it('ends with the record, and leaves when it is told to', async () => {
  const { coach, match } = led(3);
  coach.reached(5);
  expect(coach.takes('whatever', ['whatever'])).toBe(true);
  coach.reached(6);
  expect([coach.finished, coach.holds, coach.answer(6, 1)]).toEqual([true, true, null]);
  await coach.leave();
  expect([coach.finished, coach.holds, coach.answer(6, 1)]).toEqual([false, false, undefined]);
  expect(match.note).toHaveBeenLastCalledWith(null);
});
