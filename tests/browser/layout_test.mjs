// The shell at every size of screen and letters, in both languages, early and late in every game: the page does not
// scroll, what is asked and up to four choices are whole, the drawer ends before the choices; and over a match no part of
// the shell moves.
import assert from 'node:assert/strict';

import { GAMES } from '../server/jarl.mjs';
import { sideBySide, withPage } from './browser.mjs';
import { begin, eager, LIKES, like, playOn, press, settled } from './table.mjs';

const SCREENS = [
  [360, 740],
  [390, 844],
  [740, 360],
  [768, 1024],
  [1440, 900],
];
const TEXT_SIZES = ['normal', 'large', 'huge'];
const LANGUAGES = ['en', 'fr'];
const STOPS = [0, 40]; // decisions made before we look

const problems = []; // all of them, not only the first

/** What is wrong with the page as it stands. Runs in the page. */
function faults() {
  const found = [];
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1) found.push(`the page scrolls: ${page.scrollHeight} of ${innerHeight}`);
  if (page.scrollWidth > innerWidth + 1) found.push(`the page is ${page.scrollWidth} wide`);
  const box = (element) => element.getBoundingClientRect();
  const whole = (element) => {
    const { left, top, right, bottom } = box(element);
    const corners = [
      [left + 3, top + 3],
      [right - 3, bottom - 3],
    ];
    return corners.every(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit && (element.contains(hit) || (hit.contains(element) && hit.closest('.decide')));
    });
  };
  const choices = [...document.querySelectorAll('.decide .moves button')];
  const seen = [document.querySelector('.decide .ask'), ...(choices.length <= 4 ? choices : [])];
  for (const each of seen) if (each && !whole(each)) found.push(`cut off: ${each.textContent.trim().slice(0, 60)}`);
  for (const each of choices.length <= 4 ? choices : [])
    if (box(each).height < 44)
      found.push(`${box(each).height.toFixed(0)} high: ${each.textContent.trim().slice(0, 40)}`);
  const tools = [...document.querySelectorAll('.tools button')].filter((each) => each.offsetParent);
  const hit = (each) => {
    const { left, top, right, bottom } = box(each);
    return [left + 3, right - 3].every((x) => each.contains(document.elementFromPoint(x, (top + bottom) / 2)));
  };
  for (const each of tools) if (!hit(each)) found.push(`not at hand: ${each.getAttribute('aria-label')}`);
  if (!tools.some((each) => each.matches('.sound'))) found.push('sound cannot be switched off');
  const drawer = document.querySelector('.info[role=dialog]');
  if (drawer) {
    const [over, under] = [box(drawer), box(document.querySelector('.choices'))];
    if (over.bottom > under.top + 1 && over.right > under.left + 1) found.push('the drawer covers the choices');
  }
  return found;
}

/** The same, and with the drawer open where there is one. Runs in the page. */
async function look() {
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await document.fonts.ready;
  await drawn();
  const found = faults();
  const drawer = document.querySelector('.tools .narrow');
  if (!drawer?.offsetParent) return found;
  drawer.click();
  await drawn();
  found.push(...faults().filter((fault) => fault.startsWith('the drawer')));
  drawer.click();
  return found;
}
const LOOK = `(() => { ${faults}\n${look}\n return look(); })()`; // as text: it takes its helper along

async function atAllSizes(page, name) {
  for (const size of TEXT_SIZES) {
    await page.evaluate((wish) => (document.documentElement.dataset.size = wish), size);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const found = await page.evaluate(LOOK);
      problems.push(...found.map((fault) => `${name} ${width}x${height} ${size}: ${fault}`));
    }
  }
}

/** Where the parts of the shell are. Runs in the page. */
const places = () =>
  ['.top', '.strip', '.table', '.choices', '.info'].map((part) => {
    const { x, y, width, height } = document.querySelector(`.shell > ${part}`)?.getBoundingClientRect() ?? {};
    return [part, x, y, width, height].join(' ');
  });

async function game({ name, max }) {
  await withPage({}, async ({ page, context, address }) => {
    await like(context, LIKES);
    await begin(page, address, name, ['me', 'thrall', 'thrall', 'thrall'].slice(0, max));
    const choose = eager(5);
    await settled(page);
    const first = await page.evaluate(places);
    let made = 0;
    for (const stop of STOPS) {
      const until = stop - made;
      await playOn(
        page,
        async (texts) => {
          await press(page, choose(texts));
          assert.deepEqual(await page.evaluate(places), first, `${name}: a part of the shell has moved`);
        },
        (decisions) => decisions >= until,
      );
      made = stop;
      for (const language of LANGUAGES) {
        await page.evaluate((likes) => localStorage.setItem('jarl.settings', JSON.stringify(likes)), {
          ...LIKES,
          language,
        });
        await page.reload();
        await page.waitForSelector('.decide .moves button');
        await atAllSizes(page, `${name}, ${stop} decisions, ${language},`);
      }
      await page.reload(); // with letters of the usual size
      await page.waitForSelector('.decide .moves button');
    }
  });
}

assert.ok(GAMES.length > 0, 'no build/jarl says which games there are');
const wanted = process.argv.slice(2); // names of games, to look at those alone
const games = GAMES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
await sideBySide(games.map((each) => () => game(each)));
for (const problem of problems) console.log(problem);
assert.equal(problems.length, 0, `${problems.length} faults`);
