// Two people at one screen, a whole match: between turns a curtain, and behind it no card of anybody.
import assert from 'node:assert/strict';

import { withPage } from './browser.mjs';
import { begin, hasty, LIKES, like, playOn } from './table.mjs';

await withPage({}, async ({ page, context, address }) => {
  await like(context, LIKES);
  await begin(page, address, 'lofoten', ['me', 'friend']);
  const choose = hasty(3);
  let curtains = 0;
  for (let what = 'curtain'; what !== 'over';) {
    await page.waitForSelector('.curtain');
    assert.equal(await page.locator('.shell').count(), 0);
    const title = await page.locator('.curtain h1').textContent();
    assert.match(title, curtains % 2 === 0 ? /Astrid/ : /Leif/); // nobody has bought an extra turn with these choices
    await page.keyboard.press('Enter'); // the button has the focus
    await page.waitForSelector('.shell');
    assert.equal(await page.locator('.curtain').count(), 0);
    ++curtains;
    ({ what } = await playOn(page, (texts) => {
      const plain = texts.filter((text) => text !== 'extra turn');
      return page.click(`.decide button.move[data-move="${choose(plain)}"]`);
    }));
  }
  assert.ok(curtains > 20, `${curtains} curtains are few for a whole match`);
  await page.waitForSelector('dialog[open]'); // the score sheet
});
