import { expect, it } from 'vitest';

import { Words } from '../words/phrase';
import { whyEnded } from './ended';

it('the last thing told that has a sentence for afterwards is why a match ended', () => {
  const words = new Words('en', { 'x.ended.stall': 'Nobody moved.', 'x.event.over': 'Over.' });
  const ply = (...keys: string[]) => ({
    ply: 0,
    turn: 1,
    actor: 0,
    sealed: true,
    events: [],
    told: keys.map((key) => ({ key })),
  });
  expect(whyEnded([ply('x.event.stall'), ply('x.event.moved', 'x.event.over')], words)).toBe('Nobody moved.');
  expect(whyEnded([ply('x.event.over')], words)).toBe('');
});
