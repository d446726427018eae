import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

import type { Say } from '../table/contract';
import { Words, type Sentences } from '../words/phrase';
import { CLOCK_SECONDS, clockWords, countsDown, dayOf, leftOf, leftText, lengthWords, USUAL_SECONDS } from './clocks';

const speaker = (language: string): Say => {
  const file = fileURLToPath(new URL(`../../../words/web.${language}.json`, import.meta.url));
  const words = new Words(language, JSON.parse(readFileSync(file, 'utf8')) as Sentences);
  return (key, args = {}) => words.say({ key, args });
};
const en = speaker('en');
const fr = speaker('fr');

describe('a length of time', () => {
  it('is said in its largest whole unit', () => {
    expect([30, 60, 300, 3600, 43200, 86400, 604800].map((seconds) => lengthWords(seconds, en))).toEqual([
      '30 seconds',
      '1 minute',
      '5 minutes',
      '1 hour',
      '12 hours',
      '1 day',
      '7 days',
    ]);
    expect(lengthWords(90, en)).toBe('90 seconds');
    expect(lengthWords(259200, fr)).toBe('3\u00a0jours');
  });

  it('is part of what a clock is called', () => {
    expect(clockWords({ kind: 'none', seconds: 0 }, en)).toBe('No clock');
    expect(clockWords({ kind: 'turn', seconds: 300 }, en)).toBe('5 minutes a turn');
    expect(clockWords({ kind: 'match', seconds: 1800 }, fr)).toBe('30\u00a0minutes chacun pour la partie');
  });

  it('is offered from half a minute to a week, the usual ones included', () => {
    for (const kind of ['turn', 'match'] as const) {
      expect(CLOCK_SECONDS[kind]).toContain(USUAL_SECONDS[kind]);
      expect([...CLOCK_SECONDS[kind]].sort((a, b) => a - b)).toEqual(CLOCK_SECONDS[kind]);
      expect(Math.min(...CLOCK_SECONDS[kind])).toBeGreaterThanOrEqual(30);
      expect(Math.max(...CLOCK_SECONDS[kind])).toBe(7 * 86400);
    }
  });
});

describe('what is left', () => {
  it('is shown as finely as it matters', () => {
    expect([0, 1, 1000, 59_001, 60_000, 3_599_000].map((ms) => leftText(ms, en))).toEqual([
      '0:00',
      '0:01',
      '0:01',
      '1:00',
      '1:00',
      '59:59',
    ]);
    expect(leftText(-5000, en)).toBe('0:00');
    expect(leftText(5 * 3_600_000 + 7 * 60_000, en)).toBe('5 h 07 min');
    expect(leftText(2 * 86_400_000 + 5 * 3_600_000, fr)).toBe('2\u00a0j 5\u00a0h');
  });

  it('runs for the one whose decision it is, and for nobody else', () => {
    const running = { seat: 0, left: [10_000, 20_000, null], at: 1000 };
    expect(leftOf(running, 0, 4000)).toBe(7000);
    expect(leftOf(running, 1, 4000)).toBe(20_000);
    expect(leftOf(running, 2, 4000)).toBeNull();
    expect(leftOf(running, 0, 500)).toBe(10_000); // a clock that is behind gives no time
    expect(leftOf({ ...running, seat: null }, 0, 4000)).toBe(10_000);
    expect(leftOf(null, 0, 4000)).toBeNull();
  });

  it('stands still while the moves of the others are shown', () => {
    const running = { seat: 0, left: [10_000, 20_000], at: 1000, from: 3100 };
    expect([1000, 3000, 3100, 4100].map((now) => leftOf(running, 0, now))).toEqual([10_000, 10_000, 10_000, 9000]);
    expect([3000, 3100].map((now) => countsDown(running, 0, now))).toEqual([false, true]);
    expect(countsDown(running, 1, 9000)).toBe(false);
  });

  it('a day has a name for files', () => expect(dayOf(0)).toBe('1970-01-01'));
});
