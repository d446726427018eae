// The lessons in the tree: web/src/learn/games/<game>/lessons/NAME.json, .record, .en.json, .fr.json. Which there are is
// known at once; what is in them is loaded when somebody wants to learn.
import type { Lesson, Script, Told } from './lesson';

const scripts = import.meta.glob<Script>(['../games/*/lessons/*.json', '!../games/*/lessons/*.*.json'], {
  import: 'default',
});
const told = import.meta.glob<Told>('../games/*/lessons/*.*.json', { import: 'default' });
const records = import.meta.glob<string>('../games/*/lessons/*.record', { query: '?raw', import: 'default' });

const pathOf = (game: string, name: string) => `../games/${game}/lessons/${name}`;

/** The names of a game's lessons, in no order. */
export const namesOf = (game: string): string[] =>
  Object.keys(scripts)
    .filter((path) => path.startsWith(pathOf(game, '')))
    .map((path) => path.slice(pathOf(game, '').length, -'.json'.length));

/** What one says about a lesson before it is opened. */
export interface Offer {
  readonly game: string;
  readonly name: string;
  readonly order: number;
  readonly minutes: number;
  readonly title: string;
}

/** The lessons of a game, in their order. */
export async function offersOf(game: string, language: string): Promise<Offer[]> {
  const all = await Promise.all(
    namesOf(game).map(async (name) => {
      const path = pathOf(game, name);
      const [script, words] = await Promise.all([scripts[`${path}.json`]?.(), told[`${path}.${language}.json`]?.()]);
      return script && words ? [{ game, name, order: script.order, minutes: script.minutes, title: words.title }] : [];
    }),
  );
  return all.flat().sort((a, b) => a.order - b.order);
}

/** Null: there is no such lesson. */
export async function loadLesson(game: string, name: string, language: string): Promise<Lesson | null> {
  const path = pathOf(game, name);
  const [script, words, record] = await Promise.all([
    scripts[`${path}.json`]?.(),
    told[`${path}.${language}.json`]?.(),
    records[`${path}.record`]?.(),
  ]);
  return script && words && record !== undefined ? { game, name, script, told: words, record } : null;
}
