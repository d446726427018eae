// Moves and their pieces, needs and gains, chains: what the table shows of a view.
import { describe, expect, it } from 'vitest';

import { after } from './after';
import { learned, NO_FLEET } from './fleet';
import { flightOf, touched } from './flights';
import { berthHelps, berthStars, starKind, tileHelps, tileStars } from './foreseen';
import { gainsOf, kindsIn, tilesOf } from './gains';
import { hasPiece, laidKind, spotOf, topicAt } from './moves';
import { needsOf, wantsOf } from './needs';
import { ropes } from './ropes';
import type { Cell, LandHex, Longship, Player, State } from './types';

// A fjord of one row of five cells; the second holds a sea port.
const CELLS: Cell[] = [0, 1, 2, 3, 4].map((i) => ({
  cell: `c${i}r0`,
  column: i,
  row: 0,
  q: i,
  r: 0,
  site: i === 1 ? ('port' as const) : null,
  neighbours: [i - 1, i + 1].filter((n) => n >= 0 && n < 5),
}));
const NOTHING = { tiles: 0, value: 1 };
const PLAYER: Player = {
  vikings_left: 13,
  shields: ['second', 'double', 'occupied'],
  trophy: null,
  tiles: [{ cell: 'c0r0', kind: 'wood' }],
  ships: [],
  reached: [],
  sites: [
    {
      site: 'port-1',
      kind: 'port',
      cell: 'c1r0',
      points: 5,
      needs: { wood: 1, house: 1 },
      lacks: { house: 1 },
      beside: ['c2r0'],
      last: 'house',
      adds: 5,
      finished: false,
    },
  ],
  berths: [{ ship: 'wood-1', cell: 'c2r0', lacks: { axe: 2 }, adds: 1 }],
  empty: ['c2r0', 'c3r0', 'c4r0'],
  linked: [],
  castle_steps: {},
  score: { total: 1, castle: 0, tower: 0, house: 0, gold: 0, sheep: 0, wood: 1, sites: 0, trophy: 0, longships: 0 },
  kinds: {
    wood: { tiles: 1, value: 1 },
    sheep: NOTHING,
    gold: { tiles: 0, value: 2 },
    axe: { tiles: 0, value: 0 },
    house: NOTHING,
    tower: { tiles: 0, value: 2 },
    castle: { tiles: 0, value: 4 },
  },
};
const SHIP: Longship = { ship: 'wood-1', target: 'wood', bonus: 1, needs: { wood: 1, axe: 2 }, penalty: 5 };
const resource = (q: number, vikings: readonly number[], neighbours: readonly number[]): LandHex => ({
  type: 'resource',
  q,
  r: 0,
  resource: 'wood',
  terrain: 'forest',
  landing: false,
  vikings,
  neighbours,
});
// Castle, viking of seat 0, viking of seat 0, free, sea: in one row.
const HEXES: LandHex[] = [
  { type: 'building', q: 0, r: 0, building: 'castle', stack: 3, neighbours: [1] },
  resource(1, [0], [0, 2]),
  resource(2, [0, 1], [1, 3]),
  resource(3, [], [2, 4]),
  { type: 'sea', q: 4, r: 0, slot: 0, ship: 'wood-1', neighbours: [3] },
];
const PLACE = { face: 'A1', q: 0, r: 0, rotation: 0 };
const STATE: State = {
  phase: 'place',
  active: 0,
  turn: 1,
  board: { tiles: [], sea: PLACE, trophy: PLACE, hexes: HEXES },
  sea: [SHIP, null],
  bag: [],
  trophies: [{ axes: 2, points: 3, left: true }],
  cells: CELLS,
  players: [PLAYER, PLAYER],
  step: {
    declared: [],
    second_viking: false,
    won: {},
    laying: null,
    too_many: 0,
    taken: null,
    taking: null,
    emptied: null,
    trophy_taken: false,
  },
  offers: [],
};

