import { describe, expect, it } from 'vitest';

import { after } from './after';
import type { Player, State } from './types';

const player = (more: Partial<Player>): Player => ({
  silver: 2,
  provisions: 0,
  gold: 0,
  iron: 0,
  livestock: 0,
  worker: 'black',
  armour: 0,
  valkyries: 0,
  points: 0,
  offerings: [],
  crew: [],
  crew_strength: 0,
  strength: 0,
  hand: [null, null, null],
  shown: [],
  known: [],
  raids: [],
  buildings: [],
  ...more,
});
const state = {
  tracks: { armour: [0, 0], valkyries: [0, 0, 1] },
  phase: 'turn',
  active: 0,
  pile: 20,
  discard: [],
  stack: 13,
  offerings: [{ tile: 'o05', cost: {}, points: 4, source: 'rulebook' }, null],
  supply: { silver: 28, provisions: 32, gold: 1, iron: 1, livestock: 1, valkyrie: 2 },
  village: { mill: null, gate_house: 'black' },
  settlements: [
    {
      place: 'harbour_west',
      spots: [null, { worker: 'grey', gold: 1, iron: 0, livestock: 2, valkyrie: 1 }],
      settled: [],
    },
  ],
  players: [player({ hand: ['archer', 'scout'], crew: ['berserker'] }), player({})],
  step: { raid: null, dice: [], hiring: null },
} as unknown as State;

describe('after an event', () => {
  it('a worker stands where it was placed', () => {
    const then = after(state, { event: 'placed', seat: 0, where: 'mill', worker: 'black' });
    expect(then.village.mill).toBe('black');
    expect(then.players[0]?.worker).toBeNull();
    expect(state.players[0]?.worker).toBe('black');
  });

  it('what is gained comes from the supply, what is handed does not', () => {
    const gained = after(state, { event: 'gained', seat: 1, kind: 'silver', amount: 3 });
    expect([gained.players[1]?.silver, gained.supply.silver]).toEqual([5, 25]);
    const handed = after(gained, { event: 'handed', seat: 1, to_seat: 0, kind: 'silver', amount: 1 });
    expect([handed.players[1]?.silver, handed.players[0]?.silver, handed.supply.silver]).toEqual([4, 3, 25]);
    expect(after(state, { event: 'gained', seat: 0, kind: 'armour', amount: 2 }).supply).toEqual(state.supply);
  });

  it('a card leaves the hand: the known one, or a back', () => {
    expect(after(state, { event: 'played', seat: 0, card: 'scout' }).players[0]?.hand).toEqual(['archer']);
    const other = after(state, { event: 'discarded', seat: 1, card: 'sage', source: 'hand' });
    expect([other.players[1]?.hand.length, other.discard]).toEqual([2, ['sage']]);
  });

  it('a killed Berserker lies in the hand and not in the discard', () => {
    const dead = after(state, { event: 'killed', seat: 0, card: 'berserker' });
    expect([dead.players[0]?.crew, dead.discard, dead.players[0]?.valkyries]).toEqual([[], ['berserker'], 1]);
    const back = after(dead, { event: 'returned', seat: 0, card: 'berserker' });
    expect([back.discard, back.players[0]?.hand]).toEqual([[], ['archer', 'scout', 'berserker']]);
  });

  it('a plundered spot is empty and its lot is mine', () => {
    const event = { event: 'plundered', seat: 0, where: 'harbour_west', spot: 2, worker: 'grey' } as const;
    const then = after(state, { ...event, gold: 1, iron: 0, livestock: 2, valkyrie: 1 });
    expect(then.settlements[0]?.spots).toEqual([null, null]);
    expect(then.players[0]).toMatchObject({ worker: 'grey', gold: 1, livestock: 2 });
  });

  it('drawn cards are backs until they are seen', () => {
    const drew = after(state, { event: 'drew', seat: 0, count: 2 });
    expect([drew.players[0]?.hand, drew.pile]).toEqual([['archer', 'scout', null, null], 18]);
    const seen = after(drew, { event: 'drew_cards', seat: 0, cards: ['sage', 'sage'] });
    expect(seen.players[0]?.hand).toEqual(['archer', 'scout', 'sage', 'sage']);
  });
});
