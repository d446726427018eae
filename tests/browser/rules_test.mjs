// The rules of every game that has some: read, searched, linked to, tried and printed, in both languages, on a phone and at a
// desk; and opened from a refusal and from the help in the middle of a match, which goes on as it was.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { AXE, sideBySide, withPage } from './browser.mjs';
import { begin, drawn, LIKES, like, plyOf, settled } from './table.mjs';

const FOLDER = fileURLToPath(new URL('../../build/screenshots/', import.meta.url));
mkdirSync(FOLDER, { recursive: true });
const TEXTS = fileURLToPath(new URL('../../web/src/learn/games/', import.meta.url));
const textOf = (game, language) => readFileSync(`${TEXTS}${game}/rules.${language}.md`, 'utf8');
const GAMES = readdirSync(TEXTS).filter((game) => existsSync(`${TEXTS}${game}/rules.en.md`));
assert.ok(GAMES.length > 0, 'no game has rules');

const LOOKS = [
  ['en', 'light', 1440, 900],
  ['fr', 'dark', 360, 740],
  ['fr', 'light', 1440, 900],
  ['en', 'dark', 768, 1024],
];

const PLACE = '[data-anchor].here';
const hereOf = (page) => page.locator(PLACE).getAttribute('data-anchor');
const inSight = (page, selector) =>
  page.$eval(selector, (it) => {
    const { top, bottom } = it.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });

/** The page of a game, as somebody comes to it for the first time. */
async function open(page, address, game, place = '', likes = {}) {
  await page.goto(address);
  await page.evaluate((all) => localStorage.setItem('jarl.settings', JSON.stringify(all)), { ...LIKES, ...likes });
  await page.goto(`${address}#/rules/${game}${place && `/${place}`}`);
  await page.reload();
  await page.waitForSelector('.rules h2');
  await drawn(page);
}

