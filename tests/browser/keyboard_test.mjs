// A whole match by keyboard alone: from the hall to the last move, without ever touching the mouse.
import assert from 'node:assert/strict';

import { picker } from '../picker.mjs';
import { withPage } from './browser.mjs';
import { hasty, LIKES, like, playOn, settled } from './table.mjs';

const focused = (page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
  );

async function tabTo(page, wanted, most = 60) {
  for (let i = 0; i < most; ++i) {
    await page.keyboard.press('Tab');
    if (wanted.test(await focused(page))) return;
  }
  assert.fail(`Tab never reached ${wanted}`);
}

await withPage({}, async ({ page, context, address }) => {
  await like(context, LIKES);
  await page.goto(address);
  await page.waitForSelector('a[href="#/new/lofoten"]');
  await tabTo(page, /^Play Lofoten/);
  await page.keyboard.press('Enter');
  await page.waitForSelector('button.begin');
  await tabTo(page, /^Begin/);
  await page.keyboard.press('Enter');
  assert.equal(await settled(page), 'decide');
  // From the top of the page to the choices: every control on the way has a name.
  for (let i = 0; i < 120; ++i) {
    await page.keyboard.press('Tab');
    const { move, name } = await page.evaluate(() => {
      const { activeElement: it } = document;
      return {
        move: it?.matches('button.move'),
        name: it?.getAttribute('aria-label') || it?.textContent?.trim() || it?.getAttribute('title'),
      };
    });
    if (move) break;
    assert.ok(name, 'a control without a name');
  }
  const pick = picker(11);
  const choose = hasty(11);
  const { what } = await playOn(page, async (texts) => {
    // The choices have kept the focus: arrows walk, Enter takes; figures choose at once.
    assert.ok(await page.evaluate(() => document.activeElement?.closest('.decide') !== null), 'the focus got lost');
    const at = texts.indexOf(choose(texts));
    if (at < 9 && pick(3) > 0) return page.keyboard.press(String(at + 1));
    const before = await page.evaluate(() => document.activeElement?.dataset.move);
    await page.keyboard.press('ArrowDown');
    if (texts.length > 1) assert.notEqual(await page.evaluate(() => document.activeElement?.dataset.move), before);
    await page.keyboard.press('Enter');
  });
  assert.equal(what, 'over');
  await page.waitForSelector('dialog[open]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
});
