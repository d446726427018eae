import { expect, it } from 'vitest';

import { inOrder, oncePerTable, type OwnTable } from './lobby.svelte';
import type { Table } from './protocol';
import type { KeptSeat } from './tokens';

const kept = (table: string, seat: number, used: number): KeptSeat => ({
  table,
  token: table + seat,
  seat,
  game: 'lofoten',
  name: '',
  over: false,
  used,
});
const table = (status: Table['status'], decider: number | null): Table => ({ status, decider }) as unknown as Table;

it('a table is listed once, with the seat used last', () => {
  expect(oncePerTable([kept('b', 1, 3), kept('a', 0, 2), kept('b', 0, 1)]).map((it) => it.table + it.seat)).toEqual([
    'b1',
    'a0',
  ]);
});

it('where I am asked comes first, what is over last', () => {
  const own: OwnTable[] = [
    { kept: kept('over', 0, 9), table: table('over', null), gone: false },
    { kept: kept('open', 0, 8), table: table('open', null), gone: false },
    { kept: kept('theirs', 0, 7), table: table('playing', 1), gone: false },
    { kept: kept('mine', 0, 1), table: table('playing', 0), gone: false },
    { kept: kept('gone', 0, 5), table: null, gone: true },
  ];
  expect(inOrder(own).map((it) => it.kept.table)).toEqual(['mine', 'theirs', 'open', 'gone', 'over']);
});
