import { describe, expect, it } from 'vitest';

import { foldingOf, offersOf } from './choices';
import type { Choice, View } from './contract';

const view = {} as View;
const moves = (...texts: string[]) => texts.map((text) => ({ text, words: `to ${text}` }));
const texts = (offers: readonly { text: string }[]) => offers.map(({ text }) => text).join(' ');
const say = (key: string) => key;

describe('choices', () => {
  it('are the sentences of the engine where the game says nothing', () => {
    expect(offersOf(moves('a'), view, say, undefined)).toEqual([
      { text: 'a', words: 'to a', verb: 'to a', kind: 'plain' },
    ]);
  });

  it('never begin with what costs or cannot be undone', () => {
    const kinds: Record<string, Choice['kind']> = { burn: 'danger', pay: 'paid', end: 'end', skip: 'skip' };
    const choice = ({ text }: { text: string }): Choice => ({ verb: text, kind: kinds[text] ?? 'plain' });
    const offers = offersOf(moves('burn', 'pay', 'a', 'end', 'skip', 'b'), view, say, choice);
    expect(texts(offers)).toBe('a b skip end pay burn');
  });
});

describe('a list', () => {
  const fold = (all: string, hasPiece?: (text: string) => boolean) => {
    const { folded, plain } = foldingOf(offersOf(moves(...all.split(' ')), view, say, undefined), hasPiece);
    return [texts(folded), texts(plain)];
  };
  const cell = (text: string) => text.startsWith('c');

  it('folds what has a piece, when it is long', () => {
    expect(fold('c1 c2 c3 c4 c5 end', cell)).toEqual(['c1 c2 c3 c4 c5', 'end']);
  });
  it('stays whole when it is short, or its pieces are few', () => {
    expect(fold('c1 c2 c3 end', cell)).toEqual(['', 'c1 c2 c3 end']);
    expect(fold('c1 a b c d e', cell)).toEqual(['', 'c1 a b c d e']);
    expect(fold('c1 c2 c3 c4 c5')).toEqual(['', 'c1 c2 c3 c4 c5']);
  });
});
