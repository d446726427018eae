// What the tests do at a table, through the page alone.
import assert from 'node:assert/strict';

import { picker } from '../picker.mjs';

/** Every choice of a match is made: nothing is answered for the player. */
export const LIKES = { motion: 'none', pace: 'instant', confirm: false, askAll: true };

/** Sets what the player likes before the page is opened. */
export async function like(context, likes) {
  await context.addInitScript((all) => {
    if (!localStorage.getItem('jarl.settings')) localStorage.setItem('jarl.settings', JSON.stringify(all));
  }, likes);
}

/** A player in a hurry: anything, but half of the time the way to the end of the turn where there is one. */
export function hasty(seed) {
  const pick = picker(seed);
  return (texts) => {
    const out = texts.find((text) => text === 'stop' || text === 'end');
    return out && pick(2) === 0 ? out : texts[pick(texts.length)];
  };
}

/** A player with an aim: rather raids, ships and trophies than anything else, so that a match comes to its end. */
export function eager(seed) {
  const pick = picker(seed);
  return (texts) => {
    const wanted = texts.filter((text) => /^(raid|spot|ship|trophy|hire|take)\b/.test(text));
    const among = wanted.length > 0 && pick(4) > 0 ? wanted : texts;
    return among[pick(among.length)];
  };
}

/** From the hall to a table; `seats` are the values of the seats' menus, and the first one begins where that is asked. */
export async function begin(page, address, game = 'lofoten', seats = ['me', 'thrall']) {
  await page.goto(address);
  await page.click(`a[href="#/new/${game}"]`);
  if (seats.length > 2) await page.check(`input[type=radio][value="${seats.length}"]`);
  for (const [seat, who] of seats.entries()) await page.locator('select').nth(seat).selectOption(who);
  const first = page.locator('input[type=radio][value="0"]');
  if ((await first.count()) > 0) await first.check();
  await page.click('button.begin');
  await page.waitForSelector('.shell, .curtain');
}

/** All choices, the long list opened. */
export const choices = async (page) => {
  await unfold(page);
  return listed(page);
};
const listed = (page) => page.$$eval('.decide button.move', (buttons) => buttons.map((button) => button.dataset.move));

/** Opens the list of choices where it is folded. */
export async function unfold(page) {
  const fold = page.locator('.decide button.unfold[aria-expanded=false]');
  if ((await fold.count()) > 0) await fold.click();
}

/** Screens on which a table is looked at: phones, a tablet, desks. */
export const SCREENS = [
  [360, 740],
  [740, 360],
  [768, 1024],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
];

/** Waits until letters are there and some frames have been drawn. */
export const drawn = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let i = 0; i < 3; ++i) await new Promise(requestAnimationFrame);
  });

/** Another screen, and everything drawn on it. */
export async function resize(page, [width, height]) {
  await page.setViewportSize({ width, height });
  await drawn(page);
}

/** Other letters, another language: somebody comes back with them. */
export async function wish(page, likes) {
  await page.evaluate((all) => localStorage.setItem('jarl.settings', JSON.stringify(all)), { ...LIKES, ...likes });
  await page.reload();
  await settled(page);
}

/** Takes a move from the list, wherever its button lies. */
export const press = (page, text) =>
  page.evaluate((move) => document.querySelector(`.decide button.move[data-move="${move}"]`).click(), text);

const PATIENCE_MS = 120_000; // for what must come, on a machine with other things to do

// Runs in the page: asks again with every change of it.
function watch(look, given, patience) {
  return new Promise((resolve) => {
    const end = (value) => {
      changes.disconnect();
      clearTimeout(timer);
      resolve(value);
    };
    const again = () => {
      const value = look(...given);
      if (value !== null) end(value);
    };
    const changes = new MutationObserver(again);
    const timer = setTimeout(() => end(null), patience);
    changes.observe(document, { subtree: true, childList: true, attributes: true });
    again();
  });
}

/** Waits until `look(...given)`, asked in the page, is not null; gives what it was. */
async function until(page, look, ...given) {
  // As text: the page's own rules forbid it to make functions of words.
  const found = await page.evaluate(`(${watch})(${look}, ${JSON.stringify(given)}, ${PATIENCE_MS})`);
  if (found === null) throw new Error(`nothing of this came in ${PATIENCE_MS / 1000} s: ${look}`);
  return found;
}

