// What is in a lesson: web/src/learn/games/<game>/lessons/NAME.json, .record, .en.json, .fr.json.
import type { Lesson, Script, Told } from './lesson';

const scripts = import.meta.glob<string>(['../games/*/lessons/*.json', '!../games/*/lessons/*.*.json'], {
  query: '?raw',
  import: 'default',
});
const told = import.meta.glob<Told>('../games/*/lessons/*.*.json', { import: 'default' });
const records = import.meta.glob<string>('../games/*/lessons/*.record', { query: '?raw', import: 'default' });

const pathOf = (game: string, name: string) => `../games/${game}/lessons/${name}`;

/** What the coach says in a language; null: there is no such lesson. */
export const loadTold = async (game: string, name: string, language: string): Promise<Told | null> =>
  (await told[`${pathOf(game, name)}.${language}.json`]?.()) ?? null;

/** Null: there is no such lesson. */
export async function loadLesson(game: string, name: string, language: string): Promise<Lesson | null> {
  const path = pathOf(game, name);
  const [script, words, record] = await Promise.all([
    scripts[`${path}.json`]?.(),
    loadTold(game, name, language),
    records[`${path}.record`]?.(),
  ]);
  if (script === undefined || words === null || record === undefined) return null;
  return { game, name, script: JSON.parse(script) as Script, told: words, record };
}
