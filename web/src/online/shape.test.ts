import { describe, expect, test } from 'vitest';

import { anything, byWord, flag, list, maybe, Misshapen, number, oneOf, orNull, shape, text, whole } from './shape';
import { serverMessage, table } from './shapes';

describe('shapes', () => {
  test('what fits is handed on as it came, with what nobody asked for', () => {
    const seat = shape({ name: text, seat: whole, late: maybe(flag) });
    const value = { name: 'Astrid', seat: 0, newer: true };
    expect(seat(value, 'seat')).toBe(value);
    expect(list(orNull(number))([1, null, 2.5], 'left')).toEqual([1, null, 2.5]);
  });

  test('what does not says where and why', () => {
    const check = shape({ seats: list(shape({ name: text }), 2) });
    const says = (value: unknown) => {
      try {
        check(value, 'table');
      } catch (error) {
        expect(error).toBeInstanceOf(Misshapen);
        return (error as Error).message;
      }
      return 'nothing';
    };
    expect(says({ seats: [{ name: 'A' }, { name: 7 }] })).toBe('table.seats[1].name: no text');
    expect(says({ seats: [{}, {}, {}] })).toBe('table.seats: more than 2');
    expect(says({ seats: {} })).toBe('table.seats: no list');
    expect(says(null)).toBe('table: no object');
    expect(says([])).toBe('table: no object');
  });

  test('numbers are numbers, words are known ones, nothing is endless', () => {
    expect(() => whole(1.5, 'ply')).toThrow('ply: no whole number');
    expect(() => number(Number.NaN, 'at')).toThrow('at: no number');
    expect(() => oneOf('open', 'over')('gone', 'status')).toThrow('status: none of open, over');
    expect(() => text('x'.repeat(200_001), 'record')).toThrow('record: too long');
    let deep: unknown = 1;
    for (let i = 0; i < 60; ++i) deep = [deep];
    expect(() => anything(deep, 'state')).toThrow('state: too deep');
    const either = byWord<unknown>('is', { a: shape({ n: whole }) });
    expect(either({ is: 'a', n: 1 }, 'it')).toEqual({ is: 'a', n: 1 });
    expect(() => either({ is: 'toString' }, 'it')).toThrow("it.is: 'toString' is unknown");
  });
});

describe('what the hall says', () => {
  const open = {
    id: 't',
    game: 'loot',
    options: '',
    ruleset: 'x',
    status: 'open',
    listed: true,
    host: 0,
    created: 1,
    changed: 2,
    turn: 0,
    seed_hash: '',
    clock: { kind: 'none', seconds: 0 },
    seats: [
      { is: 'open', name: null },
      { is: 'bot', name: 'Karl', level: 'karl' },
    ],
    running: null,
    decider: null,
    watching: 0,
    ending: null,
    rematch: null,
  };
  test('is believed when it has its shape', () => {
    expect(table(open, 'table')).toBe(open);
    expect(serverMessage({ is: 'table', seat: null, table: open }, 'message')).toBeTruthy();
    expect(serverMessage({ is: 'answer', id: 7 }, 'message')).toBeTruthy();
    expect(serverMessage({ is: 'goodbye', why: 'draining' }, 'message')).toBeTruthy();
  });
  test('and not otherwise', () => {
    expect(() => table({ ...open, seats: [{ is: 'ghost' }] }, 'table')).toThrow(
      "table.seats[0].is: 'ghost' is unknown",
    );
    expect(() => serverMessage({ is: 'position', ply: 1 }, 'message')).toThrow('message.floor: no whole number');
    expect(() => serverMessage('hello', 'message')).toThrow('message: no object');
  });
});
