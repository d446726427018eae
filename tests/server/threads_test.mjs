// Many things at once, for ThreadSanitizer to watch: people and bots at several tables, one who watches, metrics, a backup of
// the live database, a signal in the middle. With an ordinary build it is just a busy minute.
import assert from 'node:assert/strict';
import { join } from 'node:path';

import { picker } from '../picker.mjs';
import { ask, Guest, openTable } from './guest.mjs';
import { GAMES, run, scratch, startJarl } from './jarl.mjs';
import { Player, takeSeat } from './player.mjs';

const folder = scratch();
const jarl = await startJarl(['--bot-threads', '2', '--matches-in-memory', '2'], {
  folder,
  env: { TSAN_OPTIONS: 'halt_on_error=0 exitcode=66' },
});
const pick = picker(5);
const players = [];
const open = { is: 'open' };
const thrall = { is: 'bot', level: 'thrall' };
for (const [{ name, options }, others] of [
  ...GAMES.map((game) => [game, [thrall, open].slice(0, game.max - 1)]),
  [GAMES[0], [open, thrall, thrall].slice(0, GAMES[0].min - 1)],
]) {
  const table = await openTable(jarl.port, name, others, { options: options(others.length + 1) });
  const seats = [table];
  for (const seat of others) if (seat.is === 'open') seats.push(await takeSeat(jarl.port, table));
  for (const seat of seats) players.push(new Player(jarl, seat, pick));
  const onlooker = await Guest.open(jarl.port);
  onlooker.say({ do: 'watch', table: table.table, from: 0 });
}
let done = false;
const running = players.map((player) => player.run(() => done));
for (let round = 0; round < 12; ++round) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const path of ['/metrics', '/readyz', '/api/tables?status=playing'])
    assert.equal((await ask(jarl.port, 'GET', path)).status, 200, path);
}
const { code } = await run(['backup', '--db', jarl.database, join(folder, 'copy.db')]);
assert.equal(code, 0, 'a live database can be copied');
done = true;
const { code: end, err } = await jarl.end();
await Promise.all(running);
assert.ok(!err.includes('WARNING: ThreadSanitizer'), err.slice(0, 4000));
assert.equal(end, 0, err.slice(-2000));
const moves = players.reduce((sum, player) => sum + player.kept.length, 0);
assert.ok(moves > 20, `only ${moves} moves were played`);
console.log(`${moves} moves of people at once`);
process.exit(0);
