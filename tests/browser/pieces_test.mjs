// How pieces are reached and what they say: by mouse, finger and key; the card beside them, the mark of what the others
// touched, sound that complains of nothing, and cells that stay what they are while a piece flies to them.
import assert from 'node:assert/strict';

import { sideBySide, withPage } from './browser.mjs';
import { asked, begin, eager, LIKES, like, playOn, plyOf, settled } from './table.mjs';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** The middle of the first piece that `which` fits and that lies in sight, with nothing before it. */
const middle = (page, which) =>
  page.evaluate((selector) => {
    for (const piece of document.querySelectorAll(selector)) {
      const { left, top, width, height } = piece.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width > 0 && piece.contains(document.elementFromPoint(x, y))) return { x, y, spot: piece.dataset.spot };
    }
    return null;
  }, which);

/** The card, which lies inside the table and not on its piece. */
async function cardOf(page, spot) {
  const card = page.locator('#explanation');
  await card.waitFor();
  await page.waitForFunction(() => getComputedStyle(document.querySelector('#explanation')).visibility === 'visible');
  const boxes = await page.evaluate((name) => {
    const boxOf = (element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const piece = document.querySelector(`[data-spot="${CSS.escape(name)}"]`);
    return ['#explanation', 'main.table', '.choices']
      .map((each) => boxOf(document.querySelector(each)))
      .concat(boxOf(piece));
  }, spot);
  const [own, table, choices, piece] = boxes;
  const apart = (a, b) =>
    a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  assert.ok(apart(own, piece), `the card lies on its piece ${spot}`);
  assert.ok(apart(own, choices), `the card of ${spot} lies on the choices`);
  assert.ok(own.top >= table.top - 1 && own.bottom <= table.bottom + 1, `the card of ${spot} leaves the table`);
  assert.ok((await card.locator('h3').textContent()).trim().length > 2, `no title for ${spot}`);
  return card;
}

const byMouse = () =>
  withPage({}, async ({ page, context, address }) => {
    await like(context, { ...LIKES, sound: 'soft' });
    await begin(page, address, 'loot');
    await settled(page);
    // The mouse rests on a piece, passes on, and the key asks at once.
    const piece = await middle(page, '[data-spot][data-legal]');
    await page.mouse.move(piece.x, piece.y);
    assert.equal(await page.locator('#explanation').count(), 0, 'a card at once');
    await cardOf(page, piece.spot);
    await page.mouse.move(2, 2);
    await page.locator('#explanation').waitFor({ state: 'detached' });
    await page.locator('[data-spot][data-legal]').first().focus();
    await page.keyboard.press('?');
    const spot = await page.evaluate(() => document.activeElement.dataset.spot);
    const card = await cardOf(page, spot);
    assert.equal(await card.getAttribute('role'), 'status');
    assert.equal(await page.evaluate(() => document.activeElement.getAttribute('aria-describedby')), 'explanation');
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await page.mouse.click(piece.x, piece.y, { button: 'right' });
    await cardOf(page, piece.spot);
    await page.keyboard.press('Escape');
    // Nothing that explains itself is called disabled; a click plays, and makes a sound that nobody complains of.
    assert.equal(await page.locator('[data-spot][aria-disabled]').count(), 0);
    const ply = await plyOf(page);
    await page.mouse.click(piece.x, piece.y);
    await asked(page, ply);
    await page.click('header button[aria-label="Sound off"]');
    await page.waitForSelector('header button[aria-label="Sound on"]');
  });

const byFinger = (game) => () =>
  withPage(PHONE, async ({ page, context, address }) => {
    await like(context, LIKES);
    await begin(page, address, game);
    // Some questions have words alone, and some pieces lie on another page: play on until one is in sight.
    const choose = eager(3);
    let piece = null;
    let now = await asked(page);
    for (let n = 0; n < 30 && now.what === 'decide'; ++n) {
      piece = n < 5 ? null : await middle(page, 'main.table [data-spot][data-legal]');
      if (piece) break;
      const click = (m) => document.querySelector(`.decide button.move[data-move="${m}"]`).click();
      await page.evaluate(click, choose(now.texts));
      now = await asked(page, now.ply);
    }
    const ply = await plyOf(page);
    assert.ok(piece, `no piece of ${game} can be tapped`);
    await page.touchscreen.tap(piece.x, piece.y);
    await page.waitForSelector('.tag');
    const pointed = await page.waitForSelector('[data-pointed]');
    assert.equal(await plyOf(page), ply, 'the first tap has played');
    const box = await pointed.boundingBox();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await asked(page, ply);
  });

/** Others' moves at their pace: their marks stay until I move, and no water goes dark under a flying tile. */
const others = () =>
  withPage({}, async ({ page, context, address }) => {
    await like(context, { motion: 'full', pace: 'quick', confirm: false });
    await begin(page, address, 'loot');
    await settled(page);
    await page.evaluate(() => {
      window.dark = [];
      const look = () => {
        for (const water of document.querySelectorAll('.lt-water'))
          for (let at = water; at; at = at.parentElement)
            if (at.style?.opacity === '0') window.dark.push(at.outerHTML.slice(0, 120));
      };
      new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        attributeFilter: ['style'],
      });
    });
    const mine = async () => {
      const { texts, ply } = await asked(page);
      const text = texts.find((each) => /^(lay|end)/.test(each)) ?? texts[0];
      await page.click(`.decide button.move[data-move="${text}"]`);
      return (await asked(page, ply)).ply - ply > 1;
    };
    while (!(await mine()));
    const marks = () => page.locator('[data-last]').count();
    assert.ok((await marks()) > 0, 'what the other touched has no mark');
    await page.waitForTimeout(300);
    assert.ok((await marks()) > 0, 'the marks went before I moved');
    await mine();
    assert.equal(await marks(), 0, 'the marks stay though I have moved');
    assert.deepEqual(await page.evaluate(() => window.dark), []);
  });

await sideBySide([byMouse, others, byFinger('loot'), byFinger('lofoten'), byFinger('raiders')]);
