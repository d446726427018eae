// A game that the page knows nothing of but its module and its words: a card in the hall, and a whole match against a bot at
// the plain table, on a phone, in both languages. The page is built for it, beside the other one.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { picker } from '../picker.mjs';
import { AXE, withPage } from './browser.mjs';
import { serve } from './serve.mjs';
import { begin, LIKES, like, playOn } from './table.mjs';

const here = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const PAGE = here('build/web_fourth/');
const PICTURES = here('build/screenshots/');
const MODULES = 'build/wasm/fourth';
const WORDS = 'tests/fourth_game/words';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

assert.ok(existsSync(here(`${MODULES}/ravens.wasm`)), 'scripts/compile wasm makes the module');
const newest = (folder) =>
  Math.max(
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath ?? entry.path, entry.name)).mtimeMs),
  );
const made = existsSync(`${PAGE}sw.js`) ? statSync(`${PAGE}sw.js`).mtimeMs : 0;
if (['web/src', 'web/plugins', 'words', MODULES, WORDS].some((folder) => newest(here(folder)) > made))
  execFileSync('node_modules/.bin/vite', ['build', '--logLevel', 'warn'], {
    cwd: here('web'),
    stdio: 'inherit',
    env: { ...process.env, JARL_MORE_WASM: MODULES, JARL_MORE_WORDS: WORDS, JARL_WEB: 'build/web_fourth' },
  });
mkdirSync(PICTURES, { recursive: true });

for (const [language, name] of [
  ['en', 'Ravens'],
  ['fr', 'Corbeaux'],
]) {
  await withPage(
    { ...PHONE, bypassCSP: true },
    async ({ page, context, address, sent }) => {
      await context.addInitScript({ path: AXE });
      await like(context, { ...LIKES, language });
      await page.goto(address);
      await page.waitForSelector(`h3:text-is("${name}")`);
      assert.ok((await page.locator('article h3').count()) > 1, 'the other games are gone');
      await begin(page, address, 'ravens', ['me', 'karl']);
      const pick = picker(3);
      const { what, decisions } = await playOn(page, async (texts) => {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= 360, `${wide} pixels wide on a phone of 360`);
        assert.doesNotMatch(await page.innerText('body'), /<[a-z]+\.[a-z.]+>/, 'words are missing');
        if (texts.length > 1 && pick(2) === 0) await page.screenshot({ path: `${PICTURES}ravens-${language}.png` });
        await page.locator(`.decide button.move[data-move="${texts[pick(texts.length)]}"]`).tap();
      });
      assert.equal(what, 'over');
      assert.equal(decisions, 6);
      await page.waitForSelector('dialog[open] h1');
      // The first seat always begins this game: nobody draws anything, and everybody moves on by a seat.
      await page.waitForFunction(() => document.querySelector('dialog[open] footer p')?.textContent !== '');
      assert.match(await page.innerText('dialog[open] footer p'), /^(Karl begins the rematch\.|Karl commence)/);
      assert.doesNotMatch(await page.innerText('body'), /<[a-z]+\.[a-z.]+>/, 'words are missing');
      await page.screenshot({ path: `${PICTURES}ravens-end-${language}.png` });
      const findings = await page.evaluate(async () => (await window.axe.run(document)).violations);
      const serious = findings.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      assert.deepEqual(
        serious.map(({ id }) => id),
        [],
      );
      const modules = sent.filter(({ path }) => path.endsWith('.wasm')).map(({ path }) => path);
      assert.equal(new Set(modules).size >= 1 && modules.some((path) => path.includes('ravens')), true);
      console.log(`ravens, ${language}: ${decisions} decisions on the plain table`);
    },
    () => serve(PAGE),
  );
}
