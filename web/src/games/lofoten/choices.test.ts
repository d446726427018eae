import { describe, expect, it } from 'vitest';

import english from '../../../../words/en.json';
import page from '../../../../words/web.lofoten.en.json';
import type { LegalMove, SayArgs, View } from '../../table/contract';
import { Words, type Phrase } from '../../words/phrase';
import { chance, choice, hasPiece, obvious } from './choices';

const words = new Words('en', { ...english, ...page });
const say = (key: string, args: SayArgs = {}) => words.say({ key, args });
const move = (text: string, name: string, args: Phrase['args'] = {}): LegalMove => {
  const phrase: Phrase = { key: `lofoten.move.${name}`, args };
  return { text, words: words.say(phrase), phrase };
};
const viewOf = (state: object, legal: readonly LegalMove[] = []): View =>
  ({ you: 0, state: { jarls: [], ...state }, legal }) as unknown as View;
const ship = [{ key: 'lofoten.longship', args: { letter: 'C' } }];
const card = [{ key: 'lofoten.order', args: { good: [{ key: 'lofoten.good.fish' }], value: 2 } }];

describe('a choice in short', () => {
  it('says what the engine says, in fewer words', () => {
    const play = move('play middle', 'play_middle', {
      card,
      ship,
      effect: [{ key: 'lofoten.effect.fish' }],
      uses: 1,
    });
    expect(choice(play, viewOf({ players: [{ hand: ['mead1', 'fish2', 'sheep3'] }, {}] }), say)).toEqual({
      icon: '#lf-g-fish',
      verb: 'Middle: dried fish 2',
      leadsTo: 'into longship C: rotate your wheel by a quarter, either way, up to 1 time',
      kind: 'plain',
    });
  });

  it('says what a move of the fleet sets going', () => {
    const loads = { key: 'lofoten.then.loads', args: { ship, tile: [{ key: 'lofoten.good.fish' }] } };
    const then = [{ key: 'lofoten.then', args: { list: [loads] } }];
    expect(choice(move('slide', 'slide_left', { space: 2, then }), viewOf({}), say).leadsTo).toBe(
      'longship C loads dried fish',
    );
    const nothing = [{ key: 'lofoten.then.nothing' }];
    expect(choice(move('slide', 'slide_left', { space: 2, then: nothing }), viewOf({}), say).leadsTo).toBe(
      'to space 2',
    );
  });

  it('tells what costs, skips and ends', () => {
    expect(choice(move('reroll hand', 'reroll_hand', { coins: 2 }), viewOf({}), say).kind).toBe('paid');
    expect(choice(move('leave', 'leave'), viewOf({}), say).kind).toBe('skip');
    expect(choice(move('stop', 'stop'), viewOf({}), say).kind).toBe('end');
    expect(choice(move('end', 'end'), viewOf({}), say).kind).toBe('end');
  });

  it('does not ask to stop what has stopped', () => {
    const stop = move('stop', 'stop');
    expect(choice(stop, viewOf({}, [stop]), say).verb).toBe('Draw a card');
    expect(choice(stop, viewOf({}, [stop, move('turn', 'turn_cw')]), say).verb).toBe('Stop here');
  });

  it('names the card that comes to lie in the middle', () => {
    const state = { players: [{ hand: ['mead1', 'sheep3'] }, {}] };
    expect(choice(move('put left', 'put_left', { card }), viewOf(state), say).leadsTo).toBe('in the middle: mead 1');
    expect(choice(move('put right', 'put_right', { card }), viewOf(state), say).leadsTo).toBe('in the middle: sheep 3');
  });

  it('what it does not know it says as the engine does', () => {
    expect(choice({ text: 'jump', words: 'Jump' }, viewOf({}), say)).toEqual({ verb: 'Jump', kind: 'plain' });
  });
});

describe('what nobody needs to be asked', () => {
  const take = move('take', 'take');
  const stop = move('stop', 'stop');
  const uses = (uses_left: number, legal: readonly LegalMove[]) => obvious(viewOf({ step: { uses_left } }, legal));

  it('coins that can only be taken or left are taken', () => expect(uses(2, [take, stop])).toBe('take'));
  it('but not the last one: a card is drawn with it', () => expect(uses(1, [take, stop])).toBeNull());
  it('nor where coins could buy a turn instead', () =>
    expect(uses(2, [take, move('extra turn', 'extra_turn', { coins: 3 }), stop])).toBeNull());
  it('nor any other effect', () => expect(uses(2, [move('turn cw', 'use_turn_cw'), stop])).toBeNull());
});

it('says what chance brings in', () => {
  expect(chance('stop', say)).toMatch(/^Draws a card/);
  expect(chance('pile 1', say)).toMatch(/^Flips the top tile/);
  expect(chance('reroll hand', say)).toMatch(/^Draws three cards/);
});

it('pieces stand for what can be clicked', () => {
  expect(hasPiece('play left')).toBe(true);
  expect(hasPiece('store 2')).toBe(true);
  expect(hasPiece('stop')).toBe(false);
  expect(hasPiece('end')).toBe(false);
});
