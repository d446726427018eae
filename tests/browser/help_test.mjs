// The help: the game in a few lines first, then the pieces in the order of a turn, here and online alike; and a piece opens
// under its own heading without moving it.
import assert from 'node:assert/strict';

import { withPage } from './browser.mjs';
import { startHall, withPeople } from './people.mjs';
import { begin, LIKES, like, settled } from './table.mjs';

const FIRST = { lofoten: 'hand', loot: 'shield', raiders: 'worker' };

const openHelp = async (page) => {
  await page.locator('.tabs button', { hasText: 'Help' }).click();
  await page.waitForSelector('.help [data-topic]');
};
const topicsOf = (page) => page.$$eval('.help [data-topic]', (all) => all.map((each) => each.dataset.topic));

const told = {};
await withPage({}, async ({ page, context, address }) => {
  await like(context, LIKES);
  for (const [game, first] of Object.entries(FIRST)) {
    await begin(page, address, game, ['me', 'thrall']);
    await settled(page);
    await openHelp(page);
    const chapters = await page.$$eval('.help [data-chapter]', (all) => all.map((each) => each.dataset.chapter));
    assert.deepEqual(chapters, ['goal', 'turn', 'end', 'scoring']);
    told[game] = await topicsOf(page);
    assert.equal(told[game][0], first);
    assert.doesNotMatch(await page.innerText('.help'), /<[a-z]+\.[a-z.]+>/, 'words are missing');
    // Every sign has its drawing.
    const undrawn = await page.$$eval('.help use', (all) =>
      all.map((use) => use.getAttribute('href')).filter((href) => !document.querySelector(href)),
    );
    assert.deepEqual(undrawn, []);

    const button = page.locator('.help [data-topic] button').nth(4);
    await button.scrollIntoViewIfNeeded();
    const before = await button.boundingBox();
    await button.click();
    assert.equal(await button.getAttribute('aria-expanded'), 'true');
    assert.deepEqual(await button.boundingBox(), before, 'the heading moved');
  }
});

const hall = await startHall();
try {
  await withPeople(['Astrid'], hall, async ([{ page }]) => {
    await page.goto(`${hall.address}/#/new/lofoten/online`);
    await page.locator('select').nth(1).selectOption('thrall');
    await page.click('button.begin');
    await settled(page);
    await openHelp(page);
    assert.deepEqual(await topicsOf(page), told.lofoten, 'another order online');
  });
} finally {
  await hall.end();
}
console.log('the help leads with the game, then the pieces in the order of a turn');
