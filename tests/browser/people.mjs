// Several people, each in a browser of their own, at one server.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startJarl } from '../server/jarl.mjs';
import { withPage } from './browser.mjs';
import { leftPly, LIKES, like } from './table.mjs';

const PAGE = fileURLToPath(new URL('../../build/web', import.meta.url));

export const startHall = (flags = [], options = {}) => startJarl(flags, { page: PAGE, ...options });

/** Runs `test` with a page for each name, all at the same server; `likes` are settings of all of them. */
export async function withPeople(names, hall, test, options = {}, likes = {}) {
  const [name, ...others] = names;
  const start = async () => ({ address: `${hall.address}/`, stop: async () => undefined });
  await withPage(
    options,
    async ({ page, context, complaints }) => {
      await like(context, { ...LIKES, ...likes, name });
      const person = { page, context, complaints, name };
      if (others.length === 0) return test([person]);
      await withPeople(others, hall, (rest) => test([person, ...rest]), options, likes);
    },
    start,
  );
}

const PATIENCE_MS = 120_000; // for somebody to be asked

/** Where a page stands: {ply, over, texts of the choices that can be taken now}; null without a table. */
const stateOf = (page) =>
  page.evaluate(() => {
    const shell = document.querySelector('.shell');
    if (!shell) return null;
    document.querySelector('.decide button.unfold[aria-expanded=false]')?.click();
    const able =
      'deciding' in shell.dataset ? document.querySelectorAll('.decide button.move:not([aria-disabled=true])') : [];
    return {
      ply: Number(shell.dataset.ply),
      over: Boolean(shell.dataset.over),
      texts: [...able].map((button) => button.dataset.move),
    };
  });

/** Waits for the next change of a page, a second at most. */
const changed = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const changes = new MutationObserver(() => end());
        const timer = setTimeout(() => end(), 1000);
        const end = () => {
          changes.disconnect();
          clearTimeout(timer);
          resolve();
        };
        changes.observe(document, { subtree: true, childList: true, attributes: true });
      }),
  );

/** Plays on with all of them until it is over, or `enough` moves were made. */
export async function playTogether(people, choose, enough = () => false) {
  let moves = 0;
  for (let since = performance.now(); ;) {
    const states = await Promise.all(people.map(({ page }) => stateOf(page)));
    if (states.every((state) => state?.over)) return { moves, over: true };
    const at = states.findIndex((state) => state && !state.over && state.texts.length > 0);
    if (at < 0) {
      if (performance.now() - since > PATIENCE_MS) throw new Error(`nobody moves: ${JSON.stringify(states)}`);
      await Promise.race(people.map(({ page }) => changed(page)));
      continue;
    }
    const { page } = people[at];
    const { ply, texts } = states[at];
    await page.evaluate(
      (text) => document.querySelector(`.decide button.move[data-move="${text}"]`)?.click(),
      choose(texts),
    );
    await leftPly(page, ply);
    since = performance.now();
    if (enough(++moves)) return { moves, over: false };
  }
}

/** A folder that outlives a server, for one that is started again. */
export function keptFolder() {
  const path = mkdtempSync(join(tmpdir(), 'jarl-hall-'));
  process.on('exit', () => rmSync(path, { recursive: true, force: true }));
  return path;
}
