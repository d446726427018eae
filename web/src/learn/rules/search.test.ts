import { describe, expect, it } from 'vitest';

import { parse, paragraphsOf } from './parse';
import { SAMPLE } from './sample';
import { hasWords, piecesOf, wordsOf } from './search';

const hits = (text: string, question: string) =>
  piecesOf(text, wordsOf(question))
    .filter((piece) => piece.hit)
    .map((piece) => piece.text);
const found = (question: string) =>
  paragraphsOf(parse(SAMPLE, 'sample.md').book)
    .filter((paragraph) => hasWords(paragraph, wordsOf(question)))
    .map(({ anchor }) => anchor);

describe('the search', () => {
  it('asks for every word, in any order, in texts and lists', () => {
    expect(found('points SHIP')).toEqual(['goal.points']);
    expect(found('ship tie')).toEqual([]);
    expect(found('gold')).toEqual(['goal.points']);
    expect(found('wins')).toEqual(['goal.points', 'goal.tie']);
  });
  it('knows no case, no accents and no ligatures', () => {
    expect(found('ecus OEUFS')).toEqual(['fine.print']);
    expect(found('écus cœur')).toEqual(['fine.print']);
    expect(hits('Écus, écus et œufs', 'ECU oeuf')).toEqual(['Écu', 'écu', 'œuf']);
    expect(hits('l’œil', "l'o")).toEqual(['l’œ']);
  });
  it('finds a rule by its id', () => {
    expect(found('sam-003')).toEqual(['goal.tie']);
  });
  it('leaves the text as it was', () => {
    for (const question of ['', 'o', 'oe', 'e', 'xyz', 'œufs e'])
      expect(
        piecesOf('Écus, œufs et « cœurs » 👑 é', wordsOf(question))
          .map((piece) => piece.text)
          .join(''),
      ).toBe('Écus, œufs et « cœurs » 👑 é');
  });
});
