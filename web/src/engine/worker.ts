// The engine in its worker: one match of one game. The page asks, this answers; nothing here waits for a player.
import { Bots } from './bot';
import type { Answer, Call, EngineMethods, Opened, Position, Reply } from './protocol';
import { fromHex, sha256, tapeOf } from './tape';
import { bind, type Engine } from './wasm';

const FIRST_TAPE = 4096; // bytes; enough for most matches, and extended when it is not
const LONGEST_TAPE = 64 * FIRST_TAPE; // as long as the longest match may need

const post = (reply: Reply) => (self as unknown as Worker).postMessage(reply);

class Desk implements EngineMethods {
  private engine: Engine | null = null;
  private match = 0;
  private bots: Bots | null = null;
  private seed = new Uint8Array(0);
  private seedHex = '';
  private hurried = false;

  async load(wasmUrl: string) {
    const module = await WebAssembly.compileStreaming(fetch(wasmUrl));
    this.engine = await bind(module);
    const info = this.engine.games()[0];
    if (!info) throw new Error('the module has no game');
    return info;
  }

  async create(game: string, options: string, seats: readonly string[], seedHex: string) {
    await this.useSeed(seedHex);
    const hash = await sha256(this.seed);
    // A game with a large box may need more for its first deal.
    for (let length = FIRST_TAPE; ; length *= 2) {
      const match = this.rules.create(game, options, seats, hash, await tapeOf(this.seed, length));
      if (match !== 0 || length >= LONGEST_TAPE) return this.keep(match);
    }
  }

  async open(record: string) {
    await this.useSeed(this.rules.recordSeed(record));
    const hash = await sha256(this.seed);
    // A record is read in one go.
    return this.keep(this.rules.open(record, hash, await tapeOf(this.seed, LONGEST_TAPE)));
  }

  async position(viewer: number | null, from: number): Promise<Position> {
    return this.rules.position(this.match, viewer, from, this.seedHex);
  }

  async viewAt(ply: number, viewer: number | null) {
    return this.rules.viewAt(this.match, ply, viewer);
  }

  async play(seat: number, move: string, viewer: number | null, from: number): Promise<Answer> {
    const play = () => this.rules.play(this.match, seat, move, viewer, from, this.seedHex);
    let answer = play();
    while (answer.refused?.why === 'tape_is_short') {
      const longer = await tapeOf(this.seed, 2 * this.rules.tapeSize(this.match));
      this.rules.extendTape(this.match, longer);
      answer = play();
    }
    return answer;
  }

  async undo(seat: number, viewer: number | null, from: number) {
    return this.rules.undo(this.match, seat, viewer, from, this.seedHex);
  }
  async redo(seat: number, viewer: number | null, from: number) {
    return this.rules.redo(this.match, seat, viewer, from, this.seedHex);
  }

  async whyNotPiece(seat: number | null, piece: string) {
    return this.rules.whyNotPiece(this.match, seat, piece);
  }
  async foresee(move: string) {
    return this.rules.foresee(this.match, move);
  }

  async think(level: string, fixed?: bigint) {
    const [random = 0n] = crypto.getRandomValues(new BigUint64Array(1));
    this.bots ??= new Bots(this.rules, this.match);
    // Asked about the same position once more, a bot forgets what it thought before: a reload changes nothing.
    if (fixed !== undefined) this.bots.ask(level, fixed);
    const thought = this.bots.ask(level, fixed ?? random);
    this.hurried = false;
    while (!thought.step() && !this.hurried) {
      post({ thinking: thought.state() });
      await turnOfOthers();
    }
    return thought.choice();
  }
  async hurry() {
    this.hurried = true;
  }

  async record() {
    return this.rules.record(this.match, this.seedHex);
  }

  private get rules(): Engine {
    if (!this.engine) throw new Error('no rules are loaded');
    return this.engine;
  }

  private async useSeed(hex: string) {
    if (!/^[0-9a-f]{64}$/.test(hex)) throw new Error('no seed: this match cannot be played again');
    this.seedHex = hex;
    this.seed = fromHex(hex);
  }

  private keep(match: number): Opened {
    if (match === 0) throw new Error(this.rules.problem());
    if (this.match !== 0) this.rules.close(this.match);
    this.match = match;
    this.bots = null;
    const { seed_hash, options, seats } = this.rules.view(match, null);
    const info = this.rules.games()[0];
    if (!info) throw new Error('the module has no game');
    return { info, seedHash: seed_hash, options, seats };
  }
}

/** Lets messages that wait come in: a timer would be slowed down to 4 ms. */
function turnOfOthers(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

const desk = new Desk();
self.onmessage = async ({ data }: MessageEvent<Call>) => {
  const { id, method, args } = data;
  try {
    const value = await (desk[method] as (...all: unknown[]) => Promise<unknown>).apply(desk, args);
    post({ id, value });
  } catch (error) {
    post({ id, error: error instanceof Error ? error.message : String(error) });
  }
};
