// Several people, each in a browser of their own, at one server.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startJarl } from '../server/jarl.mjs';
import { withPage } from './browser.mjs';
import { choices, LIKES, like } from './table.mjs';

const PAGE = fileURLToPath(new URL('../../build/web', import.meta.url));

export const startHall = (flags = [], options = {}) => startJarl(flags, { page: PAGE, ...options });

/** Runs `test` with a page for each name, all at the same server. */
export async function withPeople(names, hall, test, options = {}) {
  const [name, ...others] = names;
  const start = async () => ({ address: `${hall.address}/`, stop: async () => undefined });
  await withPage(
    options,
    async ({ page, context, complaints }) => {
      await like(context, { ...LIKES, name });
      const person = { page, context, complaints, name };
      if (others.length === 0) return test([person]);
      await withPeople(others, hall, (rest) => test([person, ...rest]), options);
    },
    start,
  );
}

const stateOf = (page) =>
  page.evaluate(() => {
    const shell = document.querySelector('.shell');
    if (!shell) return null;
    const able = document.querySelectorAll('.decide button.move:not([aria-disabled=true])').length;
    return {
      ply: Number(shell.dataset.ply),
      over: Boolean(shell.dataset.over),
      asked: 'deciding' in shell.dataset && able > 0,
    };
  });

/** Plays on with all of them until it is over, or `enough` moves were made. */
export async function playTogether(people, choose, enough = () => false) {
  let moves = 0;
  for (let idle = 0; ;) {
    const states = await Promise.all(people.map(({ page }) => stateOf(page)));
    if (states.every((state) => state?.over)) return { moves, over: true };
    const at = states.findIndex((state) => state?.asked && !state.over);
    if (at < 0) {
      if (++idle > 1000) throw new Error(`nobody moves: ${JSON.stringify(states)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    idle = 0;
    const { page } = people[at];
    const texts = await choices(page);
    if (texts.length === 0) continue;
    await page.evaluate(
      (text) => document.querySelector(`.decide button.move[data-move="${text}"]`)?.click(),
      choose(texts),
    );
    await page.waitForFunction(
      (ply) => {
        const shell = document.querySelector('.shell');
        return !shell || Number(shell.dataset.ply) !== ply || shell.dataset.over;
      },
      states[at].ply,
      { polling: 10 },
    );
    if (enough(++moves)) return { moves, over: false };
  }
}

/** A folder that outlives a server, for one that is started again. */
export function keptFolder() {
  const path = mkdtempSync(join(tmpdir(), 'jarl-hall-'));
  process.on('exit', () => rmSync(path, { recursive: true, force: true }));
  return path;
}
