// How many clicks a turn takes, counted in the page itself: node clicks.mjs GAME [SEATS] [TURNS] [SEED]. Plays with the settings as
// they come, by clicks on the choices, and prints for every kind of turn what was clicked, how many clicks that were, and how
// many choices the engine asked for in it. docs/web.md has the tables.
import { withPage } from './browser.mjs';
import { asked, begin, eager, like, plyOf, press } from './table.mjs';

const [game = 'raiders', seats = '2', most = '60', seed = '3'] = process.argv.slice(2);
const DEFAULTS = { motion: 'none', pace: 'instant' }; // nobody has to wait; all else as it comes

const turnOf = (page) => page.evaluate(() => document.querySelector('header .turn')?.textContent.trim() ?? ''); // none at the deal
const armed = (page) => page.locator('.decide button.armed').count();

/** Whether the ply goes on after a click; if not, the choice waits for a second one. */
async function click(page, text, ply) {
  await press(page, text);
  await page.waitForFunction(
    (before) =>
      document.querySelector('.decide button.armed') ||
      Number(document.querySelector('.shell')?.dataset.ply) !== before,
    ply,
  );
  if ((await armed(page)) === 0) return 1;
  await press(page, text);
  return 2;
}

/** `place mill` and `pick mill` are kinds of turns of their own; where a tile lies is not. */
const shapeOf = (text) =>
  text.replace(/^(place|pick|play|raid) (\w+?)(_\w+)?$/, '$1 $2').replace(/^(lay|put|turn|slide) .*/, '$1');

await withPage({}, async ({ page, context, address }) => {
  await like(context, DEFAULTS);
  await begin(page, address, game, ['me', ...Array(Number(seats) - 1).fill('thrall')]);
  const choose = eager(Number(seed));
  const turns = [];
  let now = await asked(page);
  while (now.what === 'decide' && turns.length <= Number(most)) {
    const turn = await turnOf(page);
    if (turns.at(-1)?.turn !== turn) turns.push({ turn, texts: [], clicks: 0 });
    const mine = turns.at(-1);
    const text = choose(now.texts);
    mine.texts.push(text);
    mine.clicks += await click(page, text, now.ply);
    now = await asked(page, now.ply);
  }
  const kinds = new Map();
  for (const { texts, clicks } of turns.slice(0, -1)) {
    const shape = texts.map(shapeOf).join(', ');
    const known = kinds.get(shape) ?? { turns: 0, clicks: new Set() };
    kinds.set(shape, { turns: known.turns + 1, clicks: known.clicks.add(clicks) });
  }
  for (const [shape, { turns: n, clicks }] of [...kinds].sort((a, b) => b[1].turns - a[1].turns))
    console.log(`${[...clicks].sort().join(' or ')} clicks, ${n} times: ${shape}`);
  console.log(`${turns.length} turns, ${await plyOf(page)} moves of all`);
});
