// Plays whole matches of every game through the WebAssembly binding, with the tape from WebCrypto, and has the native
// program read the records: the same rules, the same shuffle, the same text. JARL_WASM and JARL name the two.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { bind, hex, sha256, tapeOf } from './binding.mjs';
import { DEFAULT_PATH } from './load.mjs';

const ONLOOKER = -1;
const jarl = await bind(process.env.JARL_WASM ?? DEFAULT_PATH);
const native = process.env.JARL ?? fileURLToPath(new URL('../../build/jarl', import.meta.url));

// Besides the defaults: everything a game can bring to the table.
const MORE_OPTIONS = { lofoten: ['modules=warehouses:2,jarls,upgrades tie=both'] };

const seedOf = (words) => sha256(new TextEncoder().encode(words));

// A small generator, so that a failing match can be played again.
function picker(seed) {
  let state = seed.reduce((sum, byte) => (sum * 31 + byte) >>> 0, 1);
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

// Asks for more of the tape when a move needs it, as a runner does.
async function play(match, seat, move, seed) {
  const from = jarl.visiblePly(match, seat);
  let answer = jarl.play(match, seat, move, from);
  while (answer.refused?.why === 'tape_is_short') {
    jarl.extendTape(match, await tapeOf(seed, 2 * jarl.tapeSize(match)));
    answer = jarl.play(match, seat, move, from);
  }
  assert.equal(answer.refused, null, `${move}: ${answer.refused?.message}`);
  return answer.position;
}

function checkViews(match, seats) {
  const actor = jarl.actor(match);
  for (let seat = ONLOOKER; seat < seats; ++seat) {
    const view = jarl.view(match, seat);
    assert.equal(view.you, seat === ONLOOKER ? null : seat);
    assert.equal(view.legal.length > 0, seat === actor && seat !== ONLOOKER);
    assert.ok(view.visible_ply <= jarl.ply(match));
    if (seat === actor)
      assert.deepEqual(
        view.legal.map((move) => move.text),
        jarl.legal(match),
      );
  }
}

function checkUndo(match, seat) {
  const before = jarl.view(match, seat);
  let taken = 0;
  for (let back = jarl.undo(match, seat); back; back = jarl.undo(match, seat)) {
    assert.deepEqual(back.view, jarl.view(match, seat));
    ++taken;
  }
  for (let i = 0; i < taken; ++i) assert.ok(jarl.redo(match, seat));
  assert.deepEqual(jarl.view(match, seat), { ...before, redo: false });
  return taken;
}

// What is foreseen is what happens, and looking ahead changes nothing.
async function checkForesight(match, seat, move, seed) {
  const before = jarl.view(match, seat);
  const foreseen = jarl.foresee(match, move);
  assert.deepEqual(jarl.view(match, seat), before);
  await play(match, seat, move, seed);
  if (foreseen.chance) {
    assert.equal(jarl.undo(match, seat), null);
    return;
  }
  assert.equal(foreseen.final, jarl.undoFloor(match) === jarl.ply(match));
  if (foreseen.final) return; // the view after it is another seat's business as well
  assert.deepEqual(foreseen.view.state, jarl.view(match, seat).state);
  assert.deepEqual(foreseen.events, jarl.story(match, before.ply, seat)[0].events);
}

// A bot answers with a legal move, the same to the same question, and thinks in steps.
function checkBot(match) {
  assert.equal(jarl.bot(match, 'skald'), 0);
  assert.match(jarl.problem(), /skald/);
  const choices = [1, 2].map(() => {
    const bot = jarl.bot(match, 'huskarl@200');
    assert.ok(bot > 0, jarl.problem());
    jarl.botBegin(bot, match, 7n);
    while (!jarl.botStep(bot, 1)) assert.ok(jarl.botProgress(bot) <= 1000);
    return jarl.botChoice(bot);
  });
  assert.equal(choices[0], choices[1]);
  assert.ok(jarl.legal(match).includes(choices[0]), choices[0]);
}

function checkPieces(match, actor, seats) {
  assert.equal(jarl.whyNotPiece(match, actor, 'the edge of the world').why, 'unreadable');
  assert.equal(jarl.whyNotPiece(match, (actor + 1) % seats, 'the edge of the world').why, 'not_your_turn');
  for (const piece of jarl.pieces(match)) {
    const refused = jarl.whyNotPiece(match, actor, piece);
    if (refused) assert.ok(refused.why === 'not_legal' && refused.said.key, `${piece}: ${JSON.stringify(refused)}`);
  }
}

// One answer says all that the single questions say, with phrases as objects.
async function checkPosition(match, seat, move, seed) {
  const before = jarl.visiblePly(match, seat);
  const position = await play(match, seat, move, seed);
  const { view, story, save, ...place } = position;
  assert.deepEqual(view, jarl.view(match, seat));
  assert.deepEqual(story, jarl.story(match, before, seat));
  assert.equal(save, undefined); // without a seed there is nothing to keep
  const actor = jarl.actor(match) === ONLOOKER ? null : jarl.actor(match);
  const [ply, floor] = [jarl.visiblePly(match, seat), jarl.undoFloor(match)];
  assert.deepEqual(place, { ply, floor, actor, from: before });
  assert.match(view.prompt.key, /^[a-z_]+\./);
  for (const { words } of view.legal) assert.match(words.key, /^[a-z_]+\./);
  const secret = hex(seed);
  assert.deepEqual(jarl.position(match, seat, before, secret), { ...position, save: jarl.save(match, secret) });
}

async function playMatch(game, options) {
  const seed = await seedOf(`jarl wasm test ${game.game} ${options}`);
  const hash = hex(await sha256(seed));
  const seats = Array.from({ length: game.min_seats }, (_, seat) => `Skald ${seat} å`);
  const match = jarl.create(game.game, options, seats, hash, await tapeOf(seed, 1024));
  assert.ok(match > 0, jarl.problem());
  checkBot(match);
  const pick = picker(seed);
  let undone = 0;
  let told = 0;
  while (jarl.actor(match) !== ONLOOKER) {
    const actor = jarl.actor(match);
    const legal = jarl.legal(match);
    if (pick(40) === 0) {
      checkViews(match, seats.length);
      undone += checkUndo(match, actor);
      assert.equal(jarl.whyNot(match, 'sail to the edge of the world').why, 'unreadable');
      checkPieces(match, actor, seats.length);
      assert.equal(jarl.play(match, (actor + 1) % seats.length, legal[0]).refused.why, 'not_your_turn');
      await checkPosition(match, actor, legal[0], seed);
      continue;
    }
    const move = legal[pick(legal.length)];
    await (pick(20) === 0 ? checkForesight(match, actor, move, seed) : play(match, actor, move, seed));
  }
  assert.equal(jarl.story(match, 0, ONLOOKER).length, jarl.ply(match));
  for (const ply of jarl.story(match, 0, 0))
    for (const phrase of ply.told) {
      assert.ok(phrase.key.startsWith(`${game.game}.event.`));
      ++told;
    }
  assert.ok(told > 0);
  const record = jarl.record(match, hex(seed));
  assert.equal(jarl.recordSeed(record), hex(seed));
  const again = jarl.open(record, hash, await tapeOf(seed, jarl.tapeSize(match)));
  assert.ok(again > 0, jarl.problem());
  assert.equal(jarl.record(again, hex(seed)), record);
  assert.deepEqual(jarl.scores(again), jarl.scores(match));
  assert.equal(
    jarl.open(
      record,
      hash.replace(/^./, (c) => (c === '0' ? '1' : '0')),
      await tapeOf(seed, 1024),
    ),
    0,
  );
  assert.notEqual(jarl.problem(), '');
  console.log(`${game.game} ${options}: ${jarl.ply(match)} plies, ${undone} taken back, ${told} phrases`);
  jarl.close(match);
  jarl.close(again);
  assert.deepEqual(jarl.legal(match), []);
  return record;
}

function checkNatively(record, folder) {
  const file = join(folder, 'match.record');
  writeFileSync(file, record);
  execFileSync(native, ['record', file], { stdio: ['ignore', 'ignore', 'inherit'] }); // throws unless it exits with 0
}

assert.equal(jarl.create('chess', '', ['A', 'B'], '00', new Uint8Array(16)), 0);
assert.match(jarl.problem(), /chess/);
assert.equal(jarl.foresee(0, 'end'), null);
const folder = mkdtempSync(join(tmpdir(), 'jarl-'));
try {
  for (const game of jarl.games())
    for (const options of [game.options, ...(MORE_OPTIONS[game.game] ?? [])]) {
      const record = await playMatch(game, options);
      if (existsSync(native)) checkNatively(record, folder);
      else console.log('  not read natively: the native program is not built');
    }
} finally {
  rmSync(folder, { recursive: true });
}
