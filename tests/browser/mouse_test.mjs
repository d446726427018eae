// A whole match against a bot, by mouse, with what is obvious answered for the player; then the score sheet, the proof of the shuffle, and a rematch.
import assert from 'node:assert/strict';

import { withPage } from './browser.mjs';
import { begin, hasty, LIKES, like, playOn, plyOf, settled } from './table.mjs';

await withPage({}, async ({ page, context, address }) => {
  await like(context, { ...LIKES, askAll: false });
  await begin(page, address, 'lofoten', ['me', 'huskarl']);
  const choose = hasty(7);
  const times = [];
  const { what, decisions } = await playOn(page, async (texts) => {
    const text = choose(texts);
    const took = await page.evaluate(async (move) => {
      const ply = document.querySelector('.shell').dataset.ply;
      const start = performance.now();
      document.querySelector(`.decide button.move[data-move="${move}"]`).click();
      while (document.querySelector('.shell')?.dataset.ply === ply) await new Promise(requestAnimationFrame);
      return performance.now() - start;
    }, text);
    times.push(took);
  });
  assert.equal(what, 'over');
  console.log(
    `${decisions} decisions, ${await plyOf(page)} moves, half of them drawn within ${times.sort((a, b) => a - b)[times.length >> 1].toFixed(0)} ms`,
  );

  await page.waitForSelector('dialog[open] h1');
  await page.click('dialog[open] summary');
  await page.click('dialog[open] details button');
  await page.waitForSelector('text=this is the promised seed');
  const id = await page.evaluate(() => location.hash);
  await page.click('dialog[open] footer button.main');
  await page.waitForFunction((old) => location.hash !== old, id);
  assert.equal(await settled(page), 'decide');

  await page.goto(`${address}#/`);
  await page.waitForSelector('#finished');
  await page.waitForSelector('#going');
});
