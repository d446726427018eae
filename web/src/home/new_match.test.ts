import { describe, expect, it } from 'vitest';

import type { GameEntry } from '../games/list';
import type { Level } from '../store/matches';
import { defaultsOf, optionsText, optionsWords } from './options';
import { firstChairs, movedTo, playersOf, seated, tidyName, usualLevel } from './seats';

const game = {
  countsPlayers: false,
  options: [
    { kind: 'modules', name: 'modules', modules: [{ name: 'warehouses', most: 4 }, { name: 'jarls' }] },
    { kind: 'choice', name: 'tie', values: ['none', 'both'] },
  ],
} as unknown as GameEntry;

describe('options', () => {
  it('are written as the engine reads them', () => {
    expect(optionsText(game, defaultsOf(game), 2, 'lot')).toBe('modules=none tie=none');
    expect(optionsText(game, { modules: { warehouses: 3, jarls: 1 }, tie: 'both' }, 2, 'lot')).toBe(
      'modules=warehouses:3,jarls tie=both',
    );
  });
  it('are read back in words, as far as they were chosen', () => {
    const say = (key: string) => key;
    const entry = { ...game, name: 'x' };
    expect(optionsWords(entry, 'modules=none tie=none', say)).toEqual([]);
    expect(optionsWords(entry, 'modules=warehouses:3,jarls tie=both', say)).toEqual([
      'x.option.modules.warehouses (3)',
      'x.option.modules.jarls',
      'x.option.tie – x.option.tie.both',
    ]);
  });
  it('count the players where the game asks for it', () => {
    expect(optionsText({ ...game, options: [], countsPlayers: true }, {}, 3, 'lot')).toBe('players=3');
  });
  it('say who begins where the game asks for it', () => {
    const asking = { ...game, asksFirst: true };
    expect(optionsText(asking, defaultsOf(game), 2, 'lot')).toBe('modules=none tie=none first=lot');
    expect(optionsText(asking, defaultsOf(game), 2, 1)).toBe('modules=none tie=none first=b');
  });
});

describe('seats', () => {
  it('begin with me against a bot, and there is one me', () => {
    expect(firstChairs(2, 'karl')).toEqual(['me', 'karl']);
    expect(seated(['me', 'karl'], 1, 'me')).toEqual(['friend', 'me']);
  });
  it('begin with the gentlest bot, later with the one played last', () => {
    const me = { kind: 'human', name: 'Åse' } as const;
    expect(usualLevel([])).toBe('thrall');
    expect(usualLevel([{ players: [me, me] }])).toBe('thrall');
    const bot = (level: Level) => ({ kind: 'bot', name: level, level }) as const;
    expect(usualLevel([{ players: [me, me] }, { players: [me, bot('hersir')] }, { players: [me, bot('karl')] }])).toBe(
      'hersir',
    );
  });
  it('have exactly one me online', () => {
    expect(seated(['me', 'open'], 1, 'me', 'online')).toEqual(['open', 'me']);
    expect(seated(['me', 'open', 'karl'], 0, 'jarl', 'online')).toEqual(['jarl', 'me', 'karl']);
    expect(seated(['me', 'karl'], 0, 'open', 'online')).toEqual(['open', 'me']);
  });
  it('wait for people when they move online, and for a friend when they come back', () => {
    expect(movedTo('online', ['me', 'karl', 'jarl'])).toEqual(['me', 'open', 'open']);
    expect(movedTo('online', ['me', 'friend', 'jarl'])).toEqual(['me', 'open', 'jarl']);
    expect(movedTo('online', ['karl', 'jarl'])).toEqual(['me', 'open']);
    expect(movedTo('here', ['open', 'me'])).toEqual(['friend', 'me']);
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
