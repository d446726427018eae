import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

import { GAMES } from '../../engine/played';
import { fromHex, tapeOf } from '../../engine/tape';
import { bind } from '../../engine/wasm';
import { Chance, checkShuffle, drawnFrom } from './shuffle';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const engineOf = async (game: string) =>
  bind(await WebAssembly.compile(readFileSync(here(`../../../../build/wasm/study/${game}_study.wasm`))));
const golden = (name: string) => readFileSync(here(`../../../../tests/golden/${name}.record`), 'utf8');

it('reads numbers as docs/record.md says', async () => {
  const tape = await tapeOf(fromHex('cc54106a7b89c2d768aa841413c3e1835e4d9cafa9c11db8d37577c453b3f54b'), 64);
  const chance = new Chance(tape);
  expect([chance.below(2), chance.below(4), chance.below(3), chance.below(1)]).toEqual([1, 3, 1, 0]);
  expect(drawnFrom(tape, [[[2, 1]], [], [[4, 3]]])).toBe(true);
  expect(drawnFrom(tape, [[[2, 1]], [[4, 2]]])).toBe(false);
});

describe.skipIf(GAMES.length === 0)('a record', () => {
  const record = golden('loot-2');
  it('holds together: promise, numbers of chance, moves and result', async () => {
    const { problem, numbers, ...found } = await checkShuffle(await engineOf('loot'), record, null);
    expect(problem).toBe('');
    expect(numbers).toBeGreaterThan(20);
    expect(found).toMatchObject({ promiseKept: true, announcedKept: null, replayed: true, numbersKept: true });
  });
  it('with another seed breaks its promise, and its moves do not follow', async () => {
    const forged = record.replace(/^seed: ./m, (text) => (text.endsWith('0') ? 'seed: 1' : 'seed: 0'));
    const found = await checkShuffle(await engineOf('loot'), forged, null);
    expect(found).toMatchObject({ promiseKept: false, replayed: false, numbersKept: null });
    expect(found.problem).toMatch(/^line \d+: /);
  });
  it('with another hash breaks its promise, though its moves follow from the seed', async () => {
    const forged = record.replace(/^seed sha256: ./m, (text) => text.slice(0, -1) + (text.endsWith('0') ? '1' : '0'));
    const promised = /^seed sha256: (.*)$/m.exec(record)?.[1] ?? '';
    const found = await checkShuffle(await engineOf('loot'), forged, promised);
    expect(found).toMatchObject({ promiseKept: false, announcedKept: false, replayed: true });
  });
  it('with another result or move breaks off', async () => {
    const engine = await engineOf('loot');
    const result = await checkShuffle(engine, record.replace(/^result: \d+/m, 'result: 999'), null);
    expect(result).toMatchObject({ promiseKept: true, replayed: false });
    const move = await checkShuffle(engine, record.replace(/^2\. (\d) .*$/m, '2. $1 nonsense'), null);
    expect(move).toMatchObject({ promiseKept: true, replayed: false });
  });
  it('without a seed proves nothing', async () => {
    const found = await checkShuffle(await engineOf('loot'), record.replace(/^seed: .*\n/m, ''), null);
    expect(found).toMatchObject({ seed: '', replayed: false });
  });
});
