import { describe, expect, it } from 'vitest';

import type { StoryPly } from '../engine/protocol';
import { deedsOf, logOf, othersJustDid, retold, topicOf } from './story';

const ply = (number: number, actor: number, turn = actor + 1, told = 1): StoryPly => ({
  ply: number,
  actor,
  turn,
  sealed: true,
  events: [],
  told: Array.from({ length: told }, () => ({ key: `x${number}` })),
});

describe('the story', () => {
  const story = [ply(0, 0), ply(1, 1), ply(2, 1), ply(3, 0)];

  it('is told anew from where it can still change', () => {
    expect(retold(story, 3, []).map((each) => each.ply)).toEqual([0, 1, 2]);
    expect(retold(story, 2, [ply(2, 0)]).at(-1)?.actor).toBe(0);
  });

  it('knows what the others just did', () => {
    expect(othersJustDid(story, 0)).toEqual({ from: 1, to: 3 });
    expect(othersJustDid(story.slice(0, 3), 0)).toEqual({ from: 1, to: 3 });
    expect(othersJustDid(story.slice(0, 1), 0)).toBeNull();
    expect(othersJustDid(story, null)).toEqual({ from: 0, to: 4 });
  });

  it('becomes a log by turn, with the boundary', () => {
    const log = logOf([ply(0, 0, 1, 2), ply(1, 0, 1, 0), ply(2, 1, 2, 1)], 2);
    expect(log.map(({ turn, lines }) => [turn, lines.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(log[0]?.lines[0]?.open).toBe(false);
    expect(log[1]?.lines[0]?.open).toBe(true);
  });

  it('announces a turn by its heading, and says there what is special about it', () => {
    const ends = { ...ply(1, 0, 1, 0), told: [{ key: 'x.event.drew' }, { key: 'x.event.turn' }] };
    const again = { ...ply(1, 0, 1, 0), told: [{ key: 'x.event.turn.extra' }] };
    const keys = (story: readonly StoryPly[]) =>
      logOf(story, 9).map(({ turn, lines }) => [turn, ...lines.map(({ phrase }) => phrase.key)]);
    expect(keys([ends, ply(2, 1, 2)])).toEqual([
      [1, 'x.event.drew'],
      [2, 'x2'],
    ]);
    expect(keys([again, ply(2, 0, 2)])).toEqual([[2, 'x.event.turn.extra', 'x2']]);
  });

  it('is what each seat did', () => {
    const ends = { ...ply(1, 0, 1, 0), told: [{ key: 'x.event.drew' }, { key: 'x.event.turn' }] };
    expect(deedsOf([ply(0, 2), ends, ply(2, 2)])).toEqual([
      { actor: 2, told: [{ key: 'x0' }, { key: 'x2' }] },
      { actor: 0, told: [{ key: 'x.event.drew' }] },
    ]);
  });
});

it('a phrase of the log leads to its help', () => {
  const topics = ['fish', 'tile', 'jarls', 'longship'];
  expect(topicOf('lofoten.good.fish', topics)).toBe('fish');
  expect(topicOf('lofoten.tile', topics)).toBe('tile');
  expect(topicOf('lofoten.jarl.feastgiver', topics)).toBe('jarls');
  expect(topicOf('lofoten.event.over', topics)).toBeNull();
});
