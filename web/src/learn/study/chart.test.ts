import { expect, it } from 'vitest';

import { along, bandOf, lineOf, marksOf } from './chart';
import type { TurningPoint } from './lines';

const frame = { left: 10, right: 110, top: 0, bottom: 100, plies: 50 };

it('a ply has its place along the slider', () => {
  expect([0, 25, 50].map((ply) => along(frame, ply))).toEqual([10, 60, 110]);
});

it('the band lies around the line and never leaves the frame', () => {
  const chances = [[[0.5, 0.1]], [[1, 0.1]]] as const;
  expect(lineOf(frame, chances, 0)).toBe('10.0,50.0 12.0,0.0');
  expect(bandOf(frame, chances, 0, 1)).toBe('10.0,40.0 12.0,0.0 12.0,10.0 10.0,60.0');
});

it('signs stand side by side, and all inside', () => {
  const points = [49, 50, 50].map((ply) => ({ ply: { ply } })) as unknown as TurningPoint[];
  const xs = marksOf(frame, points, 20).map(({ x }) => x);
  expect(xs).toEqual([70, 90, 110]);
});
