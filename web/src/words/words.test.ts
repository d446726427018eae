// Parts of the words are asked for by several at once.
import { expect, it, vi } from 'vitest';

const arrive: Record<string, (sentences: Record<string, string>) => void> = {};
const part = (name: string) => () => new Promise((resolve) => (arrive[name] = resolve));
vi.mock('virtual:words', () => ({ parts: { en: { web: part('web'), lesson: part('lesson') } } }));
vi.mock('../app/settings.svelte', () => ({ settings: { likes: { language: 'en' } } }));
vi.stubGlobal('document', { documentElement: {} });
const { say, speech } = await import('./words.svelte');

it('keeps a part that came while an older question was still open', async () => {
  const older = speech.speak('en');
  const oldest = arrive.web;
  const newer = speech.need('lesson');
  arrive.web?.({ 'home.title': 'Hall' });
  arrive.lesson?.({ 'coach.next': 'Go on' });
  await newer;
  oldest?.({ 'home.title': 'Hall' });
  await older;
  expect([say('home.title'), say('coach.next')]).toEqual(['Hall', 'Go on']);
});
