import { expect, it } from 'vitest';

import { chancesOf, mostMoved, readAnalysis, turningPoints, type JudgedPly } from './lines';

const ply = (number: number, more: Partial<JudgedPly> = {}): JudgedPly => ({
  ply: number,
  turn: 1,
  actor: 0,
  move: 'a',
  forced: false,
  chance: false,
  before: [
    [0.5, 0.01],
    [0.5, 0.01],
  ],
  after: [
    [0.4, 0.01],
    [0.6, 0.01],
  ],
  decision: [],
  luck: [
    [0, 0],
    [0, 0],
  ],
  unseen: [],
  sight: [],
  best: 'b',
  loss: [0.1, 0.01],
  mistake: false,
  stroke: false,
  ...more,
});
const lines = (plies: JudgedPly[], mistakes: number[], strokes: number[]) =>
  [...plies, { game: 'x', seats: [], mistakes, strokes }].map((each) => JSON.stringify(each)).join('\n') + '\n';

it('turning points come in the order of the match', () => {
  const lucky = ply(2, {
    luck: [
      [-0.2, 0.01],
      [0.2, 0.01],
    ],
  });
  const analysis = readAnalysis(lines([ply(1), lucky, ply(3)], [3, 1], [2]));
  expect(turningPoints(analysis).map(({ kind, ply, seat, size }) => [kind, ply.ply, seat, size[0]])).toEqual([
    ['mistake', 1, 0, 0.1],
    ['stroke', 2, 1, 0.2],
    ['mistake', 3, 0, 0.1],
  ]);
  expect(chancesOf(analysis).map(([first]) => first?.[0])).toEqual([0.5, 0.4, 0.4, 0.4]);
});

it('with three seats it is the stroke of whoever it changed most', () => {
  const luck = [
    [-0.3, 0],
    [0.2, 0],
    [0.1, 0],
  ] as const;
  expect(mostMoved(ply(1, { luck }))).toBe(0);
});