async function findingsOf(page) {
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`);
}

/** Every section, no word missing, every picture drawn, nothing too wide, axe content. */
const reads = (game) => () =>
  withPage({ bypassCSP: true }, async ({ page, context, address }) => {
    await context.addInitScript({ path: AXE });
    for (const [language, colorScheme, width, height] of LOOKS) {
      const look = `${game} ${language} ${colorScheme} ${width}`;
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      await open(page, address, game, '', { language });
      const heads = [...textOf(game, language).matchAll(/^## (.*) \{#/gm)].map((found) => found[1]);
      assert.deepEqual(await page.locator('.book h2').allInnerTexts(), heads, look);
      const paragraphs = textOf(game, language).match(/^\{#/gm).length;
      assert.equal(await page.locator('.paragraph').count(), paragraphs, look);
      assert.doesNotMatch(await page.innerText('main'), /<[a-z]+\.[a-z.]+>|\*\*/, `${look}: words are missing`);
      const undrawn = await page.$$eval('.book figure .drawn', (all) =>
        all
          .filter((each) => {
            const uses = [...each.querySelectorAll('use')].map((use) => use.getAttribute('href'));
            const { width, height } = each.querySelector('svg')?.getBoundingClientRect() ?? { width: 0, height: 0 };
            return width < 20 || height < 20 || !uses.every((href) => document.querySelector(href));
          })
          .map((each) => each.parentElement.innerText),
      );
      assert.deepEqual(undrawn, [], look);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, `${look} is too wide`);
      assert.deepEqual(await findingsOf(page), [], look);
      await page.screenshot({ path: `${FOLDER}rules-${game}-${width}-${colorScheme}-${language}.png` });
    }
  });

/** A slash leads to the field; hits are marked, counted, or said to be none; Escape brings everything back. */
const searches = () =>
  withPage({}, async ({ page, address }) => {
    await open(page, address, 'loot', '', { language: 'fr' });
    const all = await page.locator('.paragraph:visible').count();
    await page.keyboard.press('/');
    await page.keyboard.type('CHATEAU viking');
    await page.waitForSelector('mark');
    const found = await page.locator('.paragraph:visible').count();
    assert.ok(found > 0 && found < all, `${found} of ${all}`);
    assert.equal(await page.innerText('.search [role=status]'), `${found} passages`);
    const marked = await page.locator('mark').allInnerTexts();
    assert.ok(marked.includes('château'), marked.join());
    assert.ok(
      marked.every((each) => /^(château|viking)$/i.test(each)),
      marked.join(),
    );

    // On paper all of it stands.
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.locator('.paragraph:visible').count(), all, 'the search holds something back from paper');
    await page.emulateMedia({ media: 'screen' });

    await page.fill('input[type=search]', 'xyzzy');
    assert.match(await page.innerText('.search [role=status]'), /«\sxyzzy\s»/);
    assert.equal(await page.locator('.paragraph:visible').count(), 0);
    await page.keyboard.press('Escape');
    assert.equal(await page.inputValue('input[type=search]'), '');
    assert.equal(await page.locator('.paragraph:visible').count(), all);

    // From a hit to its place in the text.
    await page.fill('input[type=search]', 'LOO-013');
    await page.click('.paragraph:visible .place');
    await page.waitForSelector(PLACE);
    assert.equal(await page.locator('.paragraph:visible').count(), all);
    assert.ok(await inSight(page, PLACE));
  });

/** A link by rule, topic or anchor shows its paragraph; another language stays there; contents and links to hand on. */
const links = () =>
  withPage({ permissions: ['clipboard-read', 'clipboard-write'] }, async ({ page, address }) => {
    for (const [width, height] of [
      [360, 740],
      [1440, 900],
    ]) {
      await page.setViewportSize({ width, height });
      await open(page, address, 'raiders', 'RAI-101', { language: 'en' });
      await page.waitForSelector(PLACE);
      const anchor = await hereOf(page);
      assert.match(await page.innerText(`${PLACE} small`), /RAI-101/);
      assert.ok(await inSight(page, PLACE));
      const before = await page.innerText(PLACE);
      await page.click('nav button[lang=fr]');
      await page.waitForFunction((was) => document.querySelector('[data-anchor].here')?.innerText !== was, before);
      assert.equal(await hereOf(page), anchor);
      assert.ok(await inSight(page, PLACE), 'the language has lost the place');

      // Read on without a link, then change the language: the paragraph at the top stays.
      const top = () =>
        page.evaluate(() => {
          const edge = document.querySelector('.bar').getBoundingClientRect().bottom;
          const all = [...document.querySelectorAll('.paragraph')];
          return all.find((each) => each.getBoundingClientRect().bottom > edge + 1).dataset.anchor;
        });
      await page.locator('[data-anchor="end"]').evaluate((it) => it.scrollIntoView());
      await page.mouse.wheel(0, 300);
      await drawn(page);
      const reading = await top();
      const heading = await page.innerText('h1');
      await page.evaluate(() => document.querySelector('nav button[lang=en]').click());
      await page.waitForFunction((was) => document.querySelector('h1').innerText !== was, heading);
      await drawn(page);
      assert.equal(await top(), reading, 'the language has lost the place');
    }

    await page.goto(`${address}#/rules/raiders/topic:valkyrie`);
    await page.waitForFunction(() => document.querySelector('.here')?.innerText.includes('Valkyrie'));
    const anchor = await hereOf(page);
    await page.click(`${PLACE} .link`);
    await page.waitForSelector(`${PLACE} [role=status]:has-text("Copied")`, { state: 'attached' });
    assert.equal(
      await page.evaluate(() => navigator.clipboard.readText()),
      `${address.replace(/\/?$/, '/')}#/rules/raiders/${anchor}`,
    );
    await page.click('.contents a >> nth=2');
    await page.waitForSelector('h2.here');
    assert.ok(await inSight(page, 'h2.here'));
    await page.goBack();
    await page.waitForFunction((was) => document.querySelector('.here')?.dataset.anchor === was, anchor);
    assert.ok(await inSight(page, PLACE));
  });

/** Presses pieces that offer nothing until one says why. */
async function askWhyNot(page, within) {
  const spots = await page.$$eval(`${within} [data-spot]:not([data-legal])`, (all) => [
    ...new Set(all.map((each) => each.dataset.spot)),
  ]);
  for (const spot of spots) {
    await page
      .locator(`${within} [data-spot="${spot}"]`)
      .first()
      .click({ timeout: 1500 })
      .catch(() => undefined); // it may be covered
    const said = page.locator(`${within} [role=alert] p`);
    if (await said.waitFor({ timeout: 700 }).then(() => true, () => false)) return said; // prettier-ignore
  }
  throw new Error('no piece says why not');
}

/** Every board of a game opens, can be played and started again; a refused piece says why; nothing is kept. */
const tries = (game) => () =>
  withPage({ viewport: { width: 1440, height: 900 } }, async ({ page, address }) => {
    await open(page, address, game);
    const boards = await page.$$eval('[data-board]', (all) => all.map((each) => each.dataset.board));
    assert.ok(boards.length > 0, `${game} has no board`);
    const ply = () => page.$eval('.trial', (it) => Number(it.dataset.ply));
    for (const board of boards) {
      await page.click(`[data-board="${board}"] button.main`);
      await page.waitForSelector(`[data-board="${board}"] .trial .decide button`);
      assert.equal(await page.locator('.trial').count(), 1, 'one board at a time');
      assert.equal(await ply(), Number(board.split('@')[1]), board);
    }
    const start = await ply();
    await (await askWhyNot(page, '.trial')).locator('.square').click();
    const fold = page.locator('.trial button.unfold[aria-expanded=false]');
    if ((await fold.count()) > 0) await fold.click();
    await page.locator('.trial button.move').first().click();
    await page.waitForFunction((was) => Number(document.querySelector('.trial').dataset.ply) > was, start);
    await page.click('.trial button.again');
    await page.waitForFunction((was) => Number(document.querySelector('.trial').dataset.ply) === was, start);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('.trial').scrollIntoViewIfNeeded();
    await drawn(page);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360, 'the board is too wide');
    await page.screenshot({ path: `${FOLDER}rules-board-${game}-360.png` });

    await page.goto(address);
    await page.waitForSelector('.games');
    assert.equal(await page.locator('a[href^="#/match/"]').count(), 0, 'a board was kept as a match');
  });

