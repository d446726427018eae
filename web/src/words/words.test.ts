// Parts of the words come in any order.
import { expect, it, vi } from 'vitest';

type Sentences = Record<string, string>;
const asked = vi.hoisted(() => [] as { part: string; come: (sentences: Sentences) => void }[]);
vi.hoisted(() => Object.assign(globalThis, { document: { documentElement: {} } }));
vi.mock('virtual:words', () => {
  const part = (name: string) => () => new Promise((come) => asked.push({ part: name, come }));
  return { parts: { en: { web: async () => ({}), game: part('game'), other: part('other') } } };
});
vi.mock('../app/settings.svelte', () => ({ settings: { likes: { language: 'en' } } }));
const { say, speech } = await import('./words.svelte');

it('a part that is asked for twice and comes late takes nothing away', async () => {
  const both = [speech.need('game'), speech.need('other')];
  expect(asked.map(({ part }) => part)).toEqual(['game', 'game', 'other']);
  const words = { game: { 'game.word': 'here' }, other: { 'other.word': 'there' } } as Record<string, Sentences>;
  for (const { part, come } of [...asked].reverse()) come(words[part] ?? {});
  await Promise.all(both);
  expect([say('game.word'), say('other.word')]).toEqual(['here', 'there']);
});
