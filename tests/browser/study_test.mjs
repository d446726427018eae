// Replay and analysis in the page: the slider and its keys, every viewpoint, an analysis that is stopped, reloaded and gone on
// with and says to the digit what the command line says, playing on from a position, and the check of the shuffle.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { run } from '../server/jarl.mjs';
import { AXE, withPage } from './browser.mjs';
import { playTogether, startHall, withPeople } from './people.mjs';
import { begin, choices, drawn, hasty, LIKES, like, playOn, plyOf, press, settled } from './table.mjs';

const QUICK = ['--iterations', '300', '--playouts', '150']; // as judging.svelte.ts says
const folder = mkdtempSync(join(tmpdir(), 'jarl-study-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

async function jarl(...args) {
  const { code, out, err } = await run(args);
  assert.equal(code, 0, err);
  return out;
}

/** A match of two bots as a file. */
async function recordOf(game) {
  await jarl('arena', game, '--bots', 'karl,thrall', '--games', '2', '--records', folder);
  return join(
    folder,
    readdirSync(folder).find((name) => name.startsWith(game)),
  );
}

const at = (page) => page.$eval('.room', (room) => Number(room.dataset.at));
const reached = (page, ply) => page.waitForSelector(`.room[data-at="${ply}"][data-ply="${ply}"]`);
const kept = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('jarl-studies', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('studies', { keyPath: 'key' });
        request.onsuccess = () => {
          const all = request.result.transaction('studies').objectStore('studies').getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result.map(({ key, lines, done, state }) => ({ key, lines, done, bytes: state?.length ?? 0 })));
          };
        };
      }),
  );
async function show(page, tab) {
  const button = page.locator(`[data-tab=${tab}]`);
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
}
async function open(page, address, file) {
  await page.goto(`${address}#/`);
  await page.setInputFiles('#study-file', file);
}

async function audit(page, what) {
  const findings = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
  });
  assert.deepEqual(findings, [], what);
}

// --- Replay ----------------------------------------------------------------------------------------------------------

async function replay(page, plies) {
  await reached(page, 0);
  await page.keyboard.press('ArrowRight');
  await reached(page, 1);
  await page.keyboard.press('End');
  await reached(page, plies);
  await page.keyboard.press('ArrowLeft');
  await reached(page, plies - 1);
  await page.keyboard.press('Home');
  await reached(page, 0);
  await page.keyboard.press('ArrowDown');
  const turn = await at(page);
  assert.ok(turn > 0 && turn < 30, `a turn of ${turn} plies`);
  await page.keyboard.press('ArrowUp');
  await reached(page, 0);
  await page.keyboard.press(' ');
  await reached(page, 2);
  await page.keyboard.press(' ');
  const stopped = await at(page);
  await page.waitForTimeout(1500);
  assert.ok((await at(page)) <= stopped + 1, 'it plays on after the pause');

  await page.locator('input[type=range]').fill('20');
  await reached(page, 20);
  await show(page, 'story');
  assert.ok((await page.locator('.info .turn').count()) > 0);
  assert.doesNotMatch(await page.innerText('.room'), /<[a-z]+\.[a-z._]+>/, 'words are missing');

  // What the rival holds is seen with all hands open, and from its own seat alone.
  const hand = () => page.locator('[data-at="hold-1"]').first().getAttribute('aria-label');
  const label = await hand();
  await page.locator('header select').selectOption('seat 0');
  await page.waitForFunction(
    (before) => document.querySelector('[data-at="hold-1"]')?.getAttribute('aria-label') !== before,
    label,
  );
  await page.locator('header select').selectOption('open 0');
  await page.waitForFunction(
    (before) => document.querySelector('[data-at="hold-1"]')?.getAttribute('aria-label') === before,
    label,
  );
}

// --- Analysis --------------------------------------------------------------------------------------------------------

const done = (page) => page.waitForSelector('.info >> text=The whole match is judged.', { timeout: 180_000 });

