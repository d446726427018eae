// With pieces that travel and moves that take their time: while a rival's moves are shown, everything names the rival, the
// log does not run ahead, and then the strip tells it again. And figures choose from anywhere on the page.
import assert from 'node:assert/strict';

import { withPage } from './browser.mjs';
import { begin, like, plyOf, settled } from './table.mjs';

const LIKES = { motion: 'full', pace: 'quick', confirm: false, askAll: true };

/** Notes what is said at every change of the page until somebody has to decide again. Runs in the page. */
function watchShow(from) {
  return new Promise((resolve) => {
    const notes = [];
    const look = () => {
      const shell = document.querySelector('.shell');
      const ply = Number(shell.dataset.ply);
      if (ply > from && (shell.dataset.deciding !== undefined || shell.dataset.over)) {
        changes.disconnect();
        resolve(notes);
      }
      if (shell.dataset.deciding !== undefined || shell.dataset.shown === undefined) return;
      notes.push({
        ply,
        asks: document.querySelector('.decide .ask')?.textContent.trim(),
        strip: document.querySelector('.strip [data-seat]')?.dataset.seat ?? null,
        lit: [...document.querySelectorAll('.info .scores li')].findIndex((li) => li.classList.contains('turn')),
        lines: document.querySelectorAll('.log .turn ul li:not(.boundary)').length,
      });
    };
    const changes = new MutationObserver(look);
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    look();
  });
}

await withPage({}, async ({ page, context, address }) => {
  await like(context, LIKES);
  await begin(page, address, 'lofoten', ['me', 'thrall']);
  await settled(page);
  const lines = () => page.locator('.log .turn ul li:not(.boundary)').count();

  // My turn, by figures, with the focus nowhere: the last choice is always the way on.
  await page.evaluate(() => document.activeElement?.blur());
  let shows = 0;
  let steps = 0;
  for (let turn = 0; turn < 24 && shows < 3; ++turn) {
    const ply = await plyOf(page);
    const buttons = await page.$$eval('.decide .moves button.move', (all) => all.map(({ dataset }) => dataset.move));
    const at = Math.max(
      0,
      buttons.findIndex((text) => text === 'end' || text === 'stop'),
    );
    const told = await lines();
    const watching = page.evaluate(watchShow, ply);
    await page.keyboard.press(String(at + 1));
    const notes = await watching;
    const plies = [...new Set(notes.map((note) => note.ply))].filter((each) => each > ply);
    if (plies.length === 0) continue;
    ++shows;
    steps += plies.length;
    for (const note of notes.filter((each) => each.ply > ply + 1)) {
      assert.match(note.asks, /Thrall/, `"${note.asks}" while a move of Thrall is shown`);
      assert.equal(note.lit, 1, 'another seat is lit');
      assert.ok(note.strip === null || note.strip === '1', 'the strip names somebody else');
    }
    const first = notes.find((note) => note.ply === plies[0]);
    const after = await lines();
    if (plies.length > 1) assert.ok(first.lines < after, `the log runs ahead: ${first.lines} of ${after} lines`);
    assert.ok(after > told, 'the log tells nothing of it');
    // What they did is still there to be read, until I act.
    await page.waitForSelector('.strip [data-seat="1"]');
  }
  assert.ok(shows >= 2 && steps > shows, `${shows} shows of ${steps} moves are too few to tell`);

  // The strip shows it again.
  await page.click('.strip .again');
  await page.waitForSelector('.decide .button.main');
  await page.waitForSelector('.strip [data-seat="1"]');
  await page.click('.decide .button.main');

  // A figure in a dialog is not a move.
  await settled(page);
  await page.click('button[aria-label="Menu"]');
  await page.waitForSelector('dialog[open]');
  const ply = await plyOf(page);
  await page.keyboard.press('1');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await page.waitForTimeout(200);
  assert.equal(await plyOf(page), ply, 'a figure in a dialog was played');
});
