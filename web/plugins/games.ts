// The games of the page are the modules that were built: whatever <game>.wasm lies in these folders is asked who it is.
//   import { games } from 'virtual:games';   in the order of the folders, then by name
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

import { bind, type GameInfo } from '../src/engine/wasm.ts';

const NAME = 'virtual:games';
const ALL_GAMES = 'jarl.wasm'; // the module for node: proof and bench

/** The modules of one game in a folder. */
function modulesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.wasm') && file !== ALL_GAMES)
    .sort()
    .map((file) => join(folder, file));
}

async function infoOf(file: string): Promise<GameInfo> {
  const engine = await bind(await WebAssembly.compile(readFileSync(file)));
  const [info, ...others] = engine.games();
  if (!info || others.length > 0) throw new Error(`${file} is not the module of one game`);
  return info;
}

export function games(folders: readonly string[]): Plugin {
  return {
    name: 'jarl-games',
    resolveId: (id) => (id === NAME ? `\0${id}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const files = folders.flatMap(modulesIn);
      if (files.length === 0)
        this.error(`there is no module in ${folders.join(', ')}: scripts/compile wasm makes them`);
      const entries = await Promise.all(
        files.map(async (file) => {
          this.addWatchFile(file);
          const url = JSON.stringify(`${file}?url`);
          return `{ info: ${JSON.stringify(await infoOf(file))}, wasm: () => import(${url}).then((it) => it.default) }`;
        }),
      );
      return `export const games = [${entries.join(', ')}];`;
    },
  };
}
