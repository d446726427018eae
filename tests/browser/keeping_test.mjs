// What is kept: a reload in the middle of a turn, undo and its boundary, asking before chance, files, the language.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

import { withPage } from './browser.mjs';
import { asked, begin, choices, eager, like, LIKES, plyOf, press, settled } from './table.mjs';

/** What was answered for the player goes with the choice before it, after a reload too. */
async function answeredForMe() {
  await withPage({}, async ({ page, context, address }) => {
    await like(context, { ...LIKES, askAll: false });
    await begin(page, address, 'raiders', ['me', 'thrall']);
    const choose = eager(5);
    let now = await asked(page);
    let before = now;
    // Until a click has led over more than one ply of mine, and can be taken back.
    for (let n = 0; n < 80; ++n) {
      before = now;
      await press(page, choose(now.texts));
      now = await asked(page, now.ply);
      const back = await page.locator('.tools button').first().isEnabled();
      if (back && now.ply > before.ply + 1 && (await page.locator('.strip b').first().innerText()).includes('for you'))
        break;
    }
    assert.ok(now.ply > before.ply + 1, 'nothing was answered');
    await page.reload();
    await asked(page);
    await page.keyboard.press('Control+z');
    await page.waitForSelector(`.shell[data-ply="${before.ply}"]`);
    assert.deepEqual((await asked(page)).texts, before.texts);
  });
}
await answeredForMe();

const undo = (page) => page.locator('.tools button').filter({ has: page.locator('svg') });
const take = async (page, text) => {
  const ply = await plyOf(page);
  await page.click(`.decide button.move[data-move="${text}"]`);
  return settled(page, ply);
};

await withPage({ acceptDownloads: true }, async ({ page, context, address }) => {
  await like(context, { ...LIKES, confirm: true });
  await begin(page, address);
  await settled(page);

  // A reload in the middle of a turn.
  const first = await choices(page);
  await take(page, 'play right');
  const before = { ply: await plyOf(page), texts: await choices(page) };
  assert.equal(before.ply, 1);
  await page.reload();
  await settled(page);
  assert.deepEqual({ ply: await plyOf(page), texts: await choices(page) }, before);

  // Undo to the boundary, and again.
  await page.keyboard.press('Control+z');
  await page.waitForSelector('.shell[data-ply="0"]');
  assert.deepEqual(await choices(page), first);
  assert.ok(await undo(page).first().isVisible());
  await page.keyboard.press('Control+Shift+z');
  await page.waitForSelector('.shell[data-ply="1"]');

  // Chance asks first: one click arms, Escape takes it back, the second click plays.
  await page.click('.decide button.move[data-move="stop"]');
  await page.waitForSelector('.decide button.armed');
  assert.equal(await plyOf(page), 1);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.decide button.armed', { state: 'detached' });
  await page.click('.decide button.move[data-move="stop"]');
  await page.waitForSelector('.decide button.armed');
  await take(page, 'stop');
  assert.ok((await plyOf(page)) >= 2);
  await page.keyboard.press('Control+z'); // a card was drawn: it stands
  await page.waitForTimeout(150);
  assert.ok((await plyOf(page)) >= 2);
  await page.waitForSelector('.log .boundary, .log .turn');

  // The other language, everywhere and at once.
  await page.click('button[aria-label="Menu"]');
  await page.click('dialog[open] input[value=fr]');
  await page.waitForSelector('dialog[open] h2:has-text("Menu")');
  assert.equal(await page.getAttribute('html', 'lang'), 'fr');
  assert.match(await page.locator('.decide .ask').textContent(), /carte|flotte|tour|pile|main/i);

  // Huge letters make the screen a smaller one, at once.
  await page.click('dialog[open] input[value=huge]');
  await page.waitForSelector('.shell.middle');
  await page.click('dialog[open] input[value=normal]');
  await page.waitForSelector('.shell.wide');
  await page.keyboard.press('Escape');

  // A file and back: the same position in a new match.
  const ply = await plyOf(page);
  await page.click('button[aria-label="Menu"]');
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('dialog[open] .ways button')]);
  const path = await download.path();
  assert.match(await readFile(path, 'utf8'), /^jarl record 1\n[^]*\nplayers: human thrall\n$/);
  await page.goto(`${address}#/`);
  await page.setInputFiles('#record-file', {
    name: 'x.record',
    mimeType: 'text/plain',
    buffer: Buffer.from('no record'),
  });
  await page.waitForSelector('[role=alert]:has-text("enregistrement")');
  await page.setInputFiles('#record-file', path);
  await page.waitForSelector('.shell');
  await settled(page);
  assert.equal(await plyOf(page), ply);
});
