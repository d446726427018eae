// The table of Lofoten at every size: sea, warehouses, coins, Jarls and hand are on the screen together, whole, and none
// lies on another; early and late, with and without modules, with small letters and huge ones, in both languages.
import assert from 'node:assert/strict';

import { sideBySide, withPage } from './browser.mjs';
import { begin, eager, like, LIKES, playOn, press, resize, SCREENS, wish } from './table.mjs';

const LETTERS = ['normal', 'huge'];
const LANGUAGES = ['en', 'fr'];

// Runs in the page: what is wrong with the table as it is laid.
function faults() {
  const found = [];
  const doc = document.documentElement;
  if (doc.scrollHeight > innerHeight + 1) found.push(`the page scrolls: ${doc.scrollHeight} of ${innerHeight}`);
  if (doc.scrollWidth > innerWidth + 1) found.push(`the page is ${doc.scrollWidth} wide of ${innerWidth}`);

  const table = document.querySelector('main.table').getBoundingClientRect();
  const SLACK = 4; // rings and prows
  const pieces = [...document.querySelectorAll('.lofoten [data-spot]')].filter(
    (piece) => piece.getBoundingClientRect().width > 0,
  );
  const boxOf = (piece) => (piece.closest('article') ?? piece).getBoundingClientRect();
  for (const piece of pieces) {
    const { left, top, right, bottom } = boxOf(piece);
    if (left < table.left - SLACK || right > table.right + SLACK) found.push(`${piece.dataset.spot} leaves the table`);
    else if (top < table.top - SLACK || bottom > table.bottom + SLACK) found.push(`${piece.dataset.spot} is cut off`);
  }

  // Warehouses, hand, Jarls and coins never cover each other or the sea.
  const parts = pieces.filter((piece) => /^(rack|hand|put|jarl|deck|reserve|coins)-?/.test(piece.dataset.spot));
  const sea = document.querySelector('.lofoten [data-board]');
  const boxes = [...parts.map((piece) => [piece.dataset.spot, boxOf(piece)]), ['sea', sea.getBoundingClientRect()]];
  for (const [i, [name, one]] of boxes.entries())
    for (const [other, two] of boxes.slice(i + 1)) {
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      if (wide > 1 && high > 1) found.push(`${name} and ${other} overlap by ${wide.toFixed()} x ${high.toFixed()}`);
    }
  for (const piece of parts) {
    const { left, top, width, height } = boxOf(piece);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit?.closest('.lofoten')) found.push(`${piece.dataset.spot} lies behind ${hit?.outerHTML.slice(0, 60)}`);
  }
  const racks = parts.filter((piece) => piece.dataset.spot.startsWith('rack-'));
  if (racks.length !== 4) found.push(`${racks.length} warehouses`);
  for (const piece of parts)
    if (/^(hand|put)/.test(piece.dataset.spot)) {
      const { width, height } = boxOf(piece);
      if (width < 44 || height < 44) found.push(`${piece.dataset.spot} is ${width.toFixed()} x ${height.toFixed()}`);
    }

  // The bar of the turn says where it is.
  if (document.querySelectorAll('.lofoten ol [aria-current="step"]').length !== 1) found.push('no part of the turn');
  return found;
}

/** The tiles on a shelf fill its height as long as its length allows. */
function smallTiles() {
  return [...document.querySelectorAll('.lofoten article ul')].flatMap((shelf) => {
    const tiles = [...shelf.querySelectorAll('li svg')];
    const tile = tiles[0]?.getBoundingClientRect();
    if (!tile) return [];
    const { width, height } = shelf.getBoundingClientRect();
    const room = Math.min(height - 3, width / tiles.length - 3, 72);
    return tile.height < room - 3 ? [`a tile of ${tile.height.toFixed()} px where ${room.toFixed()} are free`] : [];
  });
}

async function beginWithModules(page, address) {
  await page.goto(address);
  await page.click('a[href="#/new/lofoten"]');
  for (const module of await page.locator('input[type=checkbox]').all()) await module.check();
  await page.locator('select').nth(1).selectOption('thrall');
  await page.locator('input[type=radio][value="0"]').first().check();
  await page.click('button.begin');
  await page.waitForSelector('.shell');
}

async function looksRight(page, where) {
  for (const language of LANGUAGES)
    for (const size of LETTERS) {
      await wish(page, { language, size });
      for (const [width, height] of SCREENS) {
        await resize(page, [width, height]);
        const name = `${where}, ${width} x ${height}, ${size} letters, ${language}`;
        assert.deepEqual(await page.evaluate(faults), [], name);
        if (size === 'normal' && width >= 1440) assert.deepEqual(await page.evaluate(smallTiles), [], name);
      }
    }
  await page.setViewportSize({ width: 1440, height: 900 });
}

const take = (page) => {
  const choose = eager(5);
  return (texts) => press(page, choose(texts));
};

const laidOut = (modules) =>
  withPage({}, async ({ page, context, address }) => {
    await like(context, LIKES);
    await (modules ? beginWithModules(page, address) : begin(page, address, 'lofoten', ['me', 'thrall']));
    const what = modules ? 'all modules' : 'base game';
    await looksRight(page, `${what}, early`);
    const { what: how } = await playOn(page, take(page), (decisions) => decisions >= 45);
    if (how === 'decide') await looksRight(page, `${what}, late`);
  });

await sideBySide([() => laidOut(false), () => laidOut(true)]);
