// The end of a match: why it ended, the points turn by turn, a picture made in the page; and what is said rightly when
// somebody gives up or wants a rematch.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { run } from '../server/jarl.mjs';
import { withPage } from './browser.mjs';
import { playTogether, startHall, withPeople } from './people.mjs';
import { hasty, LIKES, like } from './table.mjs';

/** A match of two thralls as a file: nobody has to wait for its end. */
async function finished(game, folder) {
  const { code, err } = await run(['arena', game, '--bots', 'thrall,thrall', '--games', '2', '--records', folder]);
  assert.equal(code, 0, err);
  const [first] = readdirSync(folder).filter((name) => name.startsWith(game));
  return join(folder, first);
}

const sizeOf = (png) => [png.readUInt32BE(16), png.readUInt32BE(20)];

async function sheet(game, folder) {
  const record = await finished(game, folder);
  await withPage({}, async ({ page, context, address }) => {
    await like(context, LIKES);
    await page.goto(address);
    await page.setInputFiles('#record-file', record);
    await page.waitForSelector('dialog[open] h1');

    // Nothing looks chosen that nobody chose.
    assert.equal(await page.evaluate(() => document.activeElement.id), 'end-title');
    assert.match(await page.locator('dialog[open] .why').innerText(), /^It ended/);
    assert.equal(await page.locator('dialog[open] caption').first().innerText(), 'Final scoring');

    // The curve ends with the points of the table above it.
    await page.waitForSelector('dialog[open] figure polyline');
    const cells = (row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent));
    const last = await page.$eval('dialog[open] figure tbody tr:last-child', cells);
    assert.deepEqual(await page.$eval('dialog[open] tfoot tr', cells), last);
    assert.ok((await page.locator('dialog[open] figure tbody tr').count()) > 10, 'hardly a turn in the curve');
    assert.doesNotMatch(await page.innerText('dialog[open]'), /<[a-z]+\.[a-z.]+>/, 'words are missing');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.click('dialog[open] button:has-text("picture")'),
    ]);
    assert.match(download.suggestedFilename(), new RegExp(`^${game}-.*\\.png$`));
    assert.deepEqual(sizeOf(readFileSync(await download.path())), [1200, 630]);
  });
}

/** Two people, one of whom gives up from the menu; then the seat of the other is kept for the rematch. */
async function resigning() {
  const hall = await startHall();
  await withPeople(['Astrid', 'Leif', 'Sigrid'], hall, async (people) => {
    const [astrid, leif, sigrid] = people;
    await astrid.page.goto(`${hall.address}/#/new/lofoten/online`);
    await astrid.page.click('button.begin');
    await astrid.page.waitForSelector('.room');
    const table = astrid.page.url();
    await leif.page.goto(table);
    await leif.page.click('button:has-text("Sit here")');
    await playTogether([astrid, leif], hasty(3), (moves) => moves >= 8);

    await astrid.page.click('button[aria-label="Menu"]');
    await astrid.page.click('dialog[open] button:has-text("Give up")');
    await astrid.page.click('dialog[open] button:has-text("Give up now")');
    for (const { page } of [astrid, leif]) {
      await page.waitForSelector('dialog[open] h1:has-text("Leif wins")');
      await page.waitForSelector('dialog[open] >> text=Astrid has given up.');
      assert.equal(await page.locator('dialog[open]').count(), 1, 'something is open behind the sheet');
      assert.doesNotMatch(await page.innerText('body'), /If the game ended now/);
    }

    await astrid.page.click('dialog[open] footer button.main');
    await astrid.page.waitForSelector('.room >> text=Waiting for Leif.');
    await sigrid.page.goto(astrid.page.url());
    await sigrid.page.waitForSelector('.room >> text=This table waits for Leif: no seat is free.');
    await sigrid.page.goto(`${hall.address}/#/`);
    const card = sigrid.page.locator('li[data-table]', { hasText: 'waits for Leif' });
    await card.waitFor();
    assert.doesNotMatch(await card.innerText(), /free|Join/);
    await leif.page.click('dialog[open] footer button.main');
    for (const { page } of [astrid, leif]) await page.waitForSelector('.shell:not([data-over])');
  });
  assert.equal((await hall.end()).code, 0);
}

const folder = mkdtempSync(join(tmpdir(), 'jarl-end-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const game of ['lofoten', 'loot', 'raiders']) await sheet(game, folder);
await resigning();
console.log('the end says why, how and how far, and nothing that is not so');
