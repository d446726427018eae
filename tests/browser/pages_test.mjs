// Every page at three sizes, light and dark, in both languages: nothing wider than the screen, no serious finding of
// axe-core, and pictures in build/screenshots for people to look at.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { GAMES } from '../server/jarl.mjs';
import { AXE, withPage } from './browser.mjs';
import { begin, eager, LIKES, like, playOn, settled } from './table.mjs';

const FOLDER = fileURLToPath(new URL('../../build/screenshots/', import.meta.url));
mkdirSync(FOLDER, { recursive: true });

const SIZES = [
  [360, 740],
  [768, 1024],
  [1440, 900],
];

const problems = []; // all of them, not only the first

async function look(page, name, width) {
  await page.waitForTimeout(120);
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

for (const [colorScheme, language] of [
  ['light', 'en'],
  ['dark', 'fr'],
  ['dark', 'en'],
  ['light', 'fr'],
]) {
  const [width, height] = SIZES[2];
  await withPage({ colorScheme, bypassCSP: true, viewport: { width, height } }, async ({ page, context, address }) => {
    await context.addInitScript({ path: AXE });
    await like(context, { ...LIKES, language });
    const all = async (name) => {
      for (const [wide, high] of SIZES) {
        await page.setViewportSize({ width: wide, height: high });
        await look(page, `${name}-${wide}-${colorScheme}-${language}`, wide);
        if (wide !== 768) await audit(page, `${name} ${wide} ${colorScheme} ${language}`);
      }
    };
    for (const [game, seats] of MATCHES) {
      await page.setViewportSize({ width, height });
      await begin(page, address, game, seats);
      const choose = eager(5);
      await playOn(
        page,
        (texts) => page.click(`.decide button.move[data-move="${choose(texts)}"]`),
        (decisions) => decisions >= DECISIONS,
      );
      await page.reload(); // as somebody who comes back, with no piece under the mouse
      await settled(page);
      await all(`match-${game}${seats.length}`);
    }
    for (const [name, hash] of PAGES) {
      await page.goto(address + hash);
      await all(name);
    }
  });
}
assert.deepEqual(problems, []);
