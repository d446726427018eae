// The games of the page are the modules that were built: whatever <game>.wasm lies in these folders is asked who it is.
//   import { games } from 'virtual:games';       in the order of the folders, then by name
//   import { studies } from 'virtual:studies';   studies.loot() → the address of the module that also judges matches
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

import { bind, type GameInfo } from '../src/engine/wasm.ts';

const NAME = 'virtual:games';
const STUDIES = 'virtual:studies'; // apart, so that only who studies a match loads the list
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

/** study/<game>_study.wasm beside the module of a game; not every game has one. */
function studyOf(file: string): string | null {
  const game = basename(file, '.wasm');
  const study = join(dirname(file), 'study', `${game}_study.wasm`);
  return existsSync(study) ? study : null;
}

const importing = (file: string) => `() => import(${JSON.stringify(`${file}?url`)}).then((it) => it.default)`;

export function games(folders: readonly string[]): Plugin {
  return {
    name: 'jarl-games',
    resolveId: (id) => (id === NAME || id === STUDIES ? `\0${id}` : null),
    async load(id) {
      const files = folders.flatMap(modulesIn);
      if (id === `\0${STUDIES}`) {
        const entries = files.flatMap((file) => {
          const study = studyOf(file);
          if (study) this.addWatchFile(study);
          return study ? [`${JSON.stringify(basename(file, '.wasm'))}: ${importing(study)}`] : [];
        });
        return `export const studies = { ${entries.join(', ')} };`;
      }
      if (id !== `\0${NAME}`) return null;
      if (files.length === 0)
        this.error(`there is no module in ${folders.join(', ')}: scripts/compile wasm makes them`);
      const entries = await Promise.all(
        files.map(async (file) => {
          this.addWatchFile(file);
          return `{ info: ${JSON.stringify(await infoOf(file))}, wasm: ${importing(file)} }`;
        }),
      );
      return `export const games = [${entries.join(', ')}];`;
    },
  };
}
