// The deal of a day: two people get the same one and the same answers to the same moves, a reload changes nothing, the first try
// counts; at the end stands what the Jarl level made of the seat, the same every time, and a line to hand on.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { withPage } from './browser.mjs';
import { asked, drawn, hasty, leftPly, like, LIKES, press, resize } from './table.mjs';

const PICTURES = fileURLToPath(new URL('../../build/screenshots/', import.meta.url));
mkdirSync(PICTURES, { recursive: true });
const picture = async (page, name) => {
  await drawn(page);
  await page.screenshot({ path: `${PICTURES}${name}.png` });
};

const GAME = process.argv[2] ?? 'loot';
const DAY = new Date('2026-11-16T10:00:00');
const NEXT_DAY = new Date('2026-11-17T10:00:00');
const COMPARED = 8; // decisions

/** Plays on; gives what was asked, decision by decision. */
async function play(page, most = Infinity, after = () => undefined) {
  const choose = hasty(5);
  const seen = [];
  for (let before = -1; seen.length < most;) {
    const { what, ply, texts } = await asked(page, before);
    if (what === 'over') break;
    seen.push(`${ply}: ${texts.join(', ')}`);
    await after(seen.length);
    await asked(page, before); // the same list is open again
    await press(page, choose(texts));
    await leftPly(page, ply);
    before = ply;
  }
  return seen;
}

const outcome = async (page) => {
  await page.waitForSelector('.daily[data-jarl] .line', { timeout: 240_000 });
  return Number(await page.getAttribute('.daily', 'data-jarl'));
};

let first = [];
await withPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async ({ page, context, address }) => {
  await like(context, LIKES);
  await page.clock.setFixedTime(DAY);
  await page.goto(address);
  await page.click('.today a[href="#/daily"]');
  await page.waitForSelector(`li[data-game=${GAME}] button`);
  await picture(page, 'daily-1440-en');
  await page.click(`li[data-game=${GAME}] button`);
  await asked(page);
  assert.equal(await page.locator('.info .tabs button').count(), 2, 'there are hints');
  first = await play(page);

  const jarl = await outcome(page);
  await picture(page, 'daily-end-1440-en');
  await resize(page, [360, 740]);
  await picture(page, 'daily-end-360-en');
  assert.ok(
    await page.$eval('.daily', (part) => part.scrollWidth <= part.clientWidth),
    'the end is too wide for a phone',
  );
  await resize(page, [1440, 900]);
  const [mine, theirs] = await page.$$eval('.daily dd b', (all) => all.map((each) => parseInt(each.textContent, 10)));
  assert.equal(theirs, jarl);
  const line = await page.textContent('.daily .line');
  assert.match(line, new RegExp(`16 November 2026: ${mine} points?, place \\d of \\d; .*: ${jarl}\\. .*#/daily$`));
  await page.click('.daily .row button');
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), line);

  // Worked out anew it is the same.
  await page.evaluate(() => {
    const all = JSON.parse(localStorage.getItem('jarl.daily'));
    localStorage.setItem('jarl.daily', JSON.stringify(all.map((each) => ({ ...each, jarl: null }))));
  });
  await page.reload();
  assert.equal(await outcome(page), jarl);
  console.log(`${GAME}: ${first.length} decisions, ${mine} points, the Jarl level ${jarl}`);

  // What comes after is practice, and changes nothing.
  await page.click('.daily a[href="#/daily"]');
  await page.waitForSelector(`li[data-game=${GAME}] dl`);
  const told = await page.textContent(`li[data-game=${GAME}] dl`);
  await picture(page, 'daily-done-1440-en');
  await page.click(`li[data-game=${GAME}] button`);
  assert.deepEqual((await play(page, 2)).join('\n'), first.slice(0, 2).join('\n'));
  await page.goto(`${address}#/daily`);
  await page.waitForSelector(`li[data-game=${GAME}] a.main`);
  assert.equal(await page.textContent(`li[data-game=${GAME}] dl`), told);

  await page.clock.setFixedTime(NEXT_DAY);
  await page.reload();
  await page.waitForSelector('#past');
  assert.match(await page.textContent('tbody tr'), new RegExp(`16 November 2026.*${mine}.*${jarl}`, 's'));
  await page.goto(`${address}#/daily/${GAME}`);
  assert.notEqual((await play(page, 1))[0], first[0], 'another day, another deal');
});

await withPage({ viewport: { width: 360, height: 740 } }, async ({ page, context, address }) => {
  await like(context, { ...LIKES, language: 'fr', name: 'Åse' });
  await page.clock.setFixedTime(DAY);
  await page.goto(`${address}#/daily`);
  await page.waitForSelector(`li[data-game=${GAME}] button`);
  await picture(page, 'daily-360-fr');
  await page.goto(`${address}#/daily/${GAME}`);
  const second = await play(page, COMPARED, (n) => (n % 3 === 0 ? page.reload() : undefined));
  assert.deepEqual(second, first.slice(0, second.length));
});
