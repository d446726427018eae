// The table of Loot: one way round at every size, everything whole, rivals as large as oneself, cells that glow, water
// that stays while a tile flies, and the button for the second tap.
import assert from 'node:assert/strict';

import { sideBySide, withPage } from './browser.mjs';
import {
  asked,
  begin,
  drawn,
  eager,
  LIKES,
  like,
  playOn,
  plyOf,
  press,
  resize,
  SCREENS,
  settled,
  wish,
} from './table.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** Plays with an aim until a decision of which `wanted` says yes. */
const playTo = async (page, wanted, seed = 5) => {
  const choose = eager(seed);
  for (let after = -1; ;) {
    const { what, ply, texts } = await asked(page, after);
    assert.equal(what, 'decide', 'the match ended before it came to that');
    if (wanted(texts)) return texts;
    await press(page, choose(texts));
    after = ply;
  }
};

/** Directions from the first hex to some others, in degrees: how the land lies. */
const bearings = (page) =>
  page.evaluate(() => {
    const middles = [...document.querySelectorAll('.map .hex')].map((hex) => {
      const { left, top, width, height } = hex.querySelector('use').getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    });
    const [[x, y]] = middles;
    return [7, 15, 30].map((i) => Math.round((Math.atan2(middles[i][1] - y, middles[i][0] - x) * 180) / Math.PI));
  });
const near = (a, b) => a.every((each, i) => Math.abs(((each - b[i] + 540) % 360) - 180) <= 2);

/** What lies outside the table or over something else, among the parts of the table that are seen. */
const untidy = (page) =>
  page.evaluate(() => {
    const found = [];
    const room = document.querySelector('main.table').getBoundingClientRect();
    const parts = [...document.querySelectorAll('.loot > div')]
      .filter((part) => part.getClientRects().length > 0 && part.clientWidth > 0)
      .map((part) => ({ name: part.className.split(' ')[0], box: part.getBoundingClientRect() }));
    const within = (box, outer) =>
      box.left >= outer.left - 1 &&
      box.top >= outer.top - 1 &&
      box.right <= outer.right + 1 &&
      box.bottom <= outer.bottom + 1;
    for (const { name, box } of parts) if (!within(box, room)) found.push(`${name} leaves the table`);
    for (const [i, a] of parts.entries())
      for (const b of parts.slice(i + 1)) {
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (wide > 1 && high > 1) found.push(`${a.name} lies over ${b.name}`);
      }
    for (const part of document.querySelectorAll('.loot :is(.shore, .panel, .who, .who button, .ships, .ship, .row)'))
      if (part.getClientRects().length > 0 && part.scrollWidth > part.clientWidth + 1)
        found.push(`${part.className} is cut off: ${part.scrollWidth} in ${part.clientWidth}`);
    for (const svg of document.querySelectorAll('.loot svg:is(.map, .fjord)')) {
      const outer = svg.getBoundingClientRect();
      for (const hex of svg.querySelectorAll('.hex, .cell'))
        if (outer.width > 0 && !within(hex.getBoundingClientRect(), outer)) found.push('a hex is cut off');
    }
    const doc = document.documentElement;
    if (doc.scrollHeight > innerHeight + 1 || doc.scrollWidth > innerWidth + 1) found.push('the page scrolls');
    return [...new Set(found)];
  });

async function everySize() {
  await withPage({}, async ({ page, context, address }) => {
    await like(context, LIKES);
    await begin(page, address, 'loot', ['me', 'thrall', 'thrall', 'thrall']);
    await playTo(page, (texts) => texts.some((text) => text.startsWith('lay')));
    let way = null;
    for (const size of ['normal', 'huge']) {
      for (const language of ['en', 'fr']) {
        await wish(page, { language, size });
        for (const [width, height] of SCREENS) {
          await resize(page, [width, height]);
          const where = `${width}x${height} ${language} ${size}`;
          assert.deepEqual(await untidy(page), [], where);
          const now = await bearings(page);
          way ??= now;
          assert.ok(near(now, way), `the land was turned at ${where}: ${now} and not ${way}`);
        }
      }
    }
  });
}

