// Prints the speed of the WebAssembly build, measured as in `jarl bench`, and how much of the native speed that is:
// node bench.mjs [jarl.wasm] [the program jarl] [seconds a line]
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { DEFAULT_PATH, load } from './load.mjs';

const wasm = process.argv[2] ?? DEFAULT_PATH;
const native = process.argv[3] ?? fileURLToPath(new URL('../../build/jarl', import.meta.url));
const seconds = Number(process.argv[4] ?? 2);
const ROUNDS = 5; // the two take turns, so that what else the machine does falls on both

// As natively, the time a core was at work for this program: what else the machine does must not count.
const coreTime = () => {
  const { user, system } = process.cpuUsage();
  return BigInt(user + system) * 1000n;
};
const { exports, text } = await load(wasm, coreTime);

const rows = (lines) => lines.trim().split('\n').map((line) => JSON.parse(line));
const inWasm = () => rows(text(exports.jarl_bench_lines(seconds / ROUNDS)));
const natively = () =>
  rows(execFileSync(native, ['bench', '--json', '--seconds', String(seconds / ROUNDS)], { encoding: 'utf8' }));
const median = (numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];

const rounds = Array.from({ length: ROUNDS }, () => [inWasm(), existsSync(native) ? natively() : []]);
rounds[0][0].forEach((row, i) => {
  const of = (field) => median(rounds.map(([lines]) => lines[i][field]));
  const share = median(rounds.map(([here, there]) => there[i]?.ns_per_decision / here[i].ns_per_decision));
  console.log(
    `wasm  ${row.game}  ${row.options}  ${of('games_per_s').toFixed(0)} games/s  ` +
      `${of('ns_per_decision').toFixed(1)} ns/decision  floor ${of('floor_ns').toFixed(1)}  ` +
      `ratio ${of('ratio').toFixed(2)}` +
      (Number.isNaN(share) ? '' : `  ${(100 * share).toFixed(0)} % of native`),
  );
});
