// For tests: whole matches by chance, played by the rules in WebAssembly; for every game whose module was built.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { sha256, tapeOf } from './tape';
import { bind, ONLOOKER, type Engine } from './wasm';

const MODULES = fileURLToPath(new URL('../../../build/wasm/', import.meta.url));
/** jarl.wasm is all of them. */
export const GAMES = (existsSync(MODULES) ? readdirSync(MODULES) : [])
  .filter((file) => file.endsWith('.wasm') && file !== 'jarl.wasm')
  .map((file) => file.replace('.wasm', ''));
const MORE_OPTIONS: Record<string, readonly string[]> = {
  lofoten: ['modules=warehouses:4,jarls,upgrades tie=both', 'modules=warehouses:2,jarls,upgrades'],
};

export interface Played {
  readonly engine: Engine;
  readonly match: number;
  readonly seats: readonly string[];
}

/** Each match once it is over; `moved` is told of every move on the way. */
export async function* matchesOf(
  game: string,
  moved: (played: Played, ply: number) => void = () => undefined,
): AsyncGenerator<Played> {
  const engine = await bind(await WebAssembly.compile(readFileSync(`${MODULES}${game}.wasm`)));
  const [info] = engine.games();
  const counted = /players=/.test(info?.options ?? '')
    ? [`players=${info?.min_seats}`, `players=${info?.max_seats}`]
    : [''];
  for (const options of [...counted, ...(MORE_OPTIONS[game] ?? [])]) {
    const seed = new TextEncoder().encode(`${game} ${options} views of the page`.padEnd(32).slice(0, 32));
    const seats = Array.from({ length: Number(/players=(\d)/.exec(options)?.[1] ?? 2) }, (_, seat) => `Seat ${seat}`);
    const match = engine.create(game, options, seats, await sha256(seed), await tapeOf(seed, 1 << 16));
    if (match <= 0) throw new Error(engine.problem());
    const played = { engine, match, seats };
    for (let ply = 0, state = 1; engine.actor(match) !== ONLOOKER; ++ply) {
      const legal = engine.legal(match);
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const move = legal[Math.floor((state / 2 ** 32) * legal.length)] ?? '';
      if (engine.play(match, engine.actor(match), move, null, ply, '').refused) break; // the tape ends: seen enough
      moved(played, ply);
    }
    yield played;
  }
}
