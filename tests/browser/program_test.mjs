// The page as people get it: from `jarl serve`, packed, with its headers, and a match begun and played on it.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { withPage } from './browser.mjs';
import { begin, hasty, like, LIKES, playOn } from './table.mjs';

const JARL = process.env.JARL ?? fileURLToPath(new URL('../../build/jarl', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'jarl-program-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Starts the program on a free port below 32768, where no outgoing connection takes one. */
async function program() {
  for (let attempt = 0; attempt < 50; ++attempt) {
    const port = 18000 + Math.floor(Math.random() * 10000);
    const child = spawn(JARL, ['serve', '--port', String(port), '--db', join(folder, 'jarl.db')], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const up = await Promise.race([
      new Promise((resolve) => child.stdout.once('data', () => resolve(true))),
      ended.then(() => false),
    ]);
    if (!up) continue; // the port was taken
    const stop = async () => {
      child.kill('SIGTERM');
      assert.equal(await ended, 0, 'it did not end in order');
    };
    return { address: `http://localhost:${port}/`, stop };
  }
  throw new Error('jarl serve did not start');
}

await withPage(
  {},
  async ({ page, context, address }) => {
    await like(context, LIKES);
    const answers = new Map();
    page.on('response', (response) => answers.set(new URL(response.url()).pathname, response.headers()));
    await begin(page, address);
    const choose = hasty(7);
    const { decisions } = await playOn(
      page,
      (texts) => page.click(`.decide button.move[data-move="${choose(texts)}"]`),
      (made) => made >= 30,
    );
    assert.ok(decisions >= 30);
    const home = answers.get('/');
    assert.match(home['content-security-policy'], /default-src 'none'/);
    assert.doesNotMatch(home['content-security-policy'], /unsafe-inline/);
    const [path, wasm] = [...answers].find(([name]) => name.endsWith('.wasm')) ?? [];
    assert.ok(path, 'no module was loaded');
    assert.equal(wasm['content-type'], 'application/wasm');
    assert.match(wasm['content-encoding'], /^(br|gzip)$/);
    assert.match(wasm['cache-control'], /immutable/);
  },
  program,
);
