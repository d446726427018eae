// The functions of <game>.wasm (wasm/jarl_wasm.cpp) in the manner of TypeScript: strings in and out, JSON as objects.
import type { Phrase } from '../words/phrase';
import type { GameEvent } from '../table/contract';
import type { Answer, Position, RawForesight, RawView } from './protocol';

export const ONLOOKER = -1;
const BADF = 8; // the answer to any file call; 0 would make the C library write for ever

export interface Refused {
  why: 'unreadable' | 'not_legal' | 'not_your_turn' | 'over' | 'tape_is_short';
  rule: string;
  message: string;
  said?: Phrase; // to the player, about what was pointed at
}

export interface StoryPly {
  ply: number;
  actor: number;
  turn: number;
  sealed: boolean;
  events: GameEvent[];
  told: Phrase[];
}

export interface GameInfo {
  game: string;
  ruleset: string;
  min_seats: number;
  max_seats: number;
  options: string;
  score_parts: string[];
  help_topics: string[];
  asks_first: boolean;
  hidden_hands: boolean;
}

type Exports = Record<string, (...args: (number | bigint)[]) => number> & { memory: WebAssembly.Memory };
type Arg = number | bigint | string | Uint8Array;

export type Engine = Awaited<ReturnType<typeof bind>>;

/** The few WASI functions the C++ library wants. A rules engine has no files. */
function imports(module: WebAssembly.Module, memory: () => WebAssembly.Memory): WebAssembly.Imports {
  const view = () => new DataView(memory().buffer);
  const known: Record<string, (...args: never[]) => number> = {
    clock_time_get(_clock: number, _precision: bigint, out: number) {
      view().setBigUint64(out, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    environ_sizes_get(count: number, size: number) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    random_get: () => BADF,
    proc_exit(code: number) {
      throw new Error(`the engine ended itself with status ${code}`);
    },
  };
  const all: WebAssembly.Imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (all[from] ??= {})[name] = known[name] ?? (() => BADF);
  }
  return all;
}

export async function bind(module: WebAssembly.Module) {
  const instance = await WebAssembly.instantiate(
    module,
    imports(module, () => wasm.memory),
  );
  const wasm = instance.exports as unknown as Exports;
  wasm._initialize?.(); // static constructors; before anything else

  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const raw = (name: string, ...args: (number | bigint)[]): number => {
    const f = wasm[name];
    if (!f) throw new Error(`the engine has no ${name}`);
    return f(...args);
  };

  // Puts every string or array of bytes into the module's memory, calls, and takes it out again.
  const call = (name: string, ...args: Arg[]): number => {
    const pointers: number[] = [];
    const numbers = args.flatMap((arg) => {
      if (typeof arg === 'number' || typeof arg === 'bigint') return [arg];
      const bytes = typeof arg === 'string' ? encoder.encode(arg) : arg;
      const pointer = raw('jarl_alloc', Math.max(bytes.length, 1));
      new Uint8Array(wasm.memory.buffer).set(bytes, pointer);
      pointers.push(pointer);
      return [pointer, bytes.length];
    });
    const result = raw(name, ...numbers);
    for (const pointer of pointers) raw('jarl_free', pointer);
    return result;
  };
  const textAt = (pointer: number): string => {
    const bytes = new Uint8Array(wasm.memory.buffer);
    return decoder.decode(bytes.subarray(pointer, bytes.indexOf(0, pointer)));
  };
  const say = (name: string, ...args: Arg[]) => textAt(call(name, ...args));
  const json = <T>(name: string, ...args: Arg[]) => JSON.parse(say(name, ...args)) as T;
  const refusal = (text: string) => (text === '' ? null : (JSON.parse(text) as Refused));
  const seatNumber = (seat: number | null) => seat ?? ONLOOKER;

  return {
    games: () => json<GameInfo[]>('jarl_games'),
    problem: () => textAt(raw('jarl_answer')),
    create: (game: string, options: string, seats: readonly string[], hash: string, tape: Uint8Array) =>
      call('jarl_create', game, options, seats.join('\n'), hash, tape),
    recordSeed: (record: string) => say('jarl_record_seed', record),
    open: (record: string, hash: string, tape: Uint8Array) => call('jarl_open', record, hash, tape),
    close: (match: number) => call('jarl_close', match),
    extendTape: (match: number, tape: Uint8Array) => call('jarl_extend_tape', match, tape),
    tapeSize: (match: number) => call('jarl_tape_size', match),
    actor: (match: number) => call('jarl_actor', match),
    legal: (match: number) => json<string[]>('jarl_legal', match),
    position: (match: number, viewer: number | null, from: number, seed: string) =>
      json<Position>('jarl_position', match, seatNumber(viewer), from, seed),
    /** One call a click: why not, or all that is new. `seed` as in `save`. */
    play: (match: number, seat: number, move: string, viewer: number | null, from: number, seed: string) =>
      json<Answer>('jarl_play', match, seat, move, seatNumber(viewer), from, seed),
    whyNotPiece: (match: number, seat: number | null, piece: string) =>
      refusal(say('jarl_why_not_piece', match, seatNumber(seat), piece)),
    pieces: (match: number) => json<string[]>('jarl_pieces', match),
    undo: (match: number, seat: number, viewer: number | null, from: number, seed: string) =>
      json<Position | null>('jarl_undo', match, seat, seatNumber(viewer), from, seed),
    redo: (match: number, seat: number, viewer: number | null, from: number, seed: string) =>
      json<Position | null>('jarl_redo', match, seat, seatNumber(viewer), from, seed),
    view: (match: number, seat: number | null) => json<RawView>('jarl_view', match, seatNumber(seat)),
    viewAt: (match: number, ply: number, seat: number | null) =>
      json<RawView>('jarl_view_at', match, ply, seatNumber(seat)),
    foresee: (match: number, move: string) => json<RawForesight | null>('jarl_foresee', match, move),
    record: (match: number, seed: string) => say('jarl_record', match, seed),
    has: (name: string) => name in wasm,
    bytes: (pointer: number, size: number) => new Uint8Array(wasm.memory.buffer, pointer, size).slice(),
    call,
    json,
    say,
  };
}
