import { expect, it } from 'vitest';

import type { TableSeat } from './protocol';
import { freeSeats, keptFor } from './seats';

it('a seat that is kept for somebody is not free', () => {
  const seats: TableSeat[] = [
    { is: 'bot', name: 'Karl', level: 'karl' },
    { is: 'open', name: 'Leif' },
    { is: 'open', name: null },
    { is: 'open' },
  ];
  expect(freeSeats(seats)).toBe(2);
  expect(keptFor(seats)).toEqual(['Leif']);
});
