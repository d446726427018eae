// The browser tests: node run.mjs [NAME...]
import { existsSync } from 'node:fs';

import { runAll } from '../run_all.mjs';
import { FOLDER } from './serve.mjs';

if (!existsSync(`${FOLDER}index.html`)) {
  console.error('There is no build/web: scripts/web build makes it.');
  process.exit(1);
}
runAll(import.meta.url);
