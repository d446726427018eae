// The tests of the server: node run.mjs [NAME...]. JARL is the program (build/jarl).
import { existsSync } from 'node:fs';

import { runAll } from '../run_all.mjs';
import { JARL } from './jarl.mjs';

if (!existsSync(JARL)) {
  console.error(`There is no ${JARL}: ./run builds it, or JARL names another.`);
  process.exit(1);
}
runAll(import.meta.url);
