import { expect, it } from 'vitest';

import { Words } from '../words/phrase';
import { chapterOf, guideOf } from './guide';

it('a guide has the chapters that the game has words for, line by line', () => {
  const words = new Words('en', { 'x.guide.goal': 'Win.', 'x.guide.turn': 'Play.\nDraw.' });
  const guide = guideOf('x', words);
  expect(guide).toEqual([
    { name: 'goal', lines: ['Win.'] },
    { name: 'turn', lines: ['Play.', 'Draw.'] },
  ]);
  expect(chapterOf('turn', guide)).toBe('turn');
  expect(chapterOf('end', guide)).toBeNull(); // no words for it: the topic stays among the others
  expect(chapterOf('tile', guide)).toBeNull();
});
