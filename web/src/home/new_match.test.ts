import { describe, expect, it } from 'vitest';

import type { GameEntry } from '../games/list';
import { defaultsOf, optionsText } from './options';
import { firstChairs, playersOf, seated, tidyName } from './seats';

const game = {
  countsPlayers: false,
  options: [
    { kind: 'modules', name: 'modules', modules: [{ name: 'warehouses', most: 4 }, { name: 'jarls' }] },
    { kind: 'choice', name: 'tie', values: ['none', 'both'] },
  ],
} as unknown as GameEntry;

describe('options', () => {
  it('are written as the engine reads them', () => {
    expect(optionsText(game, defaultsOf(game), 2)).toBe('modules=none tie=none');
    expect(optionsText(game, { modules: { warehouses: 3, jarls: 1 }, tie: 'both' }, 2)).toBe(
      'modules=warehouses:3,jarls tie=both',
    );
  });
  it('count the players where the game asks for it', () => {
    expect(optionsText({ ...game, options: [], countsPlayers: true }, {}, 3)).toBe('players=3');
  });
});

describe('seats', () => {
  it('begin with me against a bot, and there is one me', () => {
    expect(firstChairs(2)).toEqual(['me', 'karl']);
    expect(seated(['me', 'karl'], 1, 'me')).toEqual(['friend', 'me']);
  });
  it('give every player a name of its own', () => {
    const players = playersOf(['me', 'friend', 'karl', 'karl'], ['Åse', 'Åse', '', '']);
    expect(players.map((player) => player.name)).toEqual(['Åse', 'Åse 2', 'Karl', 'Karl 2']);
  });
  it('keep names plain and short', () => {
    expect(tidyName('  a\n b ', 'x')).toBe('a b');
    expect(tidyName(' \u0000 ', 'x')).toBe('x');
    expect(new TextEncoder().encode(tidyName('å'.repeat(60), 'x')).length).toBeLessThanOrEqual(40);
  });
});