async function analysis(page, file) {
  await show(page, 'analysis');
  await page.click('.info button.begin');
  await page.waitForSelector('.chart polyline');
  await page.click('.info button.stop');
  await page.waitForSelector('.info >> text=Stopped at move');
  const [half] = await kept(page);
  assert.ok(!half.done && half.bytes > 1000, 'nothing is kept to go on from');

  await page.reload();
  await page.waitForSelector('.info >> text=Stopped at move');
  await page.waitForSelector('.chart polyline');
  await page.click('.info button.main:has-text("Go on")');
  await done(page);
  const [whole] = await kept(page);
  assert.ok(whole.done && whole.bytes === 0);
  assert.equal(whole.lines, await jarl('analyse', file, '--json', ...QUICK), 'the command line says something else');
  const first = half.lines.split('\n')[0].replace(/"(mistake|stroke)":(true|false)/g, '');
  assert.equal(whole.lines.split('\n')[0].replace(/"(mistake|stroke)":(true|false)/g, ''), first);

  await page.reload();
  await done(page);
  for (const name of ['karl', 'thrall'])
    await page.waitForSelector(
      `.info p:text-matches("^${name} (gained|lost) \\\\d+% by decisions and (gained|lost) \\\\d+% by luck; ±")`,
    );
  assert.equal(await page.locator('.info table').count(), 2);
  await audit(page, 'the analysis');
  return JSON.parse(whole.lines.trimEnd().split('\n').at(-1));
}

async function turningPoints(page, { mistakes, strokes }) {
  const points = [...new Set([...mistakes, ...strokes])].sort((a, b) => a - b);
  assert.equal(await page.locator('.mark').count(), mistakes.length + strokes.length);
  assert.ok(points.length > 0, 'a match without a turning point tests nothing');
  await page.keyboard.press('Home');
  for (const ply of points) {
    await page.keyboard.press('n');
    await reached(page, ply);
  }
  await page.keyboard.press('p');
  if (points.length > 1) await reached(page, points.at(-2));
  await page.locator(`.mark[data-ply="${points[0]}"]`).first().click();
  await reached(page, points[0]);
  await page.waitForSelector(`.info li.chosen[data-ply="${points[0]}"]`);
  if (mistakes.length > 0) {
    await page.locator(`.info li.mistake[data-ply="${mistakes[0]}"] button:has-text("Show on the board")`).click();
    await page.waitForSelector('.told.instead >> text=Better:');
    assert.equal(await at(page), mistakes[0] - 1);
  }
  await audit(page, 'the turning points');
}

async function phone(page) {
  await page.setViewportSize({ width: 360, height: 740 });
  await drawn(page);
  for (const tab of ['analysis', 'turning', 'story', 'shuffle']) {
    await show(page, tab);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.ok(!wide, `${tab} is wider than a phone`);
  }
  await page.locator('.info .head button').click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await drawn(page);
}

/** A new match begins where this one stands, and the old one stays. */
async function playsOn(page, file) {
  const study = page.url();
  await page.locator('input[type=range]').fill('40');
  await reached(page, 40);
  await page.click('.info button:has-text("Play on from here")');
  await page.check('dialog[open] input[value=thrall]');
  await page.click('dialog[open] button.main');
  await page.waitForSelector('.shell');
  await settled(page);
  assert.ok((await plyOf(page)) >= 40);
  await playOn(
    page,
    async (texts) => press(page, texts[0]),
    (n) => n >= 2,
  );

  // It goes on against bots: it can be studied, after a warning.
  const [, id] = /#\/match\/(\w+)/.exec(page.url());
  await page.goto(study.replace(/study\/\w+/, `study/${id}`));
  await page.waitForSelector('main >> text=This match is not over.');
  await page.click('button:has-text("Look all the same")');
  await page.waitForSelector('.room');
  const moves = await page.locator('input[type=range]').getAttribute('max');
  assert.ok(Number(moves) >= 41 && Number(moves) !== Number(/^moves: (\d+)$/m.exec(readFileSync(file, 'utf8'))[1]));
  await show(page, 'shuffle');
  await page.waitForSelector('.shuffle >> text=secret until the match is over');
  await page.goto(study);
  await page.waitForSelector('.room');
}

// --- The shuffle -----------------------------------------------------------------------------------------------------

async function proved(page) {
  await show(page, 'shuffle');
  await page.click('.shuffle button');
  await page.waitForSelector('.verdict[data-proved=true]');
  const text = await page.innerText('.shuffle');
  assert.match(text, /All \d+ numbers of chance/);
  assert.match(text, /Not proved: that it was ever played/);
}

