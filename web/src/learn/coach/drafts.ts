// For tests and writers: the lessons of the tree as files.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { bind, type Engine } from '../../engine/wasm';
import type { Draft } from './judged';
import type { Script, Told } from './lesson';

const GAMES = fileURLToPath(new URL('../games/', import.meta.url));
const MODULES = fileURLToPath(new URL('../../../../build/wasm/', import.meta.url));
const LANGUAGES = ['en', 'fr'] as const;

const json = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** "loot/first" and so on. */
export const lessonsFound = (): string[] =>
  (existsSync(GAMES) ? readdirSync(GAMES) : []).flatMap((game) => {
    const folder = `${GAMES}${game}/lessons`;
    const scripts = existsSync(folder) ? readdirSync(folder).filter((file) => /^[^.]+\.json$/.test(file)) : [];
    return scripts.map((file) => `${game}/${file.replace('.json', '')}`);
  });

export function readDraft(lesson: string): Draft {
  const [game = '', name = ''] = lesson.split('/');
  const path = `${GAMES}${game}/lessons/${name}`;
  return {
    game,
    script: json<Script>(`${path}.json`),
    record: readFileSync(`${path}.record`, 'utf8'),
    told: Object.fromEntries(LANGUAGES.map((language) => [language, json<Told>(`${path}.${language}.json`)])),
  };
}

export const engineOf = async (game: string): Promise<Engine> =>
  bind(await WebAssembly.compile(readFileSync(`${MODULES}${game}.wasm`)));
