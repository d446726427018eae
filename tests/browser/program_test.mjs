// The page as people get it: from `jarl serve`, packed, with its headers, and a match begun and played on it.
import assert from 'node:assert/strict';

import { withPage } from './browser.mjs';
import { startHall } from './people.mjs';
import { begin, hasty, like, LIKES, playOn } from './table.mjs';

/** The real program with the real page. */
async function program() {
  const hall = await startHall();
  return {
    address: `${hall.address}/`,
    stop: async () => assert.equal((await hall.end()).code, 0, 'it did not end in order'),
  };
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
