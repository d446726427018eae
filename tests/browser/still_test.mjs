// Nothing jumps: over whole matches of every game, on a desk and on a phone, a piece that no move has put elsewhere and
// every panel of a table keep their box to the pixel; and they have the same box in the other language, so that no text
// pushes anything.
import assert from 'node:assert/strict';

import { GAMES } from '../server/jarl.mjs';
import { sideBySide, withPage } from './browser.mjs';
import { begin, drawn, eager, LIKES, like, playOn, press, settled, wish } from './table.mjs';

const PLANS = { wide: [1440, 900], small: [360, 740] };
const LANGUAGES = ['en', 'fr'];
const EVERY = 50; // decisions between two looks at the other language
const SEED = 11; // the same deals every time; bots draw in a worker of their own, so the matches differ

/** What the page draws comes from a generator that begins at `seed`. Runs in the page. */
function sameChance(seed) {
  let state = seed;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; ++i) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[i] = state >>> 24;
    }
    return array;
  };
}

/**
 * Where everything on the table is: {name: box}. The name of a piece has with it what lies in the same row, in order: who
 * takes a card out of a hand may move the others, and nothing else may. Runs in the page.
 */
function places() {
  const table = document.querySelector('main.table');
  const found = {};
  const round = (values) => values.map((value) => Math.round(value * 2) / 2).join(' ');
  // A page that is swiped to is not a piece that has moved.
  const swiped = (element) => {
    let [x, y] = [0, 0];
    for (let at = element.parentElement; at && at !== table; at = at.parentElement) {
      x += at.scrollLeft;
      y += at.scrollTop;
    }
    return [x, y];
  };
  const boxOf = (element) => {
    const [x, y] = swiped(element);
    // A drawn piece is as large as what lies on it: its place is where it is drawn from, and how large.
    if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) {
      const { a, b, e, f } = element.getScreenCTM();
      return round([e + x, f + y, a * 100, b * 100]);
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    return round([left + x, top + y, width, height]);
  };
  const nameOf = (element) => element.getAttribute('class')?.split(' ')[0] ?? element.localName;
  const over = (element) => element.closest('.over, [role=dialog], [data-flying]'); // what lies over the table for a while
  const seen = (element) => element.getClientRects().length > 0 && element.getBoundingClientRect().width > 0;
  const drawnAt = (element) => {
    const transforms = [];
    for (let at = element; at && at.localName !== 'svg'; at = at.parentElement) transforms.push(at.style.transform);
    return transforms.join(' ');
  };
  const phase = table.querySelector('.keeping') ? 'deal: ' : ''; // the cards to be chosen from take the table then
  const spotOf = (element) => element.dataset.spot;
  for (const piece of table.querySelectorAll('[data-spot]')) {
    if (over(piece) || !seen(piece) || piece.matches('.word')) continue; // a word takes the room it needs
    const row = piece.closest('ol, ul, section, [data-board]');
    const beside = row ? [...row.querySelectorAll('[data-spot], li')].map((each) => each.dataset.spot ?? 'li') : [];
    const like = [...table.querySelectorAll(`[data-spot="${CSS.escape(spotOf(piece))}"]`)].indexOf(piece);
    // What a move slides and turns lies where its drawing has put it.
    const put = /^(ship-\d|slide|wheel)-/.test(spotOf(piece)) ? drawnAt(piece) : '';
    found[`${phase}${spotOf(piece)} ${like} in ${row ? nameOf(row) : 'table'} with ${beside.join(',')} ${put}`] =
      boxOf(piece);
  }
  for (const panel of table.querySelectorAll('section, article, nav, [data-board], main > div > div')) {
    if (over(panel) || !seen(panel)) continue;
    const like = [...table.querySelectorAll(panel.localName)].indexOf(panel);
    found[`${phase}panel ${nameOf(panel)} ${like}`] = boxOf(panel);
  }
  return found;
}

/** Compares with what has been seen before; keeps what is new. */
function jumps(known, now, where) {
  const found = [];
  for (const [name, box] of Object.entries(now)) {
    if (known[name] === undefined) known[name] = { box, where };
    else if (known[name].box !== box)
      found.push(`${name.replace(/ with .*/, '')}: ${known[name].box} (${known[name].where}), ${box} (${where})`);
  }
  return found;
}

async function match(game, seats, plan, language) {
  const [width, height] = PLANS[plan];
  await withPage({ viewport: { width, height } }, async ({ page, context, address }) => {
    await like(context, { ...LIKES, language });
    await context.addInitScript(sameChance, SEED);
    await begin(page, address, game, ['me', 'thrall', 'thrall', 'thrall'].slice(0, seats));
    await settled(page);
    await drawn(page);
    const known = {};
    const found = new Map(); // the first jump of each piece says enough
    const look = async (where) => {
      for (const jump of jumps(known, await page.evaluate(places), where)) {
        const piece = jump.slice(0, jump.indexOf(':'));
        if (!found.has(piece)) found.set(piece, jump);
      }
    };
    const choose = eager(5);
    let count = 0;
    const { what } = await playOn(page, async (texts) => {
      if (count % EVERY === 0) {
        for (const other of [LANGUAGES.find((each) => each !== language), language]) {
          await wish(page, { language: other });
          await drawn(page);
          await look(`decision ${count} in ${other}`);
        }
      }
      await look(`decision ${count}`);
      ++count;
      await press(page, choose(texts));
    });
    assert.equal(what, 'over');
    const name = `${game}, ${seats} seats, ${plan}, ${language}`;
    assert.deepEqual([...found.values()], [], `${name}: something has jumped`);
    console.log(`${name}: ${count} decisions, ${Object.keys(known).length} places, none has moved`);
  });
}

assert.ok(GAMES.length > 0, 'no build/jarl says which games there are');
const wanted = process.argv.slice(2); // GAME PLAN, to look at one
const parts = GAMES.flatMap(({ name, min }) =>
  Object.keys(PLANS).map((plan, i) => ({
    name,
    plan,
    run: () => match(name, min, plan, LANGUAGES[i]),
  })),
).filter(({ name, plan }) => wanted.length === 0 || (wanted.includes(name) && wanted.includes(plan)));
const failures = [];
await sideBySide(
  parts.map(
    ({ run }) =>
      () =>
        run().catch((error) => failures.push(error)),
  ),
);
for (const failure of failures) console.log(failure.message.slice(0, 4000));
assert.equal(failures.length, 0, `${failures.length} matches in which something jumps`);
