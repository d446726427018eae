// Prints the speed of the WebAssembly build, measured as in `jarl bench`, and beside it the native program's:
// node bench.mjs [jarl.wasm] [the program jarl] [seconds a line]
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { DEFAULT_PATH, load } from './load.mjs';

const wasm = process.argv[2] ?? DEFAULT_PATH;
const native = process.argv[3] ?? fileURLToPath(new URL('../../build/jarl', import.meta.url));
const seconds = Number(process.argv[4] ?? 1);

const rows = (lines) => lines.trim().split('\n').map((line) => JSON.parse(line));
const { exports, text } = await load(wasm);
const inWasm = rows(text(exports.jarl_bench_lines(seconds)));
const natively = existsSync(native)
  ? rows(execFileSync(native, ['bench', '--json', '--seconds', String(seconds)], { encoding: 'utf8' }))
  : [];

const same = (a, b) => a.game === b.game && a.options === b.options;
for (const row of inWasm) {
  const other = natively.find((line) => same(line, row));
  const compared = other ? `, ${((100 * other.ns_per_decision) / row.ns_per_decision).toFixed(0)} % of native` : '';
  console.log(
    `wasm  ${row.game}  ${row.options}  ${row.games_per_s.toFixed(0)} games/s  ${row.ns_per_decision.toFixed(1)} ` +
      `ns/decision (floor ${row.floor_ns.toFixed(1)}, ratio ${row.ratio.toFixed(2)})${compared}`,
  );
}
