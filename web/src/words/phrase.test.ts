// The cases of match/words_test.cpp: a sentence reads alike in the terminal and on the page.
import { describe, expect, it } from 'vitest';

import { Words } from './phrase';

describe('a sentence', () => {
  it('takes numbers, names, phrases and lists', () => {
    const words = new Words('en', { x: '{who}: {n} of {what} [{all}] {{n}', fish: 'fish', mead: 'mead' });
    const args = { who: '{Åse}', n: -3, what: [{ key: 'fish' }], all: [{ key: 'mead' }, { key: 'fish' }] };
    expect(words.say({ key: 'x', args })).toBe('{Åse}: -3 of fish [mead, fish] {n}');
  });

  it('chooses by number; French counts nothing as one', () => {
    const sentences = { x: '{n} coin{n:|s}, {n:is|are}' };
    const en = new Words('en', sentences);
    const fr = new Words('fr', sentences);
    expect(en.say({ key: 'x', args: { n: 0 } })).toBe('0 coins, are');
    expect(en.say({ key: 'x', args: { n: 1 } })).toBe('1 coin, is');
    expect(en.say({ key: 'x', args: { n: -1 } })).toBe('-1 coin, is');
    expect(fr.say({ key: 'x', args: { n: 0 } })).toBe('0 coin, is');
    expect(fr.say({ key: 'x', args: { n: 2 } })).toBe('2 coins, are');
  });

  it('gives an argument a capital', () => {
    const words = new Words('fr', { x: '{what^} est là', y: 'écu' });
    expect(words.say({ key: 'x', args: { what: [{ key: 'y' }] } })).toBe('Écu est là');
    expect(words.say({ key: 'x', args: { what: 'œil' } })).toBe('Œil est là');
    expect(words.say({ key: 'x', args: { what: 'ß' } })).toBe('ß est là');
    expect(words.say({ key: 'x', args: { what: '' } })).toBe(' est là');
  });

  it('shows what is missing', () => {
    const words = new Words('en', { x: '{who} has {n:one|many} {what^}' });
    expect(words.say({ key: 'nowhere' })).toBe('<nowhere>');
    expect(words.say({ key: 'toString' })).toBe('<toString>');
    expect(words.say({ key: 'x' })).toBe('<who> has <n> <what>');
  });

  it('keeps its pieces apart', () => {
    const words = new Words('en', { x: 'Loads {tile}.', t: 'fish 2' });
    const tile = { key: 't' };
    expect(words.tell({ key: 'x', args: { tile: [tile] } })).toEqual([
      { text: 'Loads ', of: null },
      { text: 'fish 2', of: tile },
      { text: '.', of: null },
    ]);
  });
});
