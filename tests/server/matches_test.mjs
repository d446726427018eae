// Whole matches of each game over WebSocket, with 2 to 4 seats, bots among them and somebody who watches. In the end the
// record holds the promised seed and `jarl record` finds every move right.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

import { picker } from '../picker.mjs';
import { ask, Guest, openTable } from './guest.mjs';
import { Player, takeSeat } from './player.mjs';
import { GAMES, JARL, scratch, startJarl } from './jarl.mjs';

const folder = scratch();
const server = await startJarl([], { folder });

/** Watches a table to its end; what an onlooker may see never holds a choice or a hidden card of a seat. */
async function watch(table) {
  const line = await Guest.open(server.port);
  line.say({ do: 'watch', table, from: 0 });
  let positions = 0;
  for (let over = false; !over;) {
    const message = await line.next({ patience: 120_000 });
    assert.equal(message.closed, undefined, 'the line of the onlooker was lost');
    if (message.is === 'position') {
      ++positions;
      assert.equal(message.view.you, null);
      assert.deepEqual(message.view.legal, []);
    }
    over = message.is === 'table' && message.table.status === 'over';
  }
  line.leave();
  return positions;
}

const open = { is: 'open' };
const bot = (level) => ({ is: 'bot', level });
const few = ({ name, min, options }) => [name, options(min), Array(min - 1).fill(open)];
const many = ({ name, max, options }) => [name, options(max), [bot('karl'), open, bot('thrall')].slice(0, max - 1)];
for (const [game, options, others] of [
  ...GAMES.flatMap((each) => [few(each), many(each)]),
  ['lofoten', 'modules=warehouses:2,jarls,upgrades', [bot('karl')]],
]) {
  const start = performance.now();
  const opened = await openTable(server.port, game, others, { options });
  const waiting = (await ask(server.port, 'GET', `/api/tables/${opened.table}`)).json;
  assert.match(waiting.seed_hash, /^[0-9a-f]{64}$/, 'the hash of the seed is shown before the first move');
  const watching = watch(opened.table);
  const seats = [opened];
  for (const seat of others)
    if (seat.is === 'open') seats.push(await takeSeat(server.port, opened, `Leif ${seats.length}`));
  const pick = picker(seats.length + game.length);
  const players = seats.map((seat) => new Player(server, seat, pick));
  await Promise.all(players.map((player) => player.run()));
  const positions = await watching;

  const over = (await ask(server.port, 'GET', `/api/tables/${opened.table}`)).json;
  assert.equal(over.status, 'over');
  assert.equal(over.ending.how, 'played');
  const record = (await ask(server.port, 'GET', `/api/tables/${opened.table}/record`)).text;
  assert.match(record, new RegExp(`^seed sha256: ${waiting.seed_hash}$`, 'm'));
  writeFileSync(`${folder}/match.record`, record);
  execFileSync(JARL, ['record', `${folder}/match.record`]); // fails unless every word of it is right
  const moves = Number(/^moves: (\d+)$/m.exec(record)[1]);
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${game} ${options || 'plain'}: ${moves} moves, ${positions} positions to the onlooker, ${seconds.toFixed(1)} s`,
  );
}
assert.equal((await server.end()).code, 0);
