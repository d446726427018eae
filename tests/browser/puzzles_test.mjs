// Puzzles at the table: a wrong try is not played and told what it costs, the right one is played with its figures, the solution
// can be looked up, what was solved stays marked; by keys, on a phone, and without a network.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { AXE, sideBySide, withPage } from './browser.mjs';
import { asked, choices, drawn, like, LIKES, plyOf, press } from './table.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const PICTURES = here('../../build/screenshots/');
mkdirSync(PICTURES, { recursive: true });

const games = here('../../web/src/learn/games/');
const books = readdirSync(games).flatMap((game) => {
  try {
    return [JSON.parse(readFileSync(`${games}${game}/puzzles.json`, 'utf8'))];
  } catch {
    return [];
  }
});
assert.ok(books.length > 0, 'there are no puzzles');
const wished = process.argv[2];

const state = (page, which) => page.waitForSelector(`.puzzle-panel[data-state=${which}]`);
const wordsOf = (page) => page.$eval('.puzzle-panel .words', (words) => words.textContent.replace(/\s+/g, ' ').trim());
const cut = (page) =>
  page.$eval('.puzzle-panel .words', (words) => words.scrollHeight > words.clientHeight + 1 && words.textContent);
const picture = async (page, name) => {
  await drawn(page);
  await page.screenshot({ path: `${PICTURES}${name}.png` });
};
async function noFindings(page) {
  await page.addScriptTag({ path: AXE });
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join(' | ')}`);
  });
  assert.deepEqual(found, []);
}

async function solve(book, { width, height, language }) {
  const { game, puzzles } = book;
  const percent = (share) => new Intl.NumberFormat(language, { style: 'percent' }).format(share);
  await withPage({ viewport: { width, height }, bypassCSP: true }, async ({ page, context, address }) => {
    await like(context, { ...LIKES, language });
    await page.goto(`${address}#/puzzles/${game}`);
    await page.waitForSelector('ol a.panel');
    assert.equal(await page.locator('ol a.panel').count(), puzzles.length);
    await picture(page, `puzzles-list-${game}-${width}-${language}`);
    await noFindings(page);

    // Of both goals one, where the book has both, and the last.
    const chosen = new Set([0, puzzles.findIndex(({ goal }) => goal === 'points'), puzzles.length - 1]);
    for (const at of [...chosen].filter((each) => each >= 0)) {
      const puzzle = puzzles[at];
      await page.goto(`${address}#/puzzles/${game}/${at + 1}`);
      await state(page, 'asked');
      const { ply, texts } = await asked(page);
      assert.equal(ply, puzzle.ply);
      assert.ok(puzzle.solutions.every((text) => texts.includes(text)));
      assert.ok(await page.$eval('[data-part=undo]', (undo) => undo.disabled), 'what was played before stands');
      assert.equal(await cut(page), false);
      await picture(page, `puzzle-${game}-${at + 1}-${width}-${language}-asked`);

      const wrong = texts.find((text) => !puzzle.solutions.includes(text));
      await press(page, wrong);
      await state(page, 'wrong');
      assert.equal(await plyOf(page), puzzle.ply, 'it was played all the same');
      const best = puzzle.moves.find(([text]) => text === puzzle.solutions[0]);
      const worth = puzzle.moves.find(([text]) => text === wrong);
      if (worth && puzzle.goal === 'win')
        assert.ok((await wordsOf(page)).includes(` ${Math.round(100 * (best[1] - worth[1]))} `), await wordsOf(page));
      await picture(page, `puzzle-${game}-${at + 1}-${width}-${language}-wrong`);

      await choices(page);
      await press(page, puzzle.solutions[0]);
      await state(page, 'right');
      await page.waitForFunction((n) => document.querySelectorAll('.follows li').length === n, puzzle.line.length - 1);
      assert.equal(await plyOf(page), puzzle.ply + puzzle.line.length);
      const said = await wordsOf(page);
      const second = puzzle.moves.find(([text]) => !puzzle.solutions.includes(text));
      if (puzzle.goal === 'win')
        for (const [, win] of [best, second])
          assert.ok(said.replace(/\s/g, '').includes(percent(win).replace(/\s/g, '')), `${said}: ${percent(win)}`);
      await picture(page, `puzzle-${game}-${at + 1}-${width}-${language}-right`);
      await noFindings(page);
    }

    // By keys: on to the next one, and a figure answers it. Then another one is looked up.
    await page.keyboard.press('n');
    await state(page, 'asked');
    const next = Number(page.url().split('/').at(-1));
    assert.ok(!chosen.has(next - 1), 'the next one is one that was not solved');
    const now = await asked(page);
    await page.keyboard.press('1');
    const right = puzzles[next - 1].solutions.includes(now.texts[0]);
    await state(page, right ? 'right' : 'wrong');
    if (!right) await page.click('.puzzle-panel .look');
    await page.waitForSelector('.puzzle-panel .next');

    await page.click('.puzzle-panel .list');
    await page.waitForSelector('ol a.panel');
    assert.equal(await page.locator('ol a.solved').count(), chosen.has(-1) ? 2 : 3);
    if (!right) assert.equal(await page.locator('ol a.seen').count(), 1);
    await page.reload();
    await page.waitForSelector('ol a.solved');
  });
}

/** After the first visit no network is needed, and the puzzle of the day is the same for everybody. */
async function offline() {
  const days = [];
  for (let visit = 0; visit < 2; ++visit)
    await withPage({}, async ({ page, context, address, complaints }) => {
      await like(context, LIKES);
      await page.clock.setFixedTime(new Date('2026-11-16T10:00:00'));
      await page.goto(address);
      if (visit === 1) {
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await context.setOffline(true);
        await page.reload();
      }
      await page.click('.today a[href="#/puzzles/day"]');
      await state(page, 'asked');
      await asked(page);
      days.push([await page.textContent('.shell .name'), await plyOf(page), await wordsOf(page)]);
      complaints.length = 0; // Chromium notes the refused navigation that the service worker answers
      await context.setOffline(false);
    });
  assert.deepEqual(days[0], days[1]);
}

const PLACES = [
  { width: 360, height: 740, language: 'fr' },
  { width: 1440, height: 900, language: 'en' },
];
await sideBySide([
  ...books
    .filter(({ game }) => wished === undefined || wished === game)
    .flatMap((book) => PLACES.map((place) => () => solve(book, place))),
  ...(wished === undefined ? [offline] : []),
]);
