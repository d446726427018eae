// Looking ahead over the WebSocket: what is foreseen comes true, chance is marked as such, and the last card of Lofoten's
// deck stays unknown though nothing would be left to chance. (That two matches that differ only in what a seat may not know
// get the same answers is in server/hall/hall_foresight_test.cpp, where a test has the seed.)
import assert from 'node:assert/strict';

import { picker } from '../picker.mjs';
import { Guest, openTable } from './guest.mjs';
import { takeSeat } from './player.mjs';
import { GAMES, startJarl } from './jarl.mjs';

const server = await startJarl(['--max-per-address', '1000', '--requests-per-second', '1000']);

const MOST_SAID = 50; // on one connection: a new one has a new allowance
const count = { told: 0, chance: 0, lastCards: 0 };

class Sitter {
  constructor(seat) {
    this.seat = seat;
    this.said = MOST_SAID;
  }
  /** The connection of the seat. */
  async line() {
    if (++this.said <= MOST_SAID) return this.guest;
    this.guest?.leave();
    this.guest = await Guest.open(server.port);
    const { table, token } = this.seat;
    this.guest.say({ do: 'sit', table, token, from: 0 });
    this.said = 1;
    return this.guest;
  }
  leave() {
    this.guest?.leave();
  }
}

async function playOut(game, options, seed, most) {
  const opened = await openTable(server.port, game, [{ is: 'open' }], { options });
  const sitters = [new Sitter(opened), new Sitter(await takeSeat(server.port, opened))];
  const pick = picker(seed);
  let ply = 0;
  for (let actor = 0; ply < most;) {
    let line = await sitters[actor].line();
    const { view } = await line.answer({ do: 'view_at', ply });
    if (view.actor !== actor) {
      actor = view.actor; // the other one begins
      continue;
    }
    const { text } = view.legal[pick(view.legal.length)];
    line = await sitters[actor].line();
    const { foresight } = await line.answer({ do: 'foresee', text });
    line = await sitters[actor].line();
    const id = line.say({ do: 'play', text, ply });
    const after = await line.until((one) => one.is === 'position' && one.ply > ply);
    assert.equal((await line.until((one) => one.id === id)).is, 'answer');
    check(game, view, foresight, after, actor);
    ply = after.ply;
    if (after.actor === null) break;
    actor = after.actor;
  }
  for (const sitter of sitters) sitter.leave();
}

function check(game, before, foresight, after, seat) {
  if (foresight.chance) {
    ++count.chance;
    assert.equal(after.floor, after.ply, 'what nobody can foresee stands for good');
    const unseen = (view) => view.state.deck ?? -1;
    count.lastCards += game === 'lofoten' && unseen(before) === 1 && unseen(after.view) === 0;
    return;
  }
  ++count.told;
  assert.deepEqual(foresight.view.state, after.view.state);
  assert.deepEqual(foresight.view.scores, after.view.scores);
  assert.equal(foresight.final, after.floor === after.ply);
  assert.deepEqual(foresight.events, after.story.at(-1).events);
  assert.equal(foresight.view.you, seat);
}

for (let seed = 1; seed <= 3; ++seed) await playOut('lofoten', '', seed, 1000);
for (const { name, min, options } of GAMES) await playOut(name, options(min), 5, 400);
await server.end();
assert.ok(count.told > 500 && count.chance > 100, JSON.stringify(count));
assert.ok(count.lastCards > 0, 'no match came to its last card');
console.log(`foreseen ${count.told}, left open ${count.chance}, of them ${count.lastCards} last cards`);
