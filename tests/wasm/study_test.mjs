// An analysis through the WebAssembly binding: what it says is what the native program says, digit for digit, however often it
// was stopped and gone on with. And what else somebody who studies a match asks for.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { bind, hex, sha256, tapeOf } from './binding.mjs';
import { DEFAULT_PATH } from './load.mjs';

const module = process.env.JARL_WASM ?? DEFAULT_PATH;
const native = process.env.JARL ?? fileURLToPath(new URL('../../build/jarl', import.meta.url));
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const BUDGET = { iterations: 8, playouts: 4, horizon: 2, seed: 7 };
const TAPE_BYTES = 1 << 18;

async function open(jarl, text) {
  const seed = Buffer.from(jarl.recordSeed(text), 'hex');
  const tape = await tapeOf(seed, TAPE_BYTES);
  const match = jarl.open(text, hex(await sha256(seed)), tape);
  assert.ok(match > 0, jarl.problem());
  return { match, tape, seed: hex(seed) };
}
const begin = (jarl, match) =>
  jarl.studyBegin(match, BUDGET.iterations, BUDGET.playouts, BUDGET.horizon, BigInt(BUDGET.seed));

/** The whole of it, stopped after every `stretch` moves and gone on with in another instance. */
async function analysed(text, stretch) {
  let kept = null;
  for (;;) {
    const jarl = await bind(module);
    const { match } = await open(jarl, text);
    begin(jarl, match);
    if (kept) assert.ok(jarl.studyGoOn(kept), 'it does not go on from what it kept');
    const before = jarl.studyJudged();
    let done = false;
    while (!done && jarl.studyJudged() < before + stretch) done = jarl.studyStep();
    if (done) return jarl.studyLines(0);
    kept = jarl.studyKeep();
  }
}

function analysedNatively(file) {
  const flags = Object.entries(BUDGET).flatMap(([name, value]) => [`--${name}`, String(value)]);
  return execFileSync(native, ['analyse', file, '--json', ...flags], { encoding: 'utf8', maxBuffer: 1 << 26 });
}

async function checkPast(text) {
  const jarl = await bind(module);
  const { match, tape, seed } = await open(jarl, text);
  const plies = jarl.ply(match);
  const draws = jarl.draws(match);
  assert.equal(draws.length, plies + 1);
  assert.ok(draws.flat().every(([n, k]) => k >= 0 && k < n));
  assert.equal(jarl.openStory(match).length, plies);
  const half = Math.floor(plies / 2);
  const earlier = jarl.matchAt(match, half, tape);
  assert.ok(earlier > 0);
  assert.equal(jarl.ply(earlier), half);
  assert.deepEqual(jarl.openState(earlier, half), jarl.openState(match, half));
  assert.ok(jarl.legal(earlier).length > 0);
  const again = await open(jarl, jarl.save(earlier, seed));
  assert.equal(jarl.ply(again.match), half);
  assert.equal(jarl.matchAt(match, plies + 1, tape), 0);
  // What was kept of another match is no beginning of this one.
  begin(jarl, match);
  jarl.studyStep();
  const kept = jarl.studyKeep();
  begin(jarl, earlier);
  assert.equal(jarl.studyGoOn(kept), false);
  assert.equal(jarl.studyJudged(), 0);
}

for (const name of ['lofoten-all', 'loot-3', 'raiders-2']) {
  const file = here(`../golden/${name}.record`);
  const text = readFileSync(file, 'utf8');
  const whole = await analysed(text, Infinity);
  assert.equal(await analysed(text, Math.ceil(whole.split('\n').length / 4)), whole, `${name}: stopped and gone on with`);
  if (existsSync(native)) assert.equal(whole, analysedNatively(file), `${name}: the native program says something else`);
  await checkPast(text);
}
console.log('an analysis in WebAssembly is the native one, in one go and in pieces');
