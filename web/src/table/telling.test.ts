import { describe, expect, it } from 'vitest';

import { Words } from '../words/phrase';
import { lineOf, summaryOf, toldOf } from './telling';

const words = new Words('en', {
  slid: '{who} slides to space {space}.',
  shifted: '{who} : the tile moves.',
  swap: '{who} and {rival} swap a card.',
  end: 'The end is near.',
});
const NAMES = ['Karl', 'Astrid'];
const said = (stretches: { text: string }[]) => stretches.map(({ text }) => text).join('');

describe('a sentence under a name', () => {
  it('loses it at its beginning', () => {
    const slid = { key: 'slid', args: { who: 'Karl', space: 3 } };
    expect(said(toldOf(words, slid, 'Karl', NAMES))).toBe('slides to space 3.');
    expect(said(lineOf(words, slid, 'Karl', NAMES))).toBe('Slides to space 3.');
    expect(said(lineOf(words, slid, 'Astrid', NAMES))).toBe('Karl slides to space 3.');
    expect(said(lineOf(words, { key: 'shifted', args: { who: 'Karl' } }, 'Karl', NAMES))).toBe('The tile moves.');
  });

  it('keeps it beside another one, and where it never stood', () => {
    const swap = { key: 'swap', args: { who: 'Karl', rival: 'Astrid' } };
    expect(said(lineOf(words, swap, 'Karl', NAMES))).toBe('Karl and Astrid swap a card.');
    expect(said(lineOf(words, { key: 'end' }, 'Karl', NAMES))).toBe('The end is near.');
  });

  it('stands in a row with others', () => {
    const told = [{ key: 'slid', args: { who: 'Karl', space: 3 } }, { key: 'end' }];
    expect(summaryOf(words, told, 'Karl', NAMES)).toBe('slides to space 3 · The end is near');
  });
});
