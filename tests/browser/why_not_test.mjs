// Who asks about a piece that offers nothing now hears about that very piece, in every game: the answer names it, pieces of
// other kinds get other answers, and no rule's number is part of a sentence.
import assert from 'node:assert/strict';

import { sideBySide, withPage } from './browser.mjs';
import { asked, begin, eager, LIKES, like, press } from './table.mjs';

/** A word that the answer about a piece must have, by the kind of its spot. */
const NAMES = {
  lofoten: {
    market: /market|mead|fish|sheep|coffer|space|tile/i,
    pile: /pile|tile/i,
    rack: /warehouse|stored/i,
    ship: /longship/i,
  },
  loot: {
    hex: /viking|hex|fjord|land|house|tower|castle|sea|trophy|forest|meadow|mountain|battlefield/i,
    cell: /cell|tile|fjord|site|longship|port|altar|palace/i,
    ship: /longship/i,
    trophy: /troph/i,
  },
  raiders: {
    isle: /harbour|outpost|monastery|fortress/i,
    house: /mill|silversmith|treasury|armoury|barracks|hall|house|gate/i,
    tile: /offering/i,
  },
};

/** The kinds of pieces in sight that offer nothing, one spot of each. */
const idle = (page) =>
  page.evaluate(() => {
    const found = {};
    for (const piece of document.querySelectorAll('main.table [data-spot]:not([data-legal], [data-own])')) {
      const kind = piece.dataset.spot.replace(/-.*/, '');
      const { left, top, width, height } = piece.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (width > 0 && piece.contains(hit)) found[kind] ??= { x: left + width / 2, y: top + height / 2 };
    }
    return found;
  });

async function answerTo(page, { x, y }) {
  await page.mouse.click(x, y);
  const answer = page
    .locator('.why [role=status]:not(:empty), .why [role=alert]:not(:empty), #explanation.asked')
    .first();
  await answer.waitFor();
  const words = (await answer.innerText()).replace(/\s+/g, ' ').trim();
  await page.keyboard.press('Escape');
  await page.mouse.move(2, 2);
  const close = page.locator('.why button');
  if ((await close.count()) > 0) await close.first().click();
  return words;
}

async function game(name, spots) {
  await withPage({}, async ({ page, context, address }) => {
    await like(context, LIKES);
    await begin(page, address, name, ['me', 'thrall']);
    const choose = eager(9);
    const heard = {};
    let now = await asked(page);
    for (let n = 0; n < 12 && now.what === 'decide'; ++n) {
      for (const [kind, place] of Object.entries(await idle(page))) {
        if (!spots[kind] || heard[kind]) continue;
        heard[kind] = await answerTo(page, place);
        if (process.env.SHOW) console.log(name, n, kind, heard[kind]);
        assert.match(heard[kind], spots[kind], `${name}: asked about ${kind}`);
        assert.doesNotMatch(heard[kind], /\b(LOF|LOOT|LOO|RAI)-\d/, 'the number of a rule');
      }
      if (Object.keys(heard).length === Object.keys(spots).length) break;
      await press(page, choose(now.texts));
      now = await asked(page, now.ply);
    }
    assert.deepEqual(Object.keys(heard).sort(), Object.keys(spots).sort(), `${name}: nobody could be asked about all`);
    const answers = Object.values(heard);
    assert.equal(
      new Set(answers).size,
      answers.length,
      `${name}: one answer to several questions: ${answers.join(' | ')}`,
    );
  });
}

await sideBySide(
  Object.entries(NAMES).map(
    ([name, spots]) =>
      () =>
        game(name, spots),
  ),
);
console.log('who asks about a piece hears about it');
