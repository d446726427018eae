import { describe, expect, it } from 'vitest';

import type { Event } from './events';
import { average, outcomes, percent, span } from './chances';
import { flightOf, touched } from './flights';
import { shore } from './land';
import { keepText, spotOf, topicAt } from './moves';
import { optionLines, prospectText } from './outlook';
import { pageOf } from './pages';
import { sceneOf } from './scene';
import { raidTold } from './told';
import { along, flagged } from './tracks';
import type { Prospect, RaidForecast, State } from './types';

describe('moves and pieces', () => {
  it.each([
    ['place mill', 'house-mill'],
    ['copy gate_house', 'house-gate_house'],
    ['raid fortress_east', 'isle-fortress_east'],
    ['give scout', 'hand-scout'],
    ['give silver', 'option-give silver'],
    ['kill berserker', 'crew-berserker'],
    ['under o03', 'tile-o03'],
    ['reroll 4', 'die-4'],
    ['spot 2', 'spot-2'],
    ['target 3', 'seat-3'],
    ['number 5', 'number-5'],
    ['keep', 'keep'],
    ['keep archer sage scout', null],
    ['end', 'end'],
  ])('%s belongs to %s', (text, spot) => {
    expect(spotOf(text)).toBe(spot);
  });

  it('three cards are kept in list order', () => {
    expect(keepText(['scout', 'archer', 'scout'])).toBe('keep archer scout scout');
  });

  it('every piece has its help', () => {
    expect(topicAt('house-town_hall')).toBe('hall');
    expect(topicAt('house-mill')).toBe('building');
    expect(topicAt('die-3')).toBe('dice');
    expect(topicAt('nowhere')).toBe('turn');
  });

  it('on a phone a piece has its page', () => {
    expect(pageOf('isle-harbour_west')).toBe('coast');
    expect(pageOf('house-mill')).toBe('village');
    expect(pageOf('tile-o01')).toBe('jarl');
    expect(pageOf('hand-sage')).toBeNull();
  });
});

const raid: RaidForecast = {
  place: 'monastery_west',
  possible: true,
  needs: { crew: 3, provisions: 3, gold: 1, worker: ['grey', 'white'] },
  missing: {},
  strength: 14,
  deaths: [0, null],
  abilities: 0,
  dice: 2,
  rerolls: 0,
  sure_points: 1,
  nothing: [0, 36],
  tiers: [
    { strength: 12, points: 4, chance: [5, 36], reach: [36, 36] },
    { strength: 20, points: 6, chance: [31, 36], reach: [31, 36] },
  ],
  expected: [206, 36],
};

describe('chances', () => {
  it('what cannot happen is not shown, and the crew’s points come on top', () => {
    expect(outcomes(raid).map(({ points }) => points)).toEqual([4, 6]);
    expect(span(raid)).toEqual([5, 7]);
    expect(average(raid)).toBeCloseTo(206 / 36 + 1);
    expect(span({ ...raid, dice: 0, nothing: [1, 1], tiers: [], sure_points: 2 })).toEqual([2, 2]);
  });
  it('a percent is never rounded to sure or impossible', () => {
    expect(percent([31, 36])).toBe(86);
    expect(percent([1, 1296])).toBe(1);
    expect(percent([1295, 1296])).toBe(99);
    expect(percent([36, 36])).toBe(100);
    expect(percent([0, 36])).toBe(0);
  });
});

describe('houses', () => {
  const option = (more: Partial<Prospect>): Prospect => ({ move: 'x', possible: true, pays: {}, gains: {}, ...more });
  it('say what they pay for what', () => {
    expect(prospectText(option({ pays: { iron: 1 }, gains: { armour: 2 } }))).toBe('1[iron] → 2[armour]');
    expect(prospectText(option({ discards: 2, gains: { gold: 1 } }))).toBe('2[card] → 1[gold]');
    expect(prospectText(option({ draws: 3 }))).toBe('+3[card]');
    expect(prospectText(option({ gains: { provisions: 2 } }))).toBe('+2[provisions]');
  });
  it('tell several offerings in one line and nothing impossible', () => {
    const offers = [4, 5].map((points) => option({ pays: { gold: 2 }, points }));
    expect(optionLines([option({ possible: false, draws: 2 }), ...offers])).toEqual(['2×[offering] 4/5[vp]']);
    expect(optionLines(offers.slice(0, 1))).toEqual(['2[gold] → 4[vp]']);
  });
});

describe('what is told', () => {
  const events: Event[] = [
    { event: 'raids', seat: 1, where: 'outpost_east', worker: 'grey' },
    { event: 'rolled', seat: 1, dice: [2, 4] },
    { event: 'rerolled', seat: 1, old: 2, new: 5 },
    { event: 'strength', seat: 1, total: 18 },
    { event: 'scored', seat: 1, points: 4, why: 'strength' },
  ];
  it('a raid is remembered until the turn ends', () => {
    const told = raidTold(null, events);
    expect(told).toMatchObject({ seat: 1, dice: [4, 5], replaced: [[2, 5]], strength: 18 });
    expect(raidTold(told, [{ event: 'turn_ended', seat: 1 }])).toBeNull();
  });
  it('the scene follows the phase', () => {
    const view = (phase: string, step: object, actor = 1) => {
      const state = { phase, active: 1, step: { raid: null, card: null, ...step } } as State;
      return { state, actor };
    };
    const told = raidTold(null, events);
    expect(sceneOf(view('act', {}), true, null)).toBeNull();
    expect(sceneOf(view('kill', { raid: 'outpost_east' }), false, null)).toBe('raid');
    expect(sceneOf(view('tribute', { card: 'mercenary' }, 0), true, null)).toBe('effect');
    expect(sceneOf(view('target', { card: 'scout' }), true, null)).toBe('effect');
    expect(sceneOf(view('swap', { card: 'archer' }), true, null)).toBeNull();
    expect(sceneOf(view('end', {}), true, told)).toBe('raid');
    expect(sceneOf(view('turn', {}), true, told)).toBeNull();
  });
  it('workers travel between hand, house and coast', () => {
    const state = { active: 0 } as State;
    expect(flightOf({ event: 'placed', seat: 2, where: 'mill', worker: 'grey' }, state)).toMatchObject({
      from: 'worker-2',
      to: 'door-mill',
    });
    expect(flightOf({ event: 'handed', seat: 1, to_seat: 0, kind: 'silver', amount: 1 }, state)).toMatchObject({
      from: 'store-1-silver',
      to: 'store-0-silver',
    });
    expect(flightOf({ event: 'acted', seat: 0, where: 'mill' }, state)).toBeNull();
    const plundered = { event: 'plundered', seat: 0, where: 'harbour_west', spot: 1, worker: 'black' } as const;
    expect(touched({ ...plundered, gold: 0, iron: 0, livestock: 0, valkyrie: 0 })).toEqual(['isle-harbour_west']);
  });
});

describe('the board', () => {
  it('tracks go up where a flag is', () => {
    const worth = [0, 0, 1, 2, 2];
    expect(worth.map((_, level) => flagged(worth, level))).toEqual([false, false, true, true, false]);
    expect(along(25, [25, 10])).toBe(50);
    expect(along(66, [66, 10])).toBeCloseTo(94.3, 1);
  });
  it('an island keeps its shore, and each has its own', () => {
    expect(shore(3)).toBe(shore(3));
    expect(shore(3)).not.toBe(shore(4));
    const numbers = [...shore(7).matchAll(/-?\d+(?:\.\d+)?/g)].map(([text]) => Number(text));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(340);
  });
});
