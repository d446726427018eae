// Online, through two browsers side by side and the real server: a table is opened and its link shared, whole matches of
// each game are played, one of them with the server killed in the middle; then the proof of the shuffle and a rematch.
import assert from 'node:assert/strict';

import { gamesOf } from '../server/guest.mjs';
import { sideBySide } from './browser.mjs';
import { keptFolder, playTogether, startHall, withPeople } from './people.mjs';
import { eager, hasty } from './table.mjs';

/** The host opens a table in the page; the friend follows the link. */
async function open(hall, [host, friend], game) {
  await host.page.goto(`${hall.address}/#/`);
  await host.page.click(`a[href="#/new/${game}"]`);
  await host.page.check('input[value=online]');
  await host.page.click('button.begin');
  await host.page.waitForSelector('.room');
  const link = await host.page.inputValue('.room input[readonly]');
  await friend.page.goto(link);
  await friend.page.waitForSelector('.room button.main');
  await friend.page.click('.room button.main');
  for (const { page } of [host, friend]) await page.waitForSelector('.shell');
  return link;
}

/** One evening of two people: Lofoten, whole, with all that may happen to it. */
async function evening(hall, restart, people) {
  const [host, friend] = people;

  // Lofoten, whole; the tab says whose turn it is.
  await open(hall, people, 'lofoten');
  await playTogether(people, hasty(5), (moves) => moves >= 20);
  const titles = await Promise.all(people.map(({ page }) => page.title()));
  assert.equal(titles.filter((title) => title.startsWith('●')).length, 1, titles.join(' | '));

  // The server is killed: both come back by themselves, and a click in between is played once.
  hall.kill('SIGKILL');
  await hall.finished;
  await host.page.waitForTimeout(300);
  await restart(hall.port);
  const played = await playTogether(people, hasty(6));
  assert.ok(played.over);
  for (const { page, complaints } of people) {
    await page.waitForSelector('dialog[open] h1');
    complaints.length = 0; // Chromium notes the refused connections
  }
  await host.page.click('dialog[open] summary');
  await host.page.click('dialog[open] details button');
  await host.page.waitForSelector('[data-proved=true]');

  // A rematch: both are told who begins it, and go to the new table.
  for (const { page } of people) await page.waitForSelector('dialog[open] >> text=/(Astrid|Leif) begins the rematch/');
  await host.page.click('dialog[open] footer button.main');
  await host.page.waitForSelector('.room');
  await friend.page.click('dialog[open] footer button.main');
  for (const { page } of people) await page.waitForSelector('.shell:not([data-over])');
  await playTogether(people, hasty(7), (moves) => moves >= 6);
}

async function lofoten() {
  const folder = keptFolder();
  let hall = await startHall([], { folder });
  const restart = async (port) => {
    hall = await startHall([], { folder, port });
  };
  await withPeople(['Astrid', 'Leif'], hall, (people) => evening(hall, restart, people));
  assert.equal((await hall.end()).code, 0);
}

/** Any other game, whole; what is obvious is answered for them, as it is for most people. */
async function whole(game) {
  const hall = await startHall();
  const match = async (people) => {
    await open(hall, people, game);
    const { moves, over } = await playTogether(people, eager(8));
    assert.ok(over);
    console.log(`${game} online: ${moves} moves by two people`);
    for (const { page } of people) await page.waitForSelector('dialog[open] h1');
  };
  await withPeople(['Astrid', 'Leif'], hall, match, {}, { askAll: false });
  assert.equal((await hall.end()).code, 0);
}

const asked = await startHall();
const others = (await gamesOf(asked.port)).map(({ game }) => game).filter((game) => game !== 'lofoten');
assert.equal((await asked.end()).code, 0);
await sideBySide([lofoten, ...others.map((game) => () => whole(game))]);
