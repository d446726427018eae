// Runs the tests of a folder one after the other, or those that are named, and says how each went.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PATIENCE_MS = 900_000; // for one test

/** @param {string} folder the URL of the file that asks: its NAME_test.mjs are the tests */
export function runAll(folder) {
  const here = fileURLToPath(new URL('.', folder));
  const names = readdirSync(here)
    .filter((file) => file.endsWith('_test.mjs'))
    .map((file) => file.replace('_test.mjs', ''));
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no test ${unknown.join(', ')}; there are ${names.join(', ')}.`);
    process.exit(2);
  }
  let failed = 0;
  for (const name of wanted.length > 0 ? wanted : names) {
    const start = performance.now();
    const { status } = spawnSync(process.execPath, [`${here}${name}_test.mjs`], {
      stdio: 'inherit',
      timeout: PATIENCE_MS,
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${status === 0 ? 'ok  ' : 'FAIL'}  ${name}  ${seconds} s`);
    if (status !== 0) ++failed;
  }
  process.exit(failed === 0 ? 0 : 1);
}
