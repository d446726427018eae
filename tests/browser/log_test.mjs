// The log of every game: it reads downward and only grows at its end, a heading a turn in their order, no name on every
// line, no turn announced under another one, no full stop or bracket alone on a line; and what the mouse lit does not stay
// lit when the log moves on.
import assert from 'node:assert/strict';

import { sideBySide, withPage } from './browser.mjs';
import { asked, begin, drawn, eager, LIKES, like, press } from './table.mjs';

/** The turns that are told: {heading, name, lines}, and what stands alone on a line. Runs in the page. */
function told() {
  const alone = [];
  for (const line of document.querySelectorAll('.log .turn ul li:not(.boundary)')) {
    const rows = new Map(); // what is on each row of it, by its height
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (let i = 0; i < node.length; ++i) {
        const range = document.createRange();
        range.setStart(node, i);
        range.setEnd(node, i + 1);
        const box = range.getBoundingClientRect();
        const row = Math.round((box.top + box.bottom) / 2 / 6);
        if (box.width > 0) rows.set(row, (rows.get(row) ?? '') + node.data[i]);
      }
    for (const text of rows.values())
      if (text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text))
        alone.push(`"${text.trim()}" of "${line.textContent.trim()}"`);
  }
  const turns = [...document.querySelectorAll('.log .turn')].map((turn) => ({
    name: turn.querySelector('.when b').textContent.trim(),
    number: Number(/\d+/.exec(turn.querySelector('.when .soft').textContent)?.[0] ?? 0),
    lines: [...turn.querySelectorAll('ul li:not(.boundary)')].map((line) =>
      line.textContent.replace(/\s+/g, ' ').trim(),
    ),
  }));
  return { turns, alone, folded: document.querySelector('.log .scroller > .button') !== null };
}

async function game(name, language) {
  await withPage({}, async ({ page, context, address }) => {
    await like(context, { ...LIKES, language });
    await begin(page, address, name, ['me', 'thrall']);
    const choose = eager(4);
    const names = await page.$$eval('.info .scores li b', (all) => all.map((each) => each.textContent.trim()));
    let before = [];
    let now = await asked(page);
    for (let n = 0; n < 40 && now.what === 'decide'; ++n) {
      await press(page, choose(now.texts));
      now = await asked(page, now.ply);
      const { turns, alone, folded } = await page.evaluate(told);
      const where = `${name}, ${language}, after ${n + 1} decisions`;
      assert.deepEqual(alone, [], where);
      const numbers = turns.map(({ number }) => number);
      assert.deepEqual(
        numbers,
        [...numbers].sort((a, b) => a - b),
        `${where}: turns out of order`,
      );
      for (const { name: who, number, lines } of turns)
        for (const line of lines) {
          const announced = /^(?:Turn|Tour) (\d+)/.exec(line); // an extra turn opens the turn it speaks of
          if (announced) assert.equal(Number(announced[1]), number, where);
          const others = names.filter((each) => each !== who && line.includes(each));
          if (others.length === 0) assert.ok(!line.startsWith(`${who} `), `${where}: "${line}" below ${who}`);
        }
      const lines = turns.flatMap((turn) => turn.lines);
      if (folded) break;
      assert.deepEqual(lines.slice(0, before.length), before, `${where}: what was told is told otherwise`);
      before = lines;
    }
    assert.ok(before.length > 8, `${name}: ${before.length} lines are too few to tell`);
  });
}

/** The mouse rests on a word, and the log moves on under it. */
async function lit() {
  await withPage({}, async ({ page, context, address }) => {
    await like(context, LIKES);
    await begin(page, address, 'lofoten', ['me', 'thrall']);
    const choose = eager(4);
    let now = await asked(page);
    while ((await page.locator('.log .turn [data-topic]').count()) === 0) {
      await press(page, choose(now.texts));
      now = await asked(page, now.ply);
    }
    await page.locator('.log .turn [data-topic]').last().hover();
    await page.waitForSelector('.lofoten[data-spotlight]');
    while ((await page.$$eval('.log .turn ul li', (all) => all.length)) < 12) {
      await press(page, choose(now.texts));
      now = await asked(page, now.ply);
    }
    await page.mouse.move(2, 2);
    await drawn(page);
    assert.equal(await page.locator('.lofoten[data-spotlight]').count(), 0, 'what was pointed at stays lit');
  });
}

await sideBySide([
  ...['lofoten', 'loot', 'raiders'].flatMap((name) => ['en', 'fr'].map((language) => () => game(name, language))),
  lit,
]);
console.log('the log reads downward');