/** In the middle of a match, without a network: from a refusal, from a help text and from the menu to the rules, and back. */
const inMatch =
  (game, [width, height]) =>
  () =>
    withPage({ viewport: { width, height } }, async ({ page, context, address, complaints }) => {
      await like(context, LIKES);
      await page.goto(address);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await begin(page, address, game);
      await settled(page);
      await context.setOffline(true);
      const ply = await plyOf(page);
      const read = async (what) => {
        await page.waitForSelector(`dialog ${PLACE}`);
        await drawn(page);
        assert.ok(await inSight(page, `dialog ${PLACE}`), what);
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, `${what} is too wide`);
      };
      const close = async () => {
        await page.keyboard.press('Escape');
        await page.waitForSelector('dialog', { state: 'detached' });
        assert.equal(await plyOf(page), ply, 'the match went on');
      };

      const refusal = await askWhyNot(page, 'main.table');
      const rule = (await refusal.locator('a').getAttribute('href')).split('/').at(-1);
      await refusal.locator('a').click();
      await read(`the refusal ${rule}`);
      assert.ok((await page.innerText(`dialog ${PLACE} small`)).includes(rule), rule);
      await page.screenshot({ path: `${FOLDER}rules-beside-${game}-${width}.png` });
      await close();

      if (width < 1000) await page.click('header button[aria-label="Scores, log, help"]');
      await page.locator('.tabs button', { hasText: 'Help' }).click();
      const topic = page.locator('.help [data-topic]').nth(2);
      await topic.locator('button').click();
      await topic.locator('a').click();
      await read('the help');
      await close();
      if (width < 1000) await page.locator('.tabs button[aria-label="Close"]').click();

      await page.click('header button[aria-label="Menu"]');
      await page.click('dialog a:has-text("Rules")');
      await page.waitForSelector('dialog .paragraph');
      await page.fill('dialog input[type=search]', 'win');
      await page.keyboard.press('Escape');
      assert.equal(await page.inputValue('dialog input[type=search]'), '', 'Escape empties the field first');
      await close();
      complaints.length = 0; // Chromium notes what it could not fetch anew
      await context.setOffline(false);
    });

/** On paper: no ways, no fields, every section and picture; and light, whatever the screen is. */
const prints = () =>
  withPage({ colorScheme: 'dark' }, async ({ page, address }) => {
    for (const language of ['en', 'fr']) {
      await open(page, address, 'lofoten', '', { language, theme: 'dark' });
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      for (const gone of ['.page > header', '.bar', '.side', '.link', '[data-board]'])
        assert.equal(await page.locator(`${gone}:visible`).count(), 0, `${gone} is printed`);
      const heads = [...textOf('lofoten', language).matchAll(/^## /gm)].length;
      assert.equal(await page.locator('.book h2:visible').count(), heads);
      assert.ok((await page.locator('.drawn:visible').count()) > 5);
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
      assert.equal(ground, 'light');
      const pdf = await page.pdf({ path: `${FOLDER}rules-lofoten-${language}.pdf`, format: 'A4', margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' } }); // prettier-ignore
      const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g).length;
      assert.ok(pages > 3 && pages < 40, `${pages} pages`);
      await page.emulateMedia({ media: 'screen' });
    }
  });

/** The ways there from the hall; a game nobody knows has none, and says so. */
const ways = () =>
  withPage({}, async ({ page, address }) => {
    for (const game of GAMES) {
      await page.goto(address);
      await page.click(`.games a[href="#/rules/${game}"]`);
      await page.waitForSelector('.book h2');
      await page.goto(`${address}#/new/${game}`);
      await page.click(`form a[href="#/rules/${game}"]`);
      await page.waitForSelector('.book h2');
    }
    await page.goto(`${address}#/rules/nowhere`);
    await page.waitForSelector('main p');
    assert.match(await page.innerText('main'), /no rules to read/);
  });

await sideBySide([
  ...GAMES.map(reads),
  searches,
  links,
  ...GAMES.map(tries),
  inMatch('loot', [1440, 900]),
  inMatch('lofoten', [360, 740]),
  inMatch('raiders', [1440, 900]),
  prints,
  ways,
]);
console.log('the rules can be read, searched, linked to, tried and printed');
