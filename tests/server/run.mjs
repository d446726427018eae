// Runs the tests of the server one after the other: node run.mjs [NAME...]. JARL is the program (build/jarl).
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { JARL } from './jarl.mjs';

if (!existsSync(JARL)) {
  console.error(`There is no ${JARL}: ./run builds it, or JARL names another.`);
  process.exit(1);
}
const here = fileURLToPath(new URL('.', import.meta.url));
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
    timeout: 300_000,
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'}  ${name}  ${seconds} s`);
  if (status !== 0) ++failed;
}
process.exit(failed === 0 ? 0 : 1);
