import { describe, expect, it } from 'vitest';

import { agoWords, dayWords, localeFor } from './dates';

const NOW = Date.UTC(2026, 10, 16, 12);
const ago = (ms: number, locale: string) => agoWords(NOW - ms, NOW, locale)?.replace(/\s/gu, ' ');
const HOUR = 3_600_000;

describe('when', () => {
  it('is said with the customs of the reader', () => {
    expect(localeFor('en', ['fr-FR', 'en-GB', 'en-US'])).toBe('en-GB');
    expect(localeFor('fr', ['en-GB'])).toBe('fr');
    expect(dayWords(NOW, 'en-GB')).toBe('16 November 2026');
    expect(dayWords(NOW, 'en-US')).toBe('November 16, 2026');
    expect(dayWords(NOW, 'fr')).toBe('16 novembre 2026');
  });
  it('is said by how long ago it was, and after a week by its day', () => {
    expect(agoWords(NOW - 20_000, NOW, 'en-GB')).toBeNull();
    expect(ago(5 * 60_000, 'en-GB')).toMatch(/^5 min\.? ago$/);
    expect(ago(3 * HOUR, 'fr')).toBe('il y a 3 h');
    expect(ago(30 * HOUR, 'en-GB')).toBe('yesterday');
    expect(ago(9 * 24 * HOUR, 'en-GB')).toMatch(/7 Nov 2026/);
    expect(agoWords(NOW + HOUR, NOW, 'en-GB')).toBeNull(); // the clock of a server may be ahead
  });
});
