// words/*.json as modules, a part and a language each, so that a page loads the sentences it says and no others:
//   import { parts } from 'virtual:words';   parts.fr.lofoten() → a promise of the sentences
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:words';
const TERMINAL = /^(cli|[a-z]+\.sketch)\./; // said in a terminal only
const HALL = /^[a-z]+\.(name|about|credits|option)(\.|$)/; // said before a game is chosen

/** Which part of the words a key belongs to; null: the page never says it. */
export function partOf(key: string): string | null {
  if (TERMINAL.test(key)) return null;
  return HALL.test(key) ? 'web' : (key.split('.')[0] ?? null);
}

const filesIn = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));

/** All sentences of the folders by language and part. */
export function readWords(...folders: string[]): Record<string, Record<string, Record<string, string>>> {
  const all: Record<string, Record<string, Record<string, string>>> = {};
  for (const file of filesIn(folders).filter((name) => name.endsWith('.json'))) {
    const language = basename(file).split('.').at(-2) ?? '';
    const sentences = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    for (const [key, sentence] of Object.entries(sentences)) {
      const part = partOf(key);
      if (part !== null) ((all[language] ??= {})[part] ??= {})[key] = sentence;
    }
  }
  return all;
}

export function words(folders: readonly string[]): Plugin {
  return {
    name: 'jarl-words',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const all = readWords(...folders);
      for (const file of filesIn(folders)) this.addWatchFile(file);
      if (id !== `\0${NAME}`) {
        const [language = '', part = ''] = id.slice(NAME.length + 2).split('/');
        return `export default ${JSON.stringify(all[language]?.[part] ?? {})}`;
      }
      const entry = (language: string, part: string) =>
        `${JSON.stringify(part)}: () => import('${NAME}/${language}/${part}').then((it) => it.default)`;
      const lines = Object.entries(all).map(
        ([language, parts]) =>
          `${language}: { ${Object.keys(parts)
            .map((part) => entry(language, part))
            .join(', ')} }`,
      );
      return `export const parts = { ${lines.join(', ')} };`;
    },
  };
}