/** Four seats on a desk: the land is the hero, a rival's fjord is as large as mine, and nothing of a rival is clipped. */
async function fourSeats() {
  await withPage({ viewport: { width: 1440, height: 900 } }, async ({ page, context, address }) => {
    await like(context, LIKES);
    await begin(page, address, 'loot', ['me', 'thrall', 'thrall', 'thrall']);
    await settled(page);
    const seen = await page.evaluate(() => {
      const width = (selector) => document.querySelector(selector).getBoundingClientRect().width;
      return {
        land: width('.loot > .land') / width('main.table'),
        hex: width('.map .hex'),
        mine: width('.loot > .mine .cell'),
        rival: width('.loot > .rival [data-at^="tile-"] use, .loot > .rival .fjord g > use'),
        tabs: document.querySelectorAll('.loot > .rival .who button').length,
      };
    });
    assert.ok(seen.land >= 0.55, `the land has ${seen.land} of the table`);
    assert.ok(seen.mine >= 40 && seen.rival >= 40, `cells of ${seen.mine} and ${seen.rival} pixels`);
    assert.equal(seen.tabs, 3);
    const second = page.locator('.loot > .rival .who button').nth(1);
    await second.click();
    assert.equal(await second.getAttribute('aria-pressed'), 'true');
    assert.equal(
      await page.locator('.loot > .rival [data-at^="tile-2-"]').count(),
      37,
      'the fjord of the second rival',
    );
  });
}

/** Laying: cells that bring something nearer glow, and what an unfinished longship costs is said. */
async function glow() {
  await withPage({}, async ({ page, context, address }) => {
    await like(context, LIKES);
    await begin(page, address, 'loot', ['me', 'thrall']);
    const choose = eager(7);
    let glowed = 0;
    let said = 0;
    await playOn(
      page,
      async (texts) => {
        if (texts.some((text) => text.startsWith('lay'))) {
          await drawn(page);
          const seen = await page.evaluate(() => ({
            helps: document.querySelectorAll('.cell.helps[data-legal]').length,
            hint: document.querySelector('.dock .hint')?.textContent ?? '',
            unfinished: document.querySelectorAll('.loot > .mine .cost').length,
          }));
          if (seen.helps > 0) ++glowed;
          if (seen.unfinished > 0) {
            assert.match(seen.hint, /−5/);
            ++said;
          }
        }
        await press(page, choose(texts));
      },
      () => glowed > 0 && said > 0,
    );
    assert.ok(glowed > 0 && said > 0, `${glowed} times something glowed, ${said} times the cost was said`);
  });
}

/** While a tile flies to a rival's fjord, the cell it goes to keeps its water. */
async function waterStays() {
  await withPage({}, async ({ page, context, address }) => {
    await like(context, { ...LIKES, motion: 'full', pace: 'calm' });
    await begin(page, address, 'loot', ['me', 'thrall']);
    await page.evaluate(() => {
      window.flights = { hidden: 0, dry: 0 };
      const look = () => {
        for (const place of document.querySelectorAll('.loot > .rival [data-at^="tile-1-"]')) {
          if (place.style.opacity !== '0') continue;
          ++window.flights.hidden;
          const water = [...place.parentElement.children].find((each) => each.classList.contains('water'));
          if (!water || place.contains(water) || getComputedStyle(water).opacity !== '1') ++window.flights.dry;
        }
        requestAnimationFrame(look);
      };
      look();
    });
    const choose = eager(3);
    let turns = 0;
    await playOn(
      page,
      async (texts) => {
        if (texts.includes('end')) ++turns;
        await press(page, texts.includes('end') ? 'end' : choose(texts.filter((text) => !text.startsWith('shield'))));
      },
      () => turns >= 3,
    );
    const { hidden, dry } = await page.evaluate(() => window.flights);
    assert.ok(hidden > 0, 'no tile was seen on its way to the rival');
    assert.equal(dry, 0, 'the cell was without water while its tile flew');
  });
}

/** A phone: land above, fjord below, both whole; large without being turned; a button for the second tap. */
async function onPhone() {
  await withPage(PHONE, async ({ page, context, address }) => {
    await like(context, LIKES);
    await begin(page, address, 'loot', ['me', 'thrall', 'thrall']);
    await settled(page);
    const halves = await page.evaluate(() => {
      const box = (selector) => document.querySelector(selector).getBoundingClientRect();
      return { land: box('.loot > .land').bottom, mine: box('.loot > .mine').top, room: box('main.table') };
    });
    assert.ok(halves.land <= halves.mine, 'the land is above the fjord');
    const way = await bearings(page);
    await page.locator('.loot > .land .expand').tap();
    await drawn(page);
    assert.ok(near(await bearings(page), way), 'the land was turned when it became large');
    await page.locator('.loot > .land .expand').tap();
    const ply = await plyOf(page);
    await page.locator('.map .hex[data-legal]').first().tap();
    const here = page.locator('.dock .here .button');
    await here.waitFor({ state: 'visible' });
    assert.equal(await plyOf(page), ply, 'the first tap only points');
    await here.tap();
    await asked(page, ply);
  });
}

await sideBySide([everySize, fourSeats, glow, waterStays, onPhone]);
