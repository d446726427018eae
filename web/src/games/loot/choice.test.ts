// A move as icon, verb and consequence: the figures are the engine's.
import { describe, expect, it } from 'vitest';

import type { Say, View } from '../../table/contract';
import { choice } from './choice';
import type { State } from './types';

const say: Say = (key, args = {}) =>
  `${key}${Object.values(args)
    .map((value) => ` ${value}`)
    .join('')}`;
const SHIP = { ship: 'wood-6', target: 'wood', bonus: 2, needs: { wood: 1, gold: 2 }, penalty: 5 } as const;
const PORT = { site: 'port-1', kind: 'port', finished: false, lacks: { wood: 2 }, beside: ['c1r0', 'c1r1'] };
const CELLS = ['c1r0', 'c1r1', 'c2r0'].map((cell) => ({ cell, column: Number(cell[1]) - 1 }));
const state = (part: object): View =>
  ({
    state: {
      active: 0,
      sea: [SHIP, null],
      cells: CELLS,
      bag: ['gold-1'],
      trophies: [{ axes: 3, points: 6, left: true }],
      players: [
        {
          sites: [PORT],
          ships: [],
          berths: [{ ship: 'wood-6', cell: 'c1r0', lacks: { gold: 1 }, adds: 4 }],
          kinds: { house: { tiles: 1, value: 3 } },
        },
      ],
      step: { emptied: null, taking: null },
      offers: [],
      ...part,
    } as unknown as State,
  }) as View;
const told = (text: string, part: object = {}) => choice({ text, words: text }, state(part), say);

describe('a choice says what it leads to', () => {
  it('to place: what is won, and its points; the rarest tile is its sign', () => {
    const brings = [
      { event: 'won', kind: 'wood', count: 1, spot: null },
      { event: 'won', kind: 'castle', count: 1, spot: '0,0', way: [] },
    ];
    const offers = [{ move: 'place 1,0', hex: '1,0', brings, points: 5 }];
    expect(told('place 1,0', { offers })).toEqual({
      icon: '#lt-castle',
      verb: 'loot.choice.place loot.count.wood 1, loot.count.castle 1',
      leadsTo: 'loot.table.points +5 5',
      kind: 'plain',
    });
    expect(told('place 2,0', { offers: [] }).verb).toBe('loot.choice.place.nothing');
  });
  it('to lay: what it completes', () => {
    const offers = [
      { move: 'lay wood c1r0', cell: 'c1r0', brings: [{ event: 'finished', site: 'port-1' }], points: 6 },
    ];
    expect(told('lay wood c1r0', { offers }).leadsTo).toBe(
      'loot.choice.finishes loot.site.port, loot.table.points +6 6',
    );
  });
  it('to lay: on which cell, what comes nearer there, and no word of points that are none', () => {
    const offers = ['lay wood c1r1', 'lay wood c2r0', 'lay gold c1r1'].map((move) => ({ move, brings: [], points: 0 }));
    expect(told('lay wood c1r1', { offers })).toEqual({
      icon: '#lt-wood',
      verb: 'loot.choice.lay loot.the.wood 1 2',
      leadsTo: 'loot.choice.nearer loot.site.port',
      kind: 'plain',
    });
    expect(told('lay wood c2r0', { offers })).not.toHaveProperty('leadsTo');
    expect(told('lay gold c1r1', { offers })).not.toHaveProperty('leadsTo');
  });
  it('to leave a building: what it would have been worth', () => {
    expect(told('leave house 0,1').leadsTo).toBe('loot.table.points −3 3');
  });
  it('to take a longship: what it adds, and what it costs if it stays unfinished', () => {
    expect(told('ship wood-6')).toMatchObject({ icon: '#lt-shipd', leadsTo: 'loot.choice.ship.then 4 5' });
  });
  it('to berth it: what is lacking there', () => {
    const step = { emptied: 0, taking: SHIP };
    const offers = [
      { move: 'berth c1r0', cell: 'c1r0', brings: [], points: -5, lacks: { gold: 1 } },
      { move: 'berth c2r0', cell: 'c2r0', brings: [{ event: 'validated', ship: 'wood-6' }], points: 4, lacks: {} },
    ];
    expect(told('berth c1r0', { step, offers }).leadsTo).toBe('loot.choice.berth.lacks loot.count.gold 1 5');
    expect(told('berth c2r0', { step, offers }).leadsTo).toBe('loot.choice.berth.done loot.table.points +4 4');
  });
  it('a shield is spent, and the end comes after what can be done', () => {
    expect(told('shield double').kind).toBe('paid');
    expect(told('trophy 3').leadsTo).toBe('loot.table.points +6 6');
    expect(told('end')).toEqual({ verb: 'loot.table.end', kind: 'end' });
    expect(told('end', { step: { emptied: 1, taking: null } }).leadsTo).toBe('loot.choice.end.draws');
  });
});
