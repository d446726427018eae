import { describe, expect, it } from 'vitest';

import type { StoryPly } from '../engine/protocol';
import { bestTurns, leadOf, stopsOf } from './saga';

const plies = (...turns: number[]): StoryPly[] =>
  turns.map((turn, ply) => ({ ply, turn, actor: 0, sealed: true, events: [], told: [] }));

describe('the points of a match', () => {
  it('are asked for at the start and after every turn', () => {
    expect(stopsOf(plies(0, 0, 1, 1, 2, 3))).toEqual([
      { turn: 0, ply: 0 },
      { turn: 1, ply: 4 },
      { turn: 2, ply: 5 },
      { turn: 3, ply: 6 },
    ]);
    expect(stopsOf([])).toEqual([{ turn: 0, ply: 0 }]);
  });

  it('are asked for a bounded number of times, the end among them', () => {
    const stops = stopsOf(plies(...Array.from({ length: 1000 }, (_, i) => i + 1)));
    expect(stops.length).toBeLessThanOrEqual(120);
    expect(stops.at(0)).toEqual({ turn: 0, ply: 0 });
    expect(stops.at(-1)).toEqual({ turn: 1000, ply: 1000 });
  });

  const samples = [
    [0, 0],
    [3, 0],
    [3, 5],
    [4, 4],
    [9, 4],
  ].map((points, turn) => ({ turn, ply: turn, points }));

  it('have a best turn for every seat that gained', () => {
    expect(bestTurns(samples)).toEqual([
      { seat: 0, turn: 4, gain: 5 },
      { seat: 1, turn: 2, gain: 5 },
    ]);
    expect(bestTurns(samples.slice(0, 2))).toEqual([{ seat: 0, turn: 1, gain: 3 }]);
  });

  it('say nothing of a single turn where turns were left out', () => {
    expect(bestTurns([samples[0], samples[2]].filter((it) => it !== undefined))).toEqual([]);
  });

  it('tell how the lead went', () => {
    expect(leadOf(samples)).toEqual({ changes: 2, seat: 0, since: 4 });
    expect(leadOf(samples.slice(0, 1))).toBeNull();
  });
});
