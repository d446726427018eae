// The types of views are those of the C++ side: whole games are played by the rules in WebAssembly, and the compiler
// checks what the engine wrote against protocol.ts and against the State of each game's types.ts.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import type { RawView } from './protocol';
import { sha256, tapeOf } from './tape';
import { bind, ONLOOKER } from './wasm';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const MODULES = here('../../../build/wasm/');
// The modules that were built; jarl.wasm is all of them.
const GAMES = (existsSync(MODULES) ? readdirSync(MODULES) : [])
  .filter((file) => file.endsWith('.wasm') && file !== 'jarl.wasm')
  .map((file) => file.replace('.wasm', ''));
const MORE_OPTIONS: Record<string, readonly string[]> = {
  lofoten: ['modules=warehouses:4,jarls,upgrades tie=both', 'modules=warehouses:2,jarls,upgrades'],
};
const EVERY = 17; // a view of every so many moves, from every side

async function viewsOf(game: string): Promise<RawView[]> {
  const engine = await bind(await WebAssembly.compile(readFileSync(here(`../../../build/wasm/${game}.wasm`))));
  const views: RawView[] = [];
  const [info] = engine.games();
  const counted = /players=/.test(info?.options ?? '')
    ? [`players=${info?.min_seats}`, `players=${info?.max_seats}`]
    : [''];
  for (const options of [...counted, ...(MORE_OPTIONS[game] ?? [])]) {
    const seed = new TextEncoder().encode(`${game} ${options} views of the page`.padEnd(32).slice(0, 32));
    const seats = Array.from({ length: Number(/players=(\d)/.exec(options)?.[1] ?? 2) }, (_, seat) => `Seat ${seat}`);
    const match = engine.create(game, options, seats, await sha256(seed), await tapeOf(seed, 1 << 16));
    expect(match, engine.problem()).toBeGreaterThan(0);
    for (let ply = 0, state = 1; engine.actor(match) !== ONLOOKER; ++ply) {
      const legal = engine.legal(match);
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const move = legal[Math.floor((state / 2 ** 32) * legal.length)] ?? '';
      if (engine.play(match, engine.actor(match), move, null, ply, '').refused) break; // the tape ends: seen enough
      if (ply % EVERY === 0) views.push(engine.view(match, (ply / EVERY) % (seats.length + 1) || null));
    }
    views.push(engine.view(match, 0));
  }
  return views;
}

/** What the compiler says about the views as literals of the type. */
function complaints(game: string, views: readonly RawView[], types: string): string[] {
  const folder = here('../../node_modules/.views/');
  mkdirSync(folder, { recursive: true });
  const file = `${folder}${game}.ts`;
  const [state, statement] = types
    ? ['State', `import type { State } from '${types.replace(/\.ts$/, '')}';`]
    : ['unknown', ''];
  const lines = views.map((view) => `  ${JSON.stringify(view)},`);
  writeFileSync(
    file,
    `import type { RawView } from '${here('./protocol')}';\n${statement}\n` +
      `export const views: readonly RawView<${state}>[] = [\n${lines.join('\n')}\n];\n`,
  );
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const source = program.getSourceFile(file);
  return program
    .getSemanticDiagnostics(source)
    .slice(0, 5)
    .map((it) => ts.flattenDiagnosticMessageText(it.messageText, '\n').slice(0, 500));
}

describe.each(GAMES)('the views of %s', (game) => {
  const types = here(`../games/${game}/types.ts`);
  it('are what the types say', async () => {
    const views = await viewsOf(game);
    expect(views.length).toBeGreaterThan(10);
    expect(complaints(game, views, existsSync(types) ? types : '')).toEqual([]);
  }, 60_000);
});

it('a type that does not fit is found', async () => {
  const view = { game: 'x', turn: 'one' } as unknown as RawView;
  expect(complaints('wrong', [view], '')).not.toEqual([]);
}, 60_000);