describe('a move has its piece', () => {
  it.each([
    ['place -3,2', 'hex--3,2'],
    ['shield double', 'shield-double'],
    ['leave house 2,-4', 'won-house-2,-4'],
    ['lay gold c3r2', 'cell-c3r2'],
    ['ship gold-2', 'ship-gold-2'],
    ['berth c0r5', 'cell-c0r5'],
    ['trophy 3', 'trophy-3'],
    ['end', 'end'],
  ])('%s: %s', (text, spot) => {
    expect(spotOf(text)).toBe(spot);
  });
  it('and the piece its help', () => {
    expect(topicAt('ship-gold-2', () => null)).toBe('longship');
    expect(topicAt('hex-0,0', () => 'castle')).toBe('castle');
    expect(topicAt('cell-c0r1', () => null)).toBe('fjord');
  });
});

describe('needs', () => {
  it('come one by one, what is lacking last', () => {
    expect(needsOf({ axe: 2, wood: 1 }, { axe: 1 })).toEqual([
      { kind: 'wood', met: true },
      { kind: 'axe', met: true },
      { kind: 'axe', met: false },
    ]);
  });
  it('of what is nearest to completion come first', () => {
    const far = { ...SHIP, cell: 'c3r0', validated: false, lacks: SHIP.needs, beside: ['c2r0'], last: null, adds: 6 };
    expect(wantsOf({ ...PLAYER, ships: [far] }).map(({ name }) => name)).toEqual(['port-1', 'wood-1']);
    expect(wantsOf({ ...PLAYER, ships: [{ ...far, validated: true }] }).map(({ name }) => name)).toEqual(['port-1']);
  });
  it('that lack one tile have a star on the cells beside them', () => {
    expect([...tileStars(PLAYER, { house: 1, wood: 1 })]).toEqual([['c2r0', ['port-1']]]);
    expect(tileStars(PLAYER, { wood: 1 }).size).toBe(0);
    expect(starKind(PLAYER, { wood: 1, house: 1 }, 'c2r0')).toBe('house');
  });
  it('make the cells glow where a tile brings something nearer', () => {
    const ship = {
      ...SHIP,
      cell: 'c3r0',
      validated: false,
      lacks: { axe: 2 },
      beside: ['c2r0', 'c4r0'],
      last: null,
      adds: 6,
    };
    const player = { ...PLAYER, ships: [ship] };
    expect([...tileHelps(player, 'axe')]).toEqual(['c2r0', 'c4r0']);
    expect(tileHelps(player, 'gold').size).toBe(0);
  });
});

describe('gains', () => {
  it('are the tiles among what a move brings', () => {
    const tiles = tilesOf([
      { event: 'won', kind: 'gold', count: 2, spot: null },
      { event: 'won', kind: 'castle', count: 1, spot: '0,0' },
    ]);
    expect(kindsIn({ ...tiles, axe: 0 })).toEqual([
      ['gold', 2],
      ['castle', 1],
    ]);
  });
  it('put the richest gain first, alike ones together', () => {
    const wood = { event: 'won', kind: 'wood', count: 1, spot: null } as const;
    const house = { event: 'won', kind: 'house', count: 1, spot: '0,1' } as const;
    const gains = gainsOf([
      { move: 'place 1,0', hex: '1,0', brings: [wood], points: 1 },
      { move: 'place 2,0', hex: '2,0', brings: [wood, house], points: 2 },
      { move: 'place 3,0', hex: '3,0', brings: [wood], points: 1 },
    ]);
    expect(gains.map(({ spots }) => spots)).toEqual([['hex-2,0'], ['hex-1,0', 'hex-3,0']]);
  });
});

describe('chains', () => {
  it('are ropes between hexes of one seat', () => {
    expect(ropes(HEXES, 2)).toEqual([{ seat: 0, from: 1, to: 2 }]);
  });
});

