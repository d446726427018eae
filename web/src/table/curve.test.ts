import { expect, it } from 'vitest';

import { plot, spread, stepFor } from './curve';

it('steps are round', () => {
  expect(stepFor(7, 5)).toBe(2);
  expect(stepFor(40, 8)).toBe(5);
  expect(stepFor(60, 5)).toBe(20);
});

it('shields keep apart and inside', () => {
  expect(spread([50, 50, 10], 20, 60)).toEqual([40, 60, 10]);
});

it('a curve fills its box, below nothing too', () => {
  const box = { left: 10, right: 110, top: 0, bottom: 100 };
  const samples = [
    { turn: 0, ply: 0, points: [0, 0] },
    { turn: 2, ply: 9, points: [15, -5] },
  ];
  const { lines, across, along } = plot(samples, box, 1);
  expect(lines[0]?.points).toEqual([
    [10, 75],
    [110, 0],
  ]);
  expect(lines[1]?.points.at(-1)).toEqual([110, 100]);
  expect(across.map(({ value }) => value)).toEqual([-5, 0, 5, 10, 15]);
  expect(along.map(({ value }) => value)).toEqual([0, 1, 2]);
});
