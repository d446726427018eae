// At a hall with clocks: while the moves of the others are shown to somebody who decides next, that one's clock stands still.
import assert from 'node:assert/strict';

import { startHall, withPeople } from './people.mjs';
import { asked, eager, press } from './table.mjs';

const LONG_MS = 2000; // a show of four moves and more: the hall allows 0.7 s for each

/** Notes whether my clock runs at every change while moves of others are shown though it is my turn. Runs in the page. */
function watchClock() {
  window.clock = [];
  const look = () => {
    const shell = document.querySelector('.shell');
    const timer = document.querySelector('.info .scores li [role=timer]'); // seat A sits at this screen
    const mine = document.title.startsWith('●');
    if (!mine || !shell || !timer || shell.dataset.shown === undefined || shell.dataset.shown === '0') return;
    window.clock.push({ at: performance.now(), runs: timer.classList.contains('runs') });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

const hall = await startHall();
try {
  await withPeople(['Astrid'], hall, async ([{ page }]) => {
    await page.goto(`${hall.address}/#/new/raiders/online`);
    await page.evaluate(() => {
      const likes = JSON.parse(localStorage.getItem('jarl.settings') ?? '{}');
      localStorage.setItem('jarl.settings', JSON.stringify({ ...likes, motion: 'full', pace: 'calm' }));
    });
    await page.reload();
    await page.check('input[type=radio][value="3"]');
    for (const seat of [1, 2]) await page.locator('select').nth(seat).selectOption('thrall');
    await page.check('input[type=radio][value=match]');
    await page.click('button.begin');
    await page.waitForSelector('.info .scores [role=timer]');
    await page.evaluate(watchClock);
    const choose = eager(3);
    let now = await asked(page);
    let notes = [];
    const lasted = () => (notes.at(-1)?.at ?? 0) - (notes[0]?.at ?? 0);
    for (let n = 0; n < 40 && lasted() < LONG_MS; ++n) {
      await page.evaluate(() => (window.clock = []));
      await press(page, now.texts.includes('end') ? 'end' : choose(now.texts));
      now = await asked(page, now.ply);
      notes = await page.evaluate(() => window.clock);
    }
    assert.ok(lasted() >= LONG_MS, 'no show was long enough to tell');
    // On a slow machine the last moves may take longer than the hall allows for: its beginning counts.
    const early = notes.filter(({ at }) => at - notes[0].at < LONG_MS);
    assert.ok(!early.some(({ runs }) => runs), 'the clock runs while the moves of the others are shown');
    // And it does run when it is for this seat to decide.
    await page.waitForSelector('.info .scores li [role=timer].runs');
  });
} finally {
  await hall.end();
}
console.log('clocks stand still while moves are shown');