it('a move that lays a tile says which kind', () => {
  expect(laidKind('lay house c3r2')).toBe('house');
  expect(laidKind('berth c3r2')).toBeNull();
});

it('the end of a turn has no piece on the board: it never folds away', () => {
  expect([hasPiece('lay wood c2r0'), hasPiece('end')]).toEqual([true, false]);
});

it('the stars of a longship in hand, and where it finds something, come from the offers', () => {
  const offers = [
    {
      move: 'berth c2r0',
      cell: 'c2r0',
      brings: [{ event: 'validated', ship: 'wood-1', cell: 'c2r0' }],
      points: 1,
      lacks: {},
    },
    { move: 'berth c3r0', cell: 'c3r0', brings: [], points: -5, lacks: { wood: 1, axe: 1 } },
    { move: 'berth c4r0', cell: 'c4r0', brings: [], points: -5, lacks: SHIP.needs },
  ] as const;
  const state = { ...STATE, offers, step: { ...STATE.step, taking: SHIP } };
  expect([...berthStars(state)]).toEqual([['c2r0', ['wood-1']]]);
  expect([...berthHelps(state)]).toEqual(['c2r0', 'c3r0']);
});

describe('after an event', () => {
  const fleet = learned(NO_FLEET, STATE);
  const seen = (event: Parameters<typeof after>[1], state = STATE) => after(state, event, fleet);
  it('a viking stands on its hex', () => {
    const { board, players } = seen({ event: 'placed', seat: 1, hex: '3,0' });
    expect(board.hexes[3]).toMatchObject({ vikings: [1] });
    expect(players[1]?.vikings_left).toBe(12);
  });
  it('what was won left its stack and waits', () => {
    const { board, step } = seen({ event: 'won', seat: 0, kind: 'castle', count: 1, spot: '0,0' });
    expect(board.hexes[0]).toMatchObject({ stack: 2 });
    expect(step.won).toEqual({ castle: 1 });
  });
  it('a longship goes from the sea to its berth and is validated', () => {
    const taken = seen({ event: 'took_ship', seat: 0, ship: 'wood-1', slot: 0 });
    expect([taken.sea[0], taken.step.taken]).toEqual([null, 'wood-1']);
    const berthed = seen({ event: 'berthed', seat: 0, ship: 'wood-1', cell: 'c3r0' }, taken);
    expect(berthed.players[0]?.ships).toMatchObject([{ ...SHIP, cell: 'c3r0', validated: false }]);
    expect(berthed.players[0]?.empty).toEqual(['c2r0', 'c4r0']);
    const done = seen({ event: 'validated', seat: 0, ship: 'wood-1', cell: 'c3r0' }, berthed);
    expect(done.players[0]?.ships[0]?.validated).toBe(true);
  });
});

describe('pieces travel', () => {
  const scene = { near: 0, landed: '3,0', shows: (seat: number) => seat === 0 };
  it('from the hex to my store, and on to the cell', () => {
    expect(flightOf({ event: 'won', seat: 0, kind: 'wood', count: 1, spot: null }, 0, scene)).toMatchObject({
      from: 'hex-3,0',
      to: 'store-0',
    });
    expect(flightOf({ event: 'laid', seat: 0, kind: 'wood', cell: 'c2r0' }, 0, scene)?.to).toBe('tile-0-c2r0');
  });
  it('to the sign of a seat whose fjord is not seen', () => {
    expect(flightOf({ event: 'berthed', seat: 1, ship: 'wood-1', cell: 'c2r0' }, 1, scene)?.to).toBe('seat-1');
  });
  it('and leave a mark where they landed', () => {
    expect(touched({ event: 'laid', seat: 1, kind: 'wood', cell: 'c2r0' }, 1, 0)).toEqual(['1-cell-c2r0']);
    expect(touched({ event: 'laid', seat: 0, kind: 'wood', cell: 'c2r0' }, 0, 0)).toEqual(['cell-c2r0']);
  });
});