/** Changes a record; says what the page must find. */
const FORGERIES = {
  'another seed': [
    (text) => text.replace(/^seed: (.)/m, (_, digit) => `seed: ${digit === '0' ? '1' : '0'}`),
    /not the promised one/,
  ],
  'another hash': [
    (text) => text.replace(/^seed sha256: (.)/m, (_, digit) => `seed sha256: ${digit === '0' ? '1' : '0'}`),
    /not the promised one/,
  ],
  'another move': [(text) => text.replace(/^3\. (\d) .*$/m, '3. $1 end; end; end'), /breaks off: line \d+/],
  'another result': [
    (text) => text.replace(/^result: (\d+)/m, (_, points) => `result: ${Number(points) + 1}`),
    /breaks off: line \d+: result/,
  ],
};

async function forged(page, address, file) {
  const record = readFileSync(file, 'utf8');
  for (const [what, [forge, found]] of Object.entries(FORGERIES)) {
    const path = join(folder, 'forged.txt');
    assert.notEqual(forge(record), record);
    writeFileSync(path, forge(record));
    await open(page, address, path);
    await page.waitForSelector('h1:has-text("does not hold together")');
    await page.waitForSelector('.verdict[data-proved=false]');
    assert.match(await page.innerText('.shuffle'), found, what);
  }
}

// --- What may not be studied, and what goes with its match -----------------------------------------------------------

async function refused(page, address) {
  await begin(page, address, 'loot', ['me', 'friend']);
  await settled(page);
  await press(page, (await choices(page))[0]);
  await page.goto(page.url().replace('/match/', '/study/'));
  await page.waitForSelector('main >> text=that is cheating');
  assert.equal(await page.locator('.room').count(), 0);
}

async function dropped(page, address) {
  const before = (await kept(page)).length;
  assert.ok(before > 0);
  await page.goto(`${address}#/`);
  const [{ key }] = await kept(page);
  const card = page.locator('li', { has: page.locator(`a[href="#/study/${key.split('/')[0]}"]`) });
  await card.locator('button[aria-label="Delete this match"]').click();
  await card.locator('button:has-text("Delete")').click();
  await card.waitFor({ state: 'detached' });
  assert.equal((await kept(page)).length, before - 1);
}

/** A table of the hall: not while it plays; when it is over from its end, with the promise that the hall announced. */
async function online() {
  const hall = await startHall();
  await withPeople(['Astrid'], hall, async ([astrid]) => {
    const { page } = astrid;
    await page.goto(`${hall.address}/#/new/lofoten/online`);
    await page.locator('select').nth(1).selectOption('thrall');
    await page.click('button.begin');
    await page.waitForSelector('.shell');
    const table = page.url();
    await playTogether([astrid], hasty(3), (moves) => moves >= 6);
    await page.goto(table.replace('/table/', '/study/table/'));
    await page.waitForSelector('main >> text=This table still plays');
    await page.goto(table);
    await page.waitForSelector('.shell');
    await page.click('button[aria-label="Menu"]');
    await page.click('dialog[open] button:has-text("Give up")');
    await page.click('dialog[open] button:has-text("Give up now")');
    await page.waitForSelector('dialog[open] #end-title');
    await page.click('dialog[open] a:has-text("Study it")');
    await page.waitForSelector('.room');
    await show(page, 'shuffle');
    await page.click('.shuffle button');
    await page.waitForSelector('.verdict[data-proved=true]');
    assert.match(await page.innerText('.shuffle'), /the one that the table announced/);
    assert.match(await page.innerText('.shuffle'), /that the server drew the seed by chance/);
  });
  assert.equal((await hall.end()).code, 0);
}

const file = await recordOf('lofoten');
const plies = Number(/^moves: (\d+)$/m.exec(readFileSync(file, 'utf8'))[1]);
await withPage({}, async ({ page, context, address }) => {
  await like(context, LIKES);
  await context.addInitScript({ path: AXE });
  await open(page, address, file);
  await replay(page, plies);
  const summary = await analysis(page, file);
  await turningPoints(page, summary);
  await proved(page);
  await phone(page);
  await playsOn(page, file);
  await dropped(page, address);
  await forged(page, address, file);
  await refused(page, address);
});
for (const game of ['loot', 'raiders']) {
  const other = await recordOf(game);
  await withPage({}, async ({ page, context, address }) => {
    await like(context, { ...LIKES, language: 'fr' });
    await open(page, address, other);
    await reached(page, 0);
    await page.keyboard.press('End');
    await page.waitForSelector('.room[data-at]:not([data-at="0"])');
    assert.doesNotMatch(await page.innerText('.room'), /<[a-z]+\.[a-z._]+>/, 'words are missing');
  });
}
await online();
console.log('a match is seen again, judged as the command line judges it, and its shuffle proved');
