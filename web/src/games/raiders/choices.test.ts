import { describe, expect, it } from 'vitest';

import type { View } from '../../table/contract';
import { choice, hasPiece, obvious } from './choices';
import type { Prospect, State } from './types';

const option = (move: string, more: Partial<Prospect>): Prospect => ({
  move,
  possible: true,
  pays: {},
  gains: {},
  ...more,
});
const silver = option('take silver', { gains: { silver: 3 } });
const buildings = (options: readonly Prospect[]) =>
  (['silversmith', 'mill', 'armoury', 'gate_house', 'long_house'] as const).map((building) => ({
    building,
    empty: true,
    accepts: true,
    options,
    later: [option('take provisions', { gains: { provisions: 1 } })],
  }));

function view(phase: string, legal: readonly string[], options: readonly Prospect[], step = {}): View {
  const state = {
    phase,
    step: { where: 'silversmith', raid: null, prices: { sage: 2 }, ...step },
    village: { mill: 'grey', silversmith: null },
    cards: { sage: { cost: 3, strength: 1, hero: false } },
    offerings: [{ tile: 'o05', cost: { gold: 2 }, points: 5 }],
    settlements: [
      {
        place: 'outpost_east',
        type: 'outpost',
        spots: [{ worker: 'white', gold: 1, iron: 0, livestock: 2, valkyrie: 1 }],
      },
    ],
    players: [
      {
        worker: 'black',
        buildings: buildings(options),
        raids: [
          {
            place: 'outpost_east',
            needs: { provisions: 3, gold: 0 },
            deaths: [1],
            dice: 1,
            sure_points: 1,
            nothing: [0, 6],
            tiers: [
              { strength: 8, points: 2, chance: [2, 6], reach: [6, 6] },
              { strength: 14, points: 4, chance: [4, 6], reach: [4, 6] },
            ],
          },
        ],
      },
    ],
  } as unknown as State;
  return { you: 0, undo: true, state, legal: legal.map((text) => ({ text, words: text })) } as unknown as View;
}
const say = (key: string, args: object = {}) => [key, ...Object.values(args)].join(' ');
const offered = (text: string, given: View) => choice({ text, words: text }, given, say);

describe('what nobody needs to be asked', () => {
  it('a lone gain that costs nothing is taken', () => {
    expect(obvious(view('act', ['take silver', 'skip'], [silver]))).toBe('take silver');
  });
  it('what costs something is asked', () => {
    const pay = option('pay iron', { pays: { iron: 1 }, gains: { armour: 2 } });
    expect(obvious(view('act', ['pay iron', 'skip'], [pay], { where: 'armoury' }))).toBeNull();
    const discard = option('take silver', { discards: 1, gains: { silver: 2 } });
    expect(obvious(view('act', ['take silver', 'skip'], [discard]))).toBeNull();
    const offer = option('offer o05', { pays: { gold: 2 }, points: 5 });
    expect(obvious(view('act', ['offer o05', 'skip'], [offer], { where: 'long_house' }))).toBeNull();
  });
  it('what chance decides is asked', () => {
    const draw = option('draw', { draws: 2 });
    expect(obvious(view('act', ['draw', 'skip'], [draw], { where: 'gate_house' }))).toBeNull();
  });
  it('two things one could want are asked, and so is everything elsewhere', () => {
    const gold = option('take gold', { gains: { gold: 1 } });
    expect(obvious(view('act', ['take silver', 'take gold', 'skip'], [silver, gold]))).toBeNull();
    expect(obvious(view('act', ['play sage', 'skip'], []))).toBeNull();
    expect(obvious(view('end', ['end'], [silver]))).toBeNull();
    expect(obvious({ ...view('act', ['take silver', 'skip'], [silver]), you: null })).toBeNull();
  });
});

describe('a choice says what it leads to', () => {
  it('a card that would do nothing now says so, by the phrase of the engine and not by its words', () => {
    const play = (key: string) =>
      choice({ text: 'play sage', words: '', phrase: { key } }, view('act', ['play sage', 'skip'], []), say).leadsTo;
    expect(play('raiders.move.play_idle')).toBe('raiders.choice.idle');
    expect(play('raiders.move.play')).not.toBe('raiders.choice.idle');
  });
  const now = view('turn', [], [silver]);
  it('a house: the worker, its name, its gain', () => {
    expect(offered('place silversmith', now)).toMatchObject({
      icon: '#rd-w-black',
      verb: 'raiders.building.silversmith',
      leadsTo: 'raiders.choice.gain raiders.amount.silver 3',
      kind: 'plain',
    });
    expect(offered('pick mill', now)).toMatchObject({
      icon: '#rd-w-grey',
      leadsTo: 'raiders.choice.gain raiders.amount.provisions 1',
    });
    expect(offered('place mill', view('turn', [], []))).toMatchObject({ leadsTo: 'raiders.house.nothing' });
  });
  it('a raid: its price and its points, the crew’s included', () => {
    expect(offered('raid outpost_east', now)).toMatchObject({
      icon: '#rd-outpost',
      leadsTo: 'raiders.choice.trade raiders.amount.provisions 3 raiders.choice.span 3 5',
    });
  });
  it('a raid spot: what lies there and whom it costs', () => {
    expect(offered('spot 1', view('spot', [], [], { raid: 'outpost_east' }))).toMatchObject({
      icon: '#rd-w-white',
      leadsTo: 'raiders.sheet.deaths 1',
    });
  });
  it('a hire: the price as the engine has it', () => {
    expect(offered('hire sage', now).leadsTo).toContain('raiders.amount.silver 2');
    expect(offered('offer o05', now)).toMatchObject({ leadsTo: 'raiders.amount.gold 2' });
  });
  it('the ways out come after what one came for', () => {
    expect(offered('skip', now).kind).toBe('skip');
    expect(offered('keep', now).kind).toBe('skip');
    expect(offered('end', now).kind).toBe('end');
  });
});

it('what lies on the table can be pointed at', () => {
  expect(['place mill', 'raid outpost_east', 'hire sage', 'keep sage scout archer', 'kill sage'].map(hasPiece)).toEqual(
    Array(5).fill(true),
  );
  expect(['skip', 'end', 'take silver', 'pay iron', 'draw', 'number 2'].map(hasPiece)).toEqual(Array(6).fill(false));
});
