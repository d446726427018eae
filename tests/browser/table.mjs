// What the tests do at a table, through the page alone.
import assert from 'node:assert/strict';

import { picker } from '../picker.mjs';

export const LIKES = { motion: 'none', pace: 'instant', confirm: false };

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

export const choices = (page) =>
  page.$$eval('.decide button.move', (buttons) => buttons.map((button) => button.dataset.move));

/** Waits until somebody at this screen has to decide, a curtain hangs, or the match is over. */
export const settled = (page, after = -1, timeout = 30_000) =>
  page
    .waitForFunction(
      (ply) => {
        if (document.querySelector('.curtain')) return 'curtain';
        const shell = document.querySelector('.shell');
        if (!shell || Number(shell.dataset.ply) <= ply) return null;
        if (shell.dataset.over) return 'over';
        return shell.dataset.deciding !== undefined && document.querySelector('.decide button.move') ? 'decide' : null;
      },
      after,
      { polling: 20, timeout },
    )
    .then(
      (handle) => handle.jsonValue(),
      (error) => {
        if (timeout >= 30_000) throw error;
        return null; // who asks for a short while takes no for an answer
      },
    );

export const plyOf = (page) => page.$eval('.shell', (shell) => Number(shell.dataset.ply));

/** Plays until `enough` says so; `choose` makes the choice among the texts. */
export async function playOn(page, choose, enough = () => false) {
  for (let decisions = 0; ; ++decisions) {
    const what = await settled(page);
    if (what !== 'decide' || enough(decisions)) return { what, decisions };
    const ply = await plyOf(page);
    const texts = await choices(page);
    assert.ok(texts.length > 0);
    await choose(texts);
    await settled(page, ply);
  }
}

/** Takes a move by a real click on its piece where it has one in sight, else in the list. Says which of both it was. */
export async function takeOnBoard(page, text) {
  const button = page.locator(`.decide button.move[data-move="${text}"]`);
  const ply = await plyOf(page);
  await button.hover({ timeout: 5000 }); // both sides light it up: so the piece is found
  const piece = page.locator('[data-spot][data-pointed]').first();
  const spot = (await piece.count()) > 0 ? await piece.getAttribute('data-spot') : null;
  if (spot !== null) {
    const found = page.locator(`[data-spot="${spot}"]`).first();
    for (let click = 0; click < 2; ++click) {
      await found.click({ timeout: 1500 }).catch(() => undefined); // covered: the list is there for that
      if ((await settled(page, ply, 400)) !== null) return 'piece';
    }
  }
  if ((await plyOf(page)) === ply) await button.click();
  return 'list';
}

/** Takes a move by keys alone. The focus is among the choices and stays there. */
export async function takeByKeys(page, texts, text) {
  const inside = await page.evaluate(() => document.activeElement?.closest('.decide') !== null);
  assert.ok(inside, 'the focus got lost');
  const at = texts.indexOf(text);
  if (at < 9) return page.keyboard.press(String(at + 1));
  for (let i = 0; i < texts.length; ++i) {
    if ((await page.evaluate(() => document.activeElement?.dataset.move)) === text) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}
