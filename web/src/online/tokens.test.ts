import { beforeEach, expect, it, vi } from 'vitest';

import { allSeats, dropSeat, keepSeat, readSeats, seatAt, seatIsOver } from './tokens';

class Shelf {
  readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
}
const TABLE = 'k3v9q0x2m7ab';
const OTHER = 'aaaaaaaaaaaa';
const token = (letter: string) => letter.repeat(32);
let browser: Shelf;

beforeEach(() => {
  browser = new Shelf();
  vi.stubGlobal('localStorage', browser);
  vi.stubGlobal('sessionStorage', new Shelf());
});

it('keeps a seat and finds it again', () => {
  keepSeat({ table: TABLE, token: token('a'), seat: 1 }, 'lofoten', 'Åse');
  expect(seatAt(TABLE)).toMatchObject({ seat: 1, game: 'lofoten', name: 'Åse', token: token('a') });
  expect(seatAt(OTHER)).toBeNull();
});

it('learns what a personal link did not say, and forgets nothing for it', () => {
  keepSeat({ table: TABLE, token: token('a'), seat: null });
  expect(seatAt(TABLE)?.seat).toBeNull();
  keepSeat({ table: TABLE, token: token('a'), seat: 0 }, 'loot', 'Leif');
  keepSeat({ table: TABLE, token: token('a'), seat: null });
  expect(allSeats()).toHaveLength(1);
  expect(seatAt(TABLE)).toMatchObject({ seat: 0, game: 'loot', name: 'Leif' });
});

it('two tabs may be two seats of one table, and none is lost', () => {
  keepSeat({ table: TABLE, token: token('a'), seat: 0 });
  const first = sessionStorage;
  vi.stubGlobal('sessionStorage', new Shelf());
  keepSeat({ table: TABLE, token: token('b'), seat: 1 });
  expect(seatAt(TABLE)?.seat).toBe(1);
  vi.stubGlobal('sessionStorage', first);
  expect(seatAt(TABLE)?.seat).toBe(0);
  vi.stubGlobal('sessionStorage', new Shelf()); // a new tab takes the last one used
  expect(seatAt(TABLE)?.seat).not.toBeUndefined();
  dropSeat(token('b'));
  expect(allSeats().map((each) => each.seat)).toEqual([0]);
});

it('remembers which matches are over', () => {
  keepSeat({ table: TABLE, token: token('a'), seat: 0 });
  expect(seatAt(TABLE)?.over).toBe(false);
  seatIsOver(token('a'));
  keepSeat({ table: TABLE, token: token('a'), seat: 0 });
  expect(seatAt(TABLE)?.over).toBe(true);
});

it('bears what others have written, and keeps a bounded number', () => {
  expect(readSeats('nonsense')).toEqual([]);
  expect(readSeats('{"table":1}')).toEqual([]);
  expect(
    readSeats(JSON.stringify([{ table: '../x', token: token('a') }, { table: TABLE, token: 'short' }, null])),
  ).toEqual([]);
  expect(readSeats(JSON.stringify([{ table: TABLE, token: token('a'), seat: 'x', used: 'y' }]))).toMatchObject([
    { seat: null, game: '', used: 0 },
  ]);
  for (let i = 0; i < 250; ++i) keepSeat({ table: TABLE, token: String(i).padStart(32, '0'), seat: 0 });
  expect(allSeats()).toHaveLength(200);
});

it('plays on in a browser that keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  keepSeat({ table: OTHER, token: token('c'), seat: 1 });
  expect(seatAt(OTHER)?.seat).toBe(1);
});
