// Every page at three sizes, light and dark, in both languages: nothing wider than the screen, no serious finding of
// axe-core, and pictures in build/screenshots for people to look at.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { GAMES } from '../server/jarl.mjs';
import { AXE, sideBySide, withPage } from './browser.mjs';
import { begin, eager, LIKES, like, playOn, settled, takeFromList } from './table.mjs';

const FOLDER = fileURLToPath(new URL('../../build/screenshots/', import.meta.url));
mkdirSync(FOLDER, { recursive: true });

const SIZES = [
  [360, 740],
  [768, 1024],
  [1440, 900],
];

const problems = []; // all of them, not only the first

/** Waits until the page stands still: letters loaded, transitions over, a whole frame drawn since. */
const still = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    for (let frame = 0; frame < 2; ++frame) await new Promise(requestAnimationFrame);
  });

async function look(page, name, width) {
  await still(page);
  await page.screenshot({
    path: `${FOLDER}${name}.png`,
    fullPage: !name.includes('match'),
  });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > width) problems.push(`${name}: ${wide} pixels wide on a screen of ${width}`);
}

async function audit(page, name) {
  const findings = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map((node) => node.html.slice(0, 160))
            .join(' | ')}`,
      );
  });
  problems.push(...findings.map((finding) => `${name}: ${finding}`));
}

// With as few and as many seats as a game has, well into a match.
const DECISIONS = 50;
const chairs = (seats) => ['me', 'thrall', 'thrall', 'thrall'].slice(0, seats);
const MATCHES = GAMES.flatMap(({ name, min, max }) => [...new Set([min, max])].map((seats) => [name, chairs(seats)]));
const PAGES = [
  ['home', '#/'],
  ['new', '#/new/raiders'],
  ['about', '#/about'],
  ['settings', '#/settings'],
];

const LOOKS = [
  ['light', 'en'],
  ['dark', 'fr'],
  ['dark', 'en'],
  ['light', 'fr'],
];

/** What is on the page now, in every size, colour and language. A reload: somebody comes back, with no piece under the mouse. */
async function inAllLooks(page, name, ready) {
  for (const [colorScheme, language] of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate((likes) => localStorage.setItem('jarl.settings', JSON.stringify(likes)), {
      ...LIKES,
      language,
    });
    await page.reload();
    await ready(page);
    const spoken = await page.evaluate(() => document.documentElement.lang);
    assert.equal(spoken, language, `${name} was asked for in ${language}`);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await look(page, `${name}-${width}-${colorScheme}-${language}`, width);
      if (width !== 768) await audit(page, `${name} ${width} ${colorScheme} ${language}`);
    }
  }
}

const [width, height] = SIZES[2];
const onPage = (test) =>
  withPage({ bypassCSP: true, viewport: { width, height } }, async (it) => {
    await it.context.addInitScript({ path: AXE });
    await like(it.context, LIKES);
    await test(it);
  });

/** Somewhere in the middle of a match. */
const lookAtMatch = (game, seats) =>
  onPage(async ({ page, address }) => {
    await begin(page, address, game, seats);
    const choose = eager(5);
    await playOn(
      page,
      (texts) => takeFromList(page, choose(texts)),
      (decisions) => decisions >= DECISIONS,
    );
    await inAllLooks(page, `match-${game}${seats.length}`, settled);
  });

const lookAtPage = (name, hash) =>
  onPage(async ({ page, address }) => {
    await page.goto(address + hash);
    await inAllLooks(page, name, () => page.waitForSelector('h1, h2'));
  });

/** A lesson: the card with its goal, and its first step. */
const lookAtLesson = (lesson) =>
  onPage(async ({ page, address }) => {
    await page.goto(`${address}#/learn/${lesson}`);
    await inAllLooks(page, 'match-lesson-goal', () => page.waitForSelector('.lesson-card'));
    await page.click('.lesson-card .button.main');
    await inAllLooks(page, 'match-lesson', () => page.waitForSelector('.coach-panel[data-asks]'));
  });

await sideBySide([
  ...MATCHES.map((match) => () => lookAtMatch(...match)),
  ...PAGES.map((each) => () => lookAtPage(...each)),
  () => lookAtLesson('lofoten/first'),
]);
assert.deepEqual(problems, []);
