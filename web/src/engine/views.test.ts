// The types of views are those of the C++ side: whole games are played by the rules in WebAssembly, and the compiler
// checks what the engine wrote against protocol.ts and against the State of each game's types.ts.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

import { complaintsAbout } from './literals';
import { GAMES, matchesOf } from './played';
import type { RawView } from './protocol';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const EVERY = 17; // a view of every so many moves, from every side

async function viewsOf(game: string): Promise<RawView[]> {
  const views: RawView[] = [];
  const matches = matchesOf(game, ({ engine, match, seats }, ply) => {
    if (ply % EVERY === 0) views.push(engine.view(match, (ply / EVERY) % (seats.length + 1) || null));
  });
  for await (const { engine, match } of matches) views.push(engine.view(match, 0));
  return views;
}

function complaints(game: string, views: readonly RawView[], types: string): string[] {
  const state = types ? `import type { State } from '${types.replace(/\.ts$/, '')}';\n` : 'type State = unknown;\n';
  const view = `import type { RawView } from '${here('./protocol')}';\n`;
  return complaintsAbout(game, views, 'RawView<State>', '', view + state);
}

describe.each(GAMES)('the views of %s', (game) => {
  const types = here(`../games/${game}/types.ts`);
  it('are what the types say', async () => {
    const views = await viewsOf(game);
    expect(views.length).toBeGreaterThan(10);
    expect(complaints(game, views, existsSync(types) ? types : '')).toEqual([]);
  }, 180_000);
});

it('a type that does not fit is found', () => {
  const view = { game: 'x', turn: 'one' } as unknown as RawView;
  expect(complaints('wrong', [view], '')).not.toEqual([]);
}, 180_000);
