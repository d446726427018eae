// Both languages have every sentence of the page, with the same arguments, and every sentence is said somewhere.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

import { partOf, readWords } from './words';

const folder = fileURLToPath(new URL('../../words', import.meta.url));
const words = readWords(folder);
// What the page alone says: the hall's words, and those of the parts that teach (web.learn-….json).
const taught = readdirSync(folder).filter((name) => /^web\.learn-.*\.en\.json$/.test(name));
const keysIn = (name: string) => Object.keys(JSON.parse(readFileSync(join(folder, name), 'utf8')) as object);
const pageParts = [...new Set(['web', ...taught.flatMap(keysIn).map((key) => key.split('.')[0] ?? '')])];
const PAGE = pageParts.join('|');
const source = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name));
const code = files.map((name) => readFileSync(join(source, name), 'utf8')).join('\n');
const slots = (sentence: string) => [...sentence.matchAll(/\{(\w+)/g)].map((found) => found[1]).sort();

const keysOf = (language: string) => Object.values(words[language] ?? {}).flatMap((part) => Object.keys(part));

describe('the words of the page', () => {
  it('are the same keys in both languages', () => {
    expect(keysOf('fr').sort()).toEqual(keysOf('en').sort());
  });

  it('take the same arguments in both languages', () => {
    for (const [part, sentences] of Object.entries(words.en ?? {}))
      for (const [key, sentence] of Object.entries(sentences))
        expect([...new Set(slots(words.fr?.[part]?.[key] ?? ''))], key).toEqual([...new Set(slots(sentence))]);
  });

  it('are all there', () => {
    const known = new Set(keysOf('en'));
    const said = [...code.matchAll(new RegExp(`'((?:${PAGE})(?:\\.\\w+)+)'`, 'g'))].map((found) => found[1] ?? '');
    expect(said.filter((key) => !known.has(key))).toEqual([]);
  });

  it('are all said', () => {
    const families = [...code.matchAll(new RegExp(`\`((?:${PAGE})(?:\\.\\w+)*)\\.\\$\\{`, 'g'))].map(
      (found) => `${found[1]}.`,
    );
    const unsaid = keysOf('en').filter(
      (key) =>
        pageParts.includes(key.split('.')[0] ?? '') &&
        !code.includes(`'${key}'`) &&
        !families.some((family) => key.startsWith(family)),
    );
    expect(unsaid).toEqual([]);
  });

  it('use the spaces of French typography', () => {
    const wrong = Object.values(words.fr ?? {})
      .flatMap((part) => Object.entries(part))
      .filter(([, sentence]) => / [:;!?»]|« /.test(sentence));
    expect(wrong).toEqual([]);
  });
});

it('a key belongs to the hall, to its game, or to the terminal', () => {
  expect(partOf('web.play')).toBe('web');
  expect(partOf('loot.about')).toBe('web');
  expect(partOf('lofoten.option.tie.both')).toBe('web');
  expect(partOf('lofoten.event.loaded')).toBe('lofoten');
  expect(partOf('cli.wins')).toBeNull();
  expect(partOf('loot.sketch.deck')).toBeNull();
});
