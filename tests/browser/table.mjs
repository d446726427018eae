// What the tests do at a table, through the page alone.
import assert from 'node:assert/strict';

export const LIKES = { motion: 'none', pace: 'instant', confirm: false };

/** Sets what the player likes before the page is opened. */
export async function like(context, likes) {
  await context.addInitScript((all) => {
    if (!localStorage.getItem('jarl.settings')) localStorage.setItem('jarl.settings', JSON.stringify(all));
  }, likes);
}

/** A small generator, so that a failing match can be played again. */
export function picker(seed) {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** A player in a hurry: anything, but half of the time the way to the end of the turn where there is one. */
export function hasty(seed) {
  const pick = picker(seed);
  return (texts) => {
    const out = texts.find((text) => text === 'stop' || text === 'end');
    return out && pick(2) === 0 ? out : texts[pick(texts.length)];
  };
}

/** From the hall to a table in two clicks; `seats` are the values of the seats' menus. */
export async function begin(page, address, game = 'lofoten', seats = ['me', 'thrall']) {
  await page.goto(address);
  await page.click(`a[href="#/new/${game}"]`);
  for (const [seat, who] of seats.entries()) await page.locator('select').nth(seat).selectOption(who);
  await page.click('button.begin');
  await page.waitForSelector('.shell, .curtain');
}

export const choices = (page) =>
  page.$$eval('.decide button.move', (buttons) => buttons.map((button) => button.dataset.move));

/** Waits until somebody at this screen has to decide, a curtain hangs, or the match is over. */
export const settled = (page, after = -1) =>
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
      { polling: 20, timeout: 30_000 },
    )
    .then((handle) => handle.jsonValue());

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
