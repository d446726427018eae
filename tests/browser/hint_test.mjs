// A hint, asked for: up to three moves with figures and reasons, the best one on the board, gone with the decision; in both
// languages, on a phone and at a desk. Nobody is hinted at who plays others at a hall.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { GAMES } from '../server/jarl.mjs';
import { AXE, sideBySide, withPage } from './browser.mjs';
import { begin, eager, LIKES, like, playOn, plyOf, takeFromList } from './table.mjs';

const FOLDER = fileURLToPath(new URL('../../build/screenshots/', import.meta.url));
mkdirSync(FOLDER, { recursive: true });
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const DECISIONS = 12; // made before somebody is at a loss

/** Plays a while, and asks. */
async function ask(page, address, game) {
  await begin(page, address, game, ['me', 'thrall']);
  const choose = eager(7);
  await playOn(
    page,
    (texts) => takeFromList(page, choose(texts)),
    (made) => made >= DECISIONS,
  );
  await page.keyboard.press('h');
  await page.waitForSelector('[data-hint]', { timeout: 60_000 });
}

/** What is told: moves that can be made, with figures, each with a reason or the words that there is none. */
async function told(page, game) {
  const hints = await page.$$eval('.hints li', (items) =>
    items.map((item) => ({
      move: item.querySelector('[data-hint]').dataset.hint,
      figures: item.querySelector('.figures')?.textContent ?? '',
      why: [...item.querySelectorAll('.why')].map((line) => line.textContent),
    })),
  );
  assert.ok(hints.length >= 1 && hints.length <= 3, `${game}: ${hints.length} hints`);
  for (const { move, figures, why } of hints) {
    if (hints.length > 1) assert.match(figures, /\d+\s?%.*\d/u, `${game}: ${move}: ${figures}`);
    assert.ok(why.length >= 1 && why.length <= 2, `${game}: ${move}: ${why.join(' | ')}`);
    for (const line of [figures, ...why]) assert.doesNotMatch(line, /[<{]|undefined|NaN/, `${game}: ${line}`);
  }
  // The chances of the best move are no round nothing.
  if (hints.length > 1) assert.doesNotMatch(hints[0].figures, /^0\s?%/u, `${game}: ${hints[0].figures}`);
  return hints;
}

async function atADesk(game) {
  await withPage({ bypassCSP: true }, async ({ page, context, address }) => {
    await like(context, LIKES);
    await ask(page, address, game);
    const [best] = await told(page, game);
    await page.screenshot({ path: `${FOLDER}hint-${game}-1440.png` });
    // Pointed at, the choice is lit on the board or in the list.
    await page.hover(`[data-hint="${best.move}"]`);
    await page.waitForSelector(`[data-hint="${best.move}"].on`);
    await page.addScriptTag({ path: AXE });
    const findings = await page.evaluate(async () =>
      (await window.axe.run('.info')).violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id }) => id),
    );
    assert.deepEqual(findings, [], game);
    // The player makes the move himself; what was said was about the decision before.
    const before = await plyOf(page);
    await takeFromListOf(page, best.move);
    await page.waitForFunction((ply) => Number(document.querySelector('.shell').dataset.ply) !== ply, before);
    await page.waitForSelector('[data-hint]', { state: 'detached' });
  });
}
async function takeFromListOf(page, move) {
  const fold = page.locator('.decide button.unfold[aria-expanded=false]');
  if ((await fold.count()) > 0) await fold.click();
  await takeFromList(page, move);
}

async function onAPhone(game) {
  await withPage(PHONE, async ({ page, context, address }) => {
    await like(context, { ...LIKES, language: 'fr' });
    await ask(page, address, game);
    const [best] = await told(page, game);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360, 'wider than a phone');
    await page.screenshot({ path: `${FOLDER}hint-${game}-360-fr.png` });
    // Chosen, the drawer makes room for the board.
    await page.tap(`[data-hint="${best.move}"]`);
    await page.waitForSelector('.info[role=dialog]', { state: 'detached' });
  });
}

await sideBySide(GAMES.flatMap(({ name }) => [() => atADesk(name), () => onAPhone(name)]));
