// One record in its worker: shown from any seat at any ply, checked, judged. The page asks, this answers.
import { Bots, type Thought } from '../../engine/bot';
import type { Answered } from '../../engine/protocol';
import { fromHex, sha256, tapeOf } from '../../engine/tape';
import { bind, ONLOOKER, type Engine } from '../../engine/wasm';
import { canStudy, studyOf } from './binding';
import type { Budget, Judged, StudyMethods, Viewpoint } from './protocol';
import { checkShuffle } from './shuffle';

const TAPE_BYTES = 256 * 1024; // a record is read in one go
const HINT_SEED = 1n; // the same question gets the same answer, as far as a clock allows

const post = (reply: Answered) => (self as unknown as Worker).postMessage(reply);

class StudyDesk implements StudyMethods {
  private engine: Engine | null = null;
  private match = 0;
  private tape: Uint8Array = new Uint8Array(0);
  private seed = '';
  private plies = 0;
  private thought: Thought | null = null;

  async load(wasmUrl: string) {
    this.engine = await bind(await WebAssembly.compileStreaming(fetch(wasmUrl)));
    return this.engine.games()[0]?.ruleset ?? '';
  }

  check(record: string, announced: string | null) {
    return checkShuffle(this.rules, record, announced);
  }

  async open(record: string) {
    this.seed = this.rules.recordSeed(record);
    this.tape = await tapeOf(fromHex(this.seed), TAPE_BYTES);
    this.match = this.rules.open(record, await sha256(fromHex(this.seed)), this.tape);
    if (this.match === 0) throw new Error(this.rules.problem());
    this.plies = this.rules.call('jarl_ply', this.match);
    return {
      plies: this.plies,
      over: this.rules.actor(this.match) === ONLOOKER,
      names: this.rules.view(this.match, null).seats,
      topics: this.rules.games()[0]?.help_topics ?? [],
      judges: canStudy(this.rules),
    };
  }

  async viewAt(ply: number, { seat, open }: Viewpoint) {
    const view = this.rules.viewAt(this.match, ply, seat);
    return open && canStudy(this.rules) ? { ...view, state: this.study.openState(this.match, ply) } : view;
  }

  async story({ seat, open }: Viewpoint) {
    return open && canStudy(this.rules)
      ? this.study.openStory(this.match)
      : this.rules.position(this.match, seat, 0, '').story;
  }

  async whatIf(ply: number, text: string) {
    return this.then(ply, (match) => {
      const view = this.rules.view(match, this.rules.actor(match));
      const move = view.legal.find((each) => each.text === text);
      return move ? { view, words: move.words, foresight: this.rules.foresee(match, text) } : null;
    });
  }

  async saveAt(ply: number) {
    return this.then(ply, (match) => this.study.save(match, this.seed));
  }

  async begin(budget: Budget, kept: Uint8Array | null) {
    this.study.begin(this.match, budget);
    if (kept) this.study.goOn(kept);
    return this.said(0, this.study.judged() === this.plies);
  }

  async judge(milliseconds: number) {
    const from = this.study.judged();
    const end = performance.now() + milliseconds;
    let done = false;
    do done = this.study.step();
    while (!done && performance.now() < end);
    return this.said(from, done);
  }

  async keep() {
    return { lines: this.study.lines(0), state: this.study.keep() };
  }

  async ask(level: string) {
    this.thought = new Bots(this.rules, this.match).ask(level, HINT_SEED);
  }

  async think(milliseconds: number) {
    const end = performance.now() + milliseconds;
    const { thought } = this;
    if (!thought) throw new Error('nothing was asked');
    do if (thought.step()) return null;
    while (performance.now() < end);
    return thought.state();
  }

  async hints() {
    return this.thought && canStudy(this.rules) ? this.study.hints(this.match, this.thought.bot) : [];
  }

  async reasons(ply: number, move: string) {
    return canStudy(this.rules) ? this.study.reasons(this.match, ply, move) : [];
  }

  private said(from: number, done: boolean): Judged {
    return { from, done, lines: this.study.lines(from) };
  }

  /** With the match as it was at a ply. */
  private then<T>(ply: number, ask: (match: number) => T): T {
    const match = this.study.matchAt(this.match, ply, this.tape);
    if (match === 0) throw new Error(this.rules.problem());
    try {
      return ask(match);
    } finally {
      this.rules.close(match);
    }
  }

  private get study() {
    return studyOf(this.rules);
  }
  private get rules(): Engine {
    if (!this.engine) throw new Error('no rules are loaded');
    return this.engine;
  }
}

const desk = new StudyDesk();
self.onmessage = async ({ data }: MessageEvent<{ id: number; method: keyof StudyMethods; args: unknown[] }>) => {
  const { id, method, args } = data;
  try {
    const value = await (desk[method] as (...all: unknown[]) => Promise<unknown>).apply(desk, args);
    post({ id, value });
  } catch (error) {
    post({ id, error: error instanceof Error ? error.message : String(error) });
  }
};
