import { expect, it } from 'vitest';

import { marks } from './marks.svelte';

it('a puzzle keeps the best that is true of it', () => {
  marks.add('a', 'solved');
  marks.add('a', 'first'); // on another day
  marks.add('a', 'seen');
  expect(marks.of('a')).toBe('solved');
  marks.add('b', 'first');
  marks.add('b', 'seen');
  expect(marks.of('b')).toBe('first');
  marks.add('c', 'seen');
  marks.add('c', 'first'); // whoever has looked it up
  expect(marks.of('c')).toBe('solved');
  expect(marks.of('d')).toBeUndefined();
});
