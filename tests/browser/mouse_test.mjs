// A whole match against a bot, by mouse, with what is obvious answered for the player and never seen as a question; then the
// score sheet, the proof of the shuffle, and a rematch. It says how soon a click is drawn: 50 ms in the middle and 150 ms at
// worst are asked for, on a machine with two cores and nothing else to do, so nothing fails by it here.
import assert from 'node:assert/strict';

import { withPage } from './browser.mjs';
import { begin, hasty, LIKES, like, playOn, plyOf, settled } from './table.mjs';

await withPage({}, async ({ page, context, address }) => {
  await like(context, { ...LIKES, askAll: false });
  await begin(page, address, 'lofoten', ['me', 'huskarl']);
  const choose = hasty(7);
  const times = [];
  // Every list of choices that is drawn, however briefly.
  await page.evaluate(() => {
    window.offered = [];
    const look = () => {
      const texts = [...document.querySelectorAll('.decide button.move')]
        .map(({ dataset }) => dataset.move)
        .join(' | ');
      if (texts !== '' && texts !== window.offered.at(-1)) window.offered.push(texts);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
    look();
  });
  const questions = new Set();
  const { what, decisions } = await playOn(page, async (texts) => {
    questions.add(texts.join(' | '));
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
  times.sort((a, b) => a - b);
  const [middle, worst] = [times[times.length >> 1], times.at(-1)].map((time) => time.toFixed(0));
  console.log(
    `${decisions} decisions, ${await plyOf(page)} moves; half of the clicks drawn within ${middle} ms, all within ${worst} ms`,
  );
  const offered = await page.evaluate(() => window.offered);
  const flashes = offered.filter((texts) => !questions.has(texts));
  assert.deepEqual(flashes, [], 'a question was seen that nobody was asked');

  await page.waitForSelector('dialog[open] h1');
  await page.click('dialog[open] summary');
  await page.click('dialog[open] details button');
  await page.waitForSelector('[data-proved=true]');
  const id = await page.evaluate(() => location.hash);
  await page.click('dialog[open] footer button.main');
  await page.waitForFunction((old) => location.hash !== old, id);
  assert.equal(await settled(page), 'decide');

  await page.goto(`${address}#/`);
  await page.waitForSelector('#finished');
  await page.waitForSelector('#going');
});
