// No room on the disk (here: no file may grow): a move that cannot be kept is not played and its mover is told; the server
// lives, and with room again everything that was answered is there.
import assert from 'node:assert/strict';

import { ask, Guest, openTable } from './guest.mjs';
import { takeSeat } from './player.mjs';
import { scratch, startJarl } from './jarl.mjs';

const folder = scratch();
const bot = { is: 'bot', level: 'thrall' };

let server = await startJarl([], { folder, fileBlocks: 600 }); // of 1 kB
const opened = await openTable(server.port, 'loot', [{ is: 'open' }], { options: 'players=2' });
const joined = await takeSeat(server.port, opened);

/** Plays this seat's moves until one is not kept; says how many were. */
async function playUntilFull(seats, most) {
  const lines = [];
  for (const seat of seats) {
    const line = await Guest.open(server.port);
    line.say({ do: 'sit', table: seat.table, token: seat.token, from: 0 });
    lines.push({ line, seat, position: null });
  }
  const hear = async (at, until) => {
    for (;;) {
      const message = await at.line.next();
      assert.equal(message.closed, undefined, 'the line was lost');
      if (message.is === 'position') at.position = message;
      if (until(message)) return message;
    }
  };
  for (const at of lines) await hear(at, (message) => message.is === 'position');
  for (let kept = 0; kept < most; ++kept) {
    const at = lines.find(({ position, seat }) => position.actor === seat.seat && position.view.legal.length > 0);
    if (!at) return { kept, problem: null };
    const { legal, ply } = at.position.view;
    const id = at.line.say({ do: 'play', text: legal.at(-1).text, ply });
    const answer = await hear(at, (message) => message.id === id);
    if (answer.is === 'problem') {
      for (const { line } of lines) line.leave();
      return { kept, problem: answer, ply };
    }
    const next = lines.find(({ seat }) => seat.seat === at.position.actor);
    if (next && next !== at)
      await hear(next, (message) => message.is === 'position' && message.actor === next.seat.seat);
  }
  for (const { line } of lines) line.leave();
  return { kept: most, problem: null };
}

// Fill it: tables and their journals until nothing more fits.
let full = null;
for (let i = 0; i < 400 && !full; ++i) {
  const filler = await ask(server.port, 'POST', '/api/tables', {
    game: 'loot',
    options: 'players=2',
    seats: [{ is: 'me', name: 'x'.repeat(40) }, bot],
  });
  if (filler.status !== 201) full = filler;
  if (filler.status === 429) break;
}
const { kept, problem, ply } = await playUntilFull([opened, joined], 300);
assert.ok(problem, 'the disk never was full: nothing was tried');
assert.equal(problem.problem, 'not_kept');
assert.equal((await ask(server.port, 'GET', '/healthz')).status, 200, 'the server lives');
await server.end();

server = await startJarl([], { folder });
const after = await playUntilFull([opened, joined], 1);
assert.equal(after.kept, 1, 'with room again play goes on');
const line = await Guest.open(server.port);
line.say({ do: 'watch', table: opened.table, from: 0 });
for (;;) {
  const message = await line.next();
  if (message.is !== 'position') continue;
  assert.ok(message.ply <= ply + 1, 'a move that was not kept is there');
  break;
}
line.leave();
await server.end();
console.log(`${kept} moves kept before the disk was full; then: ${problem.message}`);
