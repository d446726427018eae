// The table of Raiders at every size: the cards of a choice are in sight, islands never slide, nothing sticks out, tiers
// carry their signs, and who asks about a piece hears about that piece.
import assert from 'node:assert/strict';

import { withPage } from './browser.mjs';
import { asked, begin, eager, LIKES, like, playOn, press, resize, SCREENS, wish } from './table.mjs';

/** What is asked for can be pressed: it lies on the screen and nothing lies over it. */
const covered = (page, selector) =>
  page.$$eval(selector, (pieces) =>
    pieces.flatMap((piece) => {
      const { left, top, width, height } = piece.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return piece.contains(hit) ? [] : [`${piece.textContent.trim().slice(0, 30)} at ${left}, ${top}`];
    }),
  );

/** What sticks out of the table, of its island or of its card. */
const sticksOut = (page) =>
  page.evaluate(() => {
    const found = [];
    const table = document.querySelector('main.table').getBoundingClientRect();
    const inside = (piece, { left, top, right, bottom }, by) => {
      const box = piece.getBoundingClientRect();
      if (box.width === 0 || getComputedStyle(piece).visibility === 'hidden') return;
      if (box.left < left - by || box.top < top - by || box.right > right + by || box.bottom > bottom + by)
        found.push(
          `${piece.className.replace(/svelte-\w+/g, '')}: ${box.left | 0} ${box.top | 0} ${box.right | 0} ${box.bottom | 0} in ${left | 0} ${top | 0} ${right | 0} ${bottom | 0} ${piece.textContent.trim().slice(0, 30)}`,
        );
    };
    for (const piece of document.querySelectorAll('.stores, .longship, .hand, .card, .offers, .ends, .banner'))
      if (!piece.closest('.page.jarl') || piece.closest('.page.jarl').clientWidth === 0) inside(piece, table, 1);
    for (const isle of document.querySelectorAll('.isle')) {
      const box = isle.getBoundingClientRect();
      for (const part of isle.querySelectorAll('.lot, .worths, .need, .head')) inside(part, box, 2);
    }
    const doc = document.documentElement;
    if (doc.scrollHeight > innerHeight + 1 || doc.scrollWidth > innerWidth + 1) found.push('the page scrolls');
    return found;
  });

const isles = (page) =>
  page.$$eval('.isle', (all) =>
    all.map((isle) => {
      const { top, width, height } = isle.getBoundingClientRect();
      return [top, width, height].map(Math.round).join(' ');
    }),
  );

await withPage({}, async ({ page, context, address }) => {
  await like(context, LIKES);
  await begin(page, address, 'raiders', ['me', 'thrall', 'thrall', 'thrall']);

  // The first choice: all five cards in sight, and three of them can be kept, at every size of screen and letters.
  for (const size of ['normal', 'huge']) {
    await wish(page, { size, language: size === 'huge' ? 'fr' : 'en' });
    for (const screen of SCREENS) {
      await resize(page, screen);
      const where = `${screen.join('x')}, ${size}`;
      assert.equal(await page.locator('.hand .card').count(), 5);
      assert.deepEqual(await covered(page, '.hand .card'), [], `cards to be chosen are hidden at ${where}`);
      assert.deepEqual(await sticksOut(page), [], where);
    }
  }
  await wish(page, {});
  await resize(page, [360, 740]);
  const { ply } = await asked(page);
  for (const i of [0, 1, 2]) await page.locator('.hand .card').nth(i).click();
  await page.locator('.gather button').click();
  await asked(page, ply);

  // Islands stay where they are, whatever happens; the tiers have their signs.
  for (const screen of [
    [1440, 900],
    [360, 740],
  ]) {
    await resize(page, screen);
    const places = await isles(page);
    assert.equal(places.length, 10);
    const choose = eager(41);
    await playOn(
      page,
      async (texts) => {
        assert.deepEqual(await isles(page), places, 'the islands have slid');
        await press(page, choose(texts));
      },
      (n) => n >= 25,
    );
  }
  await resize(page, [1440, 900]);
  const tiers = await page.$$eval('.isle .tiers', (all) =>
    all.map((tier) => ['rd-strength', 'rd-vp'].every((sign) => tier.querySelector(`.${sign}`) !== null)),
  );
  assert.ok(tiers.length > 0 && tiers.every(Boolean), 'tiers without their signs');

  // Later in the match, at every size of screen and letters, in both languages.
  for (const language of ['en', 'fr'])
    for (const size of ['normal', 'large', 'huge']) {
      await wish(page, { language, size });
      for (const screen of SCREENS) {
        await resize(page, screen);
        assert.deepEqual(await sticksOut(page), [], `${screen.join('x')}, ${language}, ${size}`);
      }
    }
  await wish(page, {});

  // A settlement opened on a phone tells its tiers.
  await resize(page, [360, 740]);
  await page.locator('.tab').first().click();
  await page.locator('.isle.fortress:not(.plundered)').first().dispatchEvent('contextmenu');
  await page.waitForSelector('.sheet .tiers li');
  const seen = await page.$$eval('.sheet .tiers li', (rows) =>
    rows.map((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      const sheet = row.closest('.sheet').getBoundingClientRect();
      return top >= sheet.top && bottom <= sheet.bottom;
    }),
  );
  assert.ok(seen.length >= 3 && seen.every(Boolean), 'the tiers of the sheet are out of sight');
  await page.locator('.sheet .close').click();

  // Who asks about a piece hears about that piece, and no number of a rule.
  await resize(page, [1440, 900]);
  const closed = page.locator('.isle.fortress:not([data-legal])').first();
  await closed.click();
  const said = page.locator('[role=status], [role=alert]', {
    hasText: /fortress/i,
  });
  await said.first().waitFor();
  const answer = await said.first().innerText();
  assert.doesNotMatch(answer, /RAI-\d/);
});