/** What is asked, once the ply is beyond `after`: {what: decide, curtain or over, ply, texts of the choices}. */
export const asked = (page, after = -1) =>
  until(
    page,
    (ply) => {
      if (document.querySelector('.curtain')) return { what: 'curtain', ply, texts: [] };
      const shell = document.querySelector('.shell');
      if (!shell || Number(shell.dataset.ply) <= ply) return null;
      const fold = document.querySelector('.decide button.unfold[aria-expanded=false]');
      if (fold) return (fold.click(), null); // stays open, and is asked again with the change
      const buttons = [...document.querySelectorAll('.decide button.move')];
      // An answer may be on its way, given for the player.
      if (buttons.some((button) => button.getAttribute('aria-disabled') === 'true')) return null;
      const texts = buttons.map((button) => button.dataset.move);
      const decides = shell.dataset.deciding !== undefined && texts.length > 0;
      if (!decides && !shell.dataset.over) return null;
      return { what: shell.dataset.over ? 'over' : 'decide', ply: Number(shell.dataset.ply), texts };
    },
    after,
  );

/** Waits until somebody at this screen has to decide, a curtain hangs, or the match is over; says which. */
export const settled = async (page, after = -1) => (await asked(page, after)).what;

/** Whether what was just done plays a move: either the ply goes on, or the same choices are offered and nothing is busy. */
const moves = (page, ply) =>
  until(
    page,
    (before) => {
      const shell = document.querySelector('.shell');
      if (!shell || Number(shell.dataset.ply) !== before || shell.dataset.over) return true;
      const buttons = [...document.querySelectorAll('.decide button.move')];
      const idle = buttons.length > 0 && buttons.every((button) => button.getAttribute('aria-disabled') !== 'true');
      return idle ? false : null;
    },
    ply,
  );

/** Waits until the table shows another ply, the end, or is gone. */
export const leftPly = (page, ply) =>
  until(
    page,
    (before) => {
      const shell = document.querySelector('.shell');
      return !shell || Number(shell.dataset.ply) !== before || shell.dataset.over ? true : null;
    },
    ply,
  );

export const plyOf = (page) => page.$eval('.shell', (shell) => Number(shell.dataset.ply));

/** Plays until `enough` says so; `choose` makes the choice among the texts, at this ply. */
export async function playOn(page, choose, enough = () => false) {
  let after = -1;
  for (let decisions = 0; ; ++decisions) {
    const { what, ply, texts } = await asked(page, after);
    if (what !== 'decide' || enough(decisions)) return { what, decisions };
    await choose(texts, ply);
    after = ply;
  }
}

/** Takes a move from the list in one step, if its button can be hit: in sight, with nothing before it. */
export const takeFromList = (page, text) =>
  page.evaluate((move) => {
    const button = document.querySelector(`.decide button.move[data-move="${move}"]`);
    button.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!button.contains(hit)) throw new Error(`${move} cannot be hit: ${hit?.outerHTML.slice(0, 200)}`);
    if (button.getAttribute('aria-disabled') === 'true') throw new Error(`${move} cannot be taken now`);
    button.click();
  }, text);

/** Takes a move by a real click on its piece where it has one in sight, else in the list. Says which of both it was. */
export async function takeOnBoard(page, text, ply) {
  const button = page.locator(`.decide button.move[data-move="${text}"]`);
  await button.hover(); // both sides light it up: so the piece is found
  const spot = await page.evaluate(() => document.querySelector('[data-spot][data-pointed]')?.dataset.spot ?? null);
  if (spot !== null) {
    const found = page.locator(`[data-spot="${spot}"]`).first();
    for (let click = 0; click < 2; ++click) {
      await found.click({ timeout: 1500 }).catch(() => undefined); // covered: the list is there for that
      if (await moves(page, ply)) return 'piece';
    }
  }
  await button.click();
  return 'list';
}

/** Takes a move by keys alone. The focus is among the choices and stays there. */
export async function takeByKeys(page, texts, text) {
  const { inside, from } = await page.evaluate(() => ({
    inside: document.activeElement?.closest('.decide') !== null,
    from: document.activeElement?.dataset.move,
  }));
  assert.ok(inside, 'the focus got lost');
  const at = texts.indexOf(text);
  if (at < 9) return page.keyboard.press(String(at + 1));
  // As fast as fingers go: nobody waits for the picture after each of twenty arrows.
  const on = texts.indexOf(from); // -1: on the panel, and the first arrow leads to the first choice
  const steps = on < 0 ? at + 1 : (at - on + texts.length) % texts.length;
  await Promise.all(Array.from({ length: steps }, () => page.keyboard.press('ArrowDown')));
  assert.equal(await page.evaluate(() => document.activeElement?.dataset.move), text, 'the arrows lead elsewhere');
  await page.keyboard.press('Enter');
}
