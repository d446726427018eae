// Whole matches of one game with 2 and with 4 seats, by mouse on the pieces and by keys, on a desk and on a phone.
import assert from 'node:assert/strict';

import { withPage } from './browser.mjs';
import { begin, eager, LIKES, like, playOn, plyOf, settled, takeByKeys, takeOnBoard } from './table.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

async function over(page) {
  await page.waitForSelector('dialog[open] h1'); // the score sheet
  const rows = await page.locator('dialog[open] tbody tr').count();
  assert.ok(rows > 0, 'the sheet has no rows');
}

/** By mouse, mostly on the board. */
export async function byMouse(game, seats, seed) {
  await withPage({}, async ({ page, context, address }) => {
    await like(context, LIKES);
    await begin(page, address, game, seats);
    const choose = eager(seed);
    const ways = { piece: 0, list: 0 };
    const { what, decisions } = await playOn(
      page,
      async (texts, ply) => ++ways[await takeOnBoard(page, choose(texts), ply)],
    );
    assert.equal(what, 'over');
    console.log(`${game}, ${seats.length} seats, mouse: ${decisions} decisions, ${ways.piece} of them on pieces`);
    assert.ok(ways.piece > decisions / 3, 'few of the choices could be made on the board');
    await over(page);
  });
}

/** By keys alone, from the first choice on; on a phone's screen when asked. */
export async function byKeys(game, seats, seed, options = {}) {
  await withPage(options, async ({ page, context, address }) => {
    await like(context, LIKES);
    await begin(page, address, game, seats);
    await settled(page);
    await page.locator('.decide button.move').first().focus();
    const choose = eager(seed);
    const { what, decisions } = await playOn(page, (texts) => takeByKeys(page, texts, choose(texts)));
    assert.equal(what, 'over');
    console.log(`${game}, ${seats.length} seats, keys: ${decisions} decisions, ${await plyOf(page)} moves`);
    await over(page);
  });
}

/** By finger on a phone: nothing is wider than the screen, and the choices are always in sight. What is obvious is
 *  answered for the player, as it is for most people. */
export async function byFinger(game, seats, seed) {
  await withPage(PHONE, async ({ page, context, address }) => {
    await like(context, { ...LIKES, askAll: false });
    await begin(page, address, game, seats);
    const choose = eager(seed);
    const { what, decisions } = await playOn(page, async (texts) => {
      const text = choose(texts);
      const seen = await page.evaluate(() => {
        const { top, bottom } = document.querySelector('.decide').getBoundingClientRect();
        return { wide: document.documentElement.scrollWidth, top, bottom, high: innerHeight };
      });
      assert.ok(seen.wide <= 360, `${seen.wide} pixels wide on a phone of 360`);
      assert.ok(seen.top < seen.high - 40 && seen.bottom > 40, `the choices are out of sight: ${JSON.stringify(seen)}`);
      await page.locator(`.decide button.move[data-move="${text}"]`).tap();
    });
    assert.equal(what, 'over');
    console.log(`${game}, ${seats.length} seats, phone: ${decisions} decisions`);
    await over(page);
  });
}
