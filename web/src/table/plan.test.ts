import { expect, test } from 'vitest';

import { planFor } from './plan';

test('a desk is wide, a tablet middle, a phone small, and low when it lies on its side', () => {
  expect(planFor(1440, 900, 16)).toBe('wide');
  expect(planFor(1280, 720, 16)).toBe('wide');
  expect(planFor(768, 1024, 16)).toBe('middle');
  expect(planFor(1024, 768, 16)).toBe('middle');
  expect(planFor(360, 740, 16)).toBe('small');
  expect(planFor(740, 360, 16)).toBe('low');
});

test('larger letters make a screen smaller', () => {
  expect(planFor(1440, 900, 16 * 1.35)).toBe('middle');
  expect(planFor(768, 1024, 16 * 1.35)).toBe('small');
  expect(planFor(740, 360, 16 * 1.35)).toBe('low');
});
