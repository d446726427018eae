// Kills at random moments under play (JARL_KILLS, a hundred): every move that was answered is in the journal, none is there twice,
// and play goes on by itself, bots included.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';

import { picker } from '../picker.mjs';
import { Player, takeSeat } from './player.mjs';
import { openTable } from './guest.mjs';
import { GAMES, JARL, scratch, startJarl } from './jarl.mjs';

const KILLS = Number(process.env.JARL_KILLS ?? 100);
const pick = picker(Number(process.env.JARL_SEED ?? 2026));
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const folder = scratch();
let server = await startJarl([], { folder });
const db = server.database;
const where = { port: server.port };

const optionsOf = (game, others) => GAMES.find(({ name }) => name === game).options(others.length + 1);
async function tableOf(game, others) {
  const all = [await openTable(where.port, game, others, { options: optionsOf(game, others) })];
  for (const seat of others) if (seat.is === 'open') all.push(await takeSeat(where.port, all[0], `Leif ${all.length}`));
  return all;
}

const open = { is: 'open' };
const thrall = { is: 'bot', level: 'thrall' };
const players = [];
let done = false;

/** One match after the other, so that every kill meets some in play. A table that could not be opened is tried again. */
async function keepPlaying(game, others) {
  while (!done) {
    const seats = await tableOf(game, others).catch(() => null);
    if (!seats) {
      await pause(20);
      continue;
    }
    const these = seats.map((seat) => new Player(where, seat, pick));
    players.push(...these);
    await Promise.all(these.map((player) => player.run(() => done)));
  }
}
const running = GAMES.flatMap(({ name, min, max }) => [
  keepPlaying(name, [open, ...Array(min - 2).fill(thrall)]),
  keepPlaying(name, [thrall, open].slice(0, max - 1)),
]);

const movesKept = () => players.reduce((sum, player) => sum + player.kept.length, 0);
let killedInPlay = 0;
for (let kill = 1; kill <= KILLS; ++kill) {
  const before = movesKept();
  await pause(30 + pick(250));
  for (let i = 0; i < 250 && movesKept() === before; ++i) await pause(20); // a busy machine takes longer to come back
  server.kill('SIGKILL');
  await server.finished;
  server = await startJarl([], { folder, port: where.port });
  if (movesKept() > before) ++killedInPlay;
  if (kill % 10 === 0) console.log(`${kill} kills, ${movesKept()} moves kept`);
}
// After the last kill play goes on by itself.
const before = movesKept();
for (let i = 0; i < 600 && movesKept() < before + 20; ++i) await pause(100);
assert.ok(movesKept() >= before + 20, 'play does not go on after the last kill');
assert.ok(killedInPlay > KILLS / 2, `only ${killedInPlay} of ${KILLS} kills met moves`);
done = true;
await server.end(); // wakes those who wait for a message
await Promise.all(running);
const moves = movesKept();

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
console.log(execFileSync(JARL, ['doctor', '--db', db], { encoding: 'utf8' }).trim().split('\n').at(-1));
console.log(`${KILLS} kills, ${rows.length} moves in the journal, ${moves} answered, none lost`);
