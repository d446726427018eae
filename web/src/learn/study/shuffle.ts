// The check of the shuffle (docs/record.md): the hash of the seed, the key stream and every number read from it are worked
// out anew with WebCrypto, and the rules deal and play the match from that stream again.
import { fromHex, sha256, tapeOf } from '../../engine/tape';
import type { Engine } from '../../engine/wasm';
import { canStudy, studyOf, type Draw } from './binding';

const TAPE_BYTES = 256 * 1024; // as long as the longest match may need

/** What one look at a record found out. `null`: it could not be looked at. */
export interface Checked {
  readonly seed: string; // empty: the record has none
  readonly promised: string; // the hash that the record names
  readonly hash: string; // the hash of the seed, as worked out here
  readonly promiseKept: boolean;
  readonly announcedKept: boolean | null; // the hash that was announced elsewhere is the same
  readonly replayed: boolean; // dealt and played again from the key stream: every move was allowed, the result is right
  readonly problem: string; // where that failed, as the judge says it
  readonly numbers: number | null; // numbers of chance that were worked out here
  readonly numbersKept: boolean | null; // and all are those the rules dealt with
  readonly moves: number;
}

const fact = (record: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(record)?.[1] ?? '';

/** Reads numbers from a key stream, as docs/record.md says. */
export class Chance {
  private at = 0;
  private readonly tape: DataView;

  constructor(tape: Uint8Array) {
    this.tape = new DataView(tape.buffer, tape.byteOffset, tape.byteLength);
  }

  below(n: number): number {
    if (n === 1) return 0;
    const limit = Math.floor(2 ** 32 / n) * n;
    for (;;) {
      const x = this.tape.getUint32(this.at);
      this.at += 4;
      if (x < limit) return x % n;
    }
  }
}

/** All numbers are those of the key stream, in order. */
export function drawnFrom(tape: Uint8Array, draws: readonly (readonly Draw[])[]): boolean {
  const chance = new Chance(tape);
  return draws.every((some) => some.every(([n, k]) => chance.below(n) === k));
}

export async function checkShuffle(engine: Engine, record: string, announced: string | null): Promise<Checked> {
  const seed = fact(record, 'seed') || fact(record, 'secret seed');
  const promised = fact(record, 'seed sha256');
  const moves = Number(fact(record, 'moves')) || 0;
  const none = { seed: '', promised, hash: '', promiseKept: false, announcedKept: null, replayed: false };
  if (!/^[0-9a-f]{64}$/.test(seed)) return { ...none, problem: '', numbers: null, numbersKept: null, moves };
  const hash = await sha256(fromHex(seed));
  const tape = await tapeOf(fromHex(seed), TAPE_BYTES);
  // With the hash that is promised: so a seed that was swapped is told from moves that do not follow from it.
  const match = engine.open(record, promised, tape);
  const problem = match === 0 ? engine.problem() : '';
  const draws = match !== 0 && canStudy(engine) ? studyOf(engine).draws(match) : null;
  if (match !== 0) engine.close(match);
  return {
    seed,
    promised,
    hash,
    promiseKept: hash === promised,
    announcedKept: announced === null ? null : announced === promised,
    replayed: match !== 0,
    problem,
    numbers: draws && draws.reduce((sum, some) => sum + some.length, 0),
    numbersKept: draws && drawnFrom(tape, draws),
    moves,
  };
}
