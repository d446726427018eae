// At a hall with clocks: while the moves of the others are shown to somebody who decides next, that one's clock stands still.
import assert from 'node:assert/strict';

import { startHall, withPeople } from './people.mjs';
import { asked, eager, press } from './table.mjs';

/** Notes, at every change while moves are shown, whether my clock runs. Runs in the page. */
function watchClock() {
  window.clock = [];
  const look = () => {
    const shell = document.querySelector('.shell');
    const timer = document.querySelector('.info .scores li [role=timer]'); // seat A sits at this screen
    if (!shell || !timer || shell.dataset.shown === undefined || shell.dataset.shown === '0') return;
    window.clock.push({ ply: shell.dataset.ply, runs: timer.classList.contains('runs') });
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
    const first = async () => (await page.evaluate(() => window.clock)).length;
    for (let n = 0; n < 20 && (await first()) === 0; ++n) {
      await press(page, now.texts.includes('end') ? 'end' : choose(now.texts));
      now = await asked(page, now.ply);
    }
    const notes = await page.evaluate(() => window.clock);
    assert.ok(notes.length > 0, 'no move of another was shown');
    // The first move that is shown: on a slow machine the last ones may take longer than the hall allows for.
    const shown = notes.filter(({ ply }) => ply === notes[0].ply);
    assert.ok(!shown.some(({ runs }) => runs), 'the clock runs while the moves of the others are shown');
    // And it does run when it is for this seat to decide.
    await page.waitForSelector('.info .scores li [role=timer].runs');
  });
} finally {
  await hall.end();
}
console.log('clocks stand still while moves are shown');
