import { expect, test } from 'vitest';
import { at, replaced, without, withPlayer } from './picture';
import { kindOf, restOf, topicsOf } from './topics';

test('lists are replaced, never edited', () => {
  const list = [1, 2, 2, 3];
  expect(without(list, 2)).toEqual([1, 2, 3]);
  expect(without(list, 9)).toEqual(list);
  expect(replaced(list, 0, 7)).toEqual([7, 2, 2, 3]);
  expect(list).toEqual([1, 2, 2, 3]);
  expect(() => at(list, 4)).toThrow('nothing at 4 of 4');
});

test('one player changes, the others stay the same', () => {
  const state = { turn: 1, players: [{ coins: 1 }, { coins: 2 }] };
  const next = withPlayer(state, 1, ({ coins }) => ({ coins: coins + 3 }));
  expect(next).toEqual({ turn: 1, players: [{ coins: 1 }, { coins: 5 }] });
  expect(next.players[0]).toBe(state.players[0]);
});

test('topics by phrase and by piece', () => {
  const topicOf = topicsOf([[/^g\.tile/, 'tile'], [/^g\.good\.(\w+)/]]);
  expect(topicOf('g.tile.flipped')).toBe('tile');
  expect(topicOf('g.good.fish')).toBe('fish');
  expect(topicOf('g.other')).toBeNull();
  expect([kindOf('won-wood-2,4'), restOf('won-wood-2,4')]).toEqual(['won', 'wood-2,4']);
  expect([kindOf('end'), restOf('end')]).toEqual(['end', '']);
});
