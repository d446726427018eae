// The words of the study page: all that are said are there, and all that are there are said.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

import { readWords } from '../../../plugins/words';

const here = fileURLToPath(new URL('.', import.meta.url));
const words = readWords(fileURLToPath(new URL('../../../../words', import.meta.url)));
const known = Object.keys(words.en?.study ?? {});
const code = readdirSync(here)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'))
  .map((name) => readFileSync(join(here, name), 'utf8'))
  .join('\n');

it('are all there', () => {
  const said = [...code.matchAll(/'(study(?:\.\w+)+)'/g)].map((found) => found[1] ?? '');
  expect(said.filter((key) => !known.includes(key))).toEqual([]);
});

it('are all said', () => {
  const families = [...code.matchAll(/`(study(?:\.\w+)*)\.\$\{/g)].map((found) => `${found[1]}.`);
  const unsaid = known.filter((key) => !code.includes(`'${key}'`) && !families.some((each) => key.startsWith(each)));
  expect(unsaid).toEqual([]);
});

it('use the spaces of French typography', () => {
  const wrong = Object.entries(words.fr?.study ?? {}).filter(([, sentence]) => / [:;!?»]|« /.test(sentence));
  expect(wrong).toEqual([]);
});
