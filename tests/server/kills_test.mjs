// A hundred kills at random moments under play: every move that was answered is in the journal, none is there twice,
// and play goes on by itself, bots included.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';

import { picker, Player, takeSeat } from './player.mjs';
import { openTable } from './guest.mjs';
import { JARL, scratch, startJarl } from './jarl.mjs';

const KILLS = Number(process.env.JARL_KILLS ?? 100);
const pick = picker(Number(process.env.JARL_SEED ?? 2026));
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const folder = scratch();
let server = await startJarl([], { folder });
const db = server.database;
const where = { port: server.port };

const optionsOf = (game, others) => (game === 'lofoten' ? '' : `players=${others.length + 1}`);
async function tableOf(game, others) {
  const all = [await openTable(where.port, game, others, { options: optionsOf(game, others) })];
  for (const seat of others) if (seat.is === 'open') all.push(await takeSeat(where.port, all[0], `Leif ${all.length}`));
  return all;
}

const open = { is: 'open' };
const thrall = { is: 'bot', level: 'thrall' };
const players = [];
for (const [game, others] of [
  ['lofoten', [open]],
  ['lofoten', [thrall]],
  ['loot', [open, thrall]],
  ['raiders', [open]],
  ['raiders', [thrall, open]],
])
  for (const seat of await tableOf(game, others)) players.push(new Player(where, seat, pick));

let done = false;
const running = players.map((player) => player.run(() => done));

let moves = 0;
for (let kill = 1; kill <= KILLS; ++kill) {
  await pause(30 + pick(250));
  server.kill('SIGKILL');
  await server.finished;
  server = await startJarl([], { folder, port: where.port });
  moves = players.reduce((sum, player) => sum + player.kept.length, 0);
  if (kill % 10 === 0) console.log(`${kill} kills, ${moves} moves kept`);
}
// After the last kill everybody who is not at the end plays on.
const before = players.map((player) => player.kept.length);
for (let i = 0; i < 200; ++i) {
  if (players.every((player, n) => player.ended || player.kept.length > before[n])) break;
  await pause(100);
}
for (const [n, player] of players.entries())
  assert.ok(
    player.ended || player.kept.length > before[n],
    `seat ${player.seat.seat} of ${player.seat.table} does not go on`,
  );
done = true;
await server.end(); // wakes those who wait for a message
await Promise.all(running);

const rows = JSON.parse(
  execFileSync('sqlite3', ['-json', db, 'select match, ply, seat, text from journal order by match, ply'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  }),
);
const journal = new Map(rows.map((row) => [`${row.match} ${row.ply}`, row]));
for (const player of players) {
  const plies = new Set();
  for (const [ply, text] of player.kept) {
    const row = journal.get(`${player.seat.table} ${ply}`);
    assert.ok(row, `ply ${ply} of ${player.seat.table} was answered and is lost`);
    assert.equal(row.text, text);
    assert.equal(row.seat, player.seat.seat);
    assert.ok(!plies.has(ply), `ply ${ply} of ${player.seat.table} was answered twice`);
    plies.add(ply);
  }
  assert.deepEqual(player.refusals, []);
  const inJournal = rows.filter((row) => row.match === player.seat.table && row.seat === player.seat.seat).length;
  assert.ok(
    inJournal - player.kept.length <= 1,
    `${inJournal - player.kept.length} moves of a seat were kept and never answered`,
  );
}
assert.ok(
  players.some((player) => player.lines > KILLS / 4),
  'hardly anybody had to come back',
);
console.log(execFileSync(JARL, ['doctor', '--db', db], { encoding: 'utf8' }).trim().split('\n').at(-1));
console.log(`${KILLS} kills, ${rows.length} moves in the journal, ${moves} answered, none lost`);
