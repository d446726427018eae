// An analysis under way in its worker: begun, stopped, gone on with, and kept with the match as it grows.
import type { GameEntry } from '../../games/list';
import { sha256 } from '../../engine/tape';
import { startStudy, type StudyClient } from './client';
import { findStudy, keepStudy } from './kept';
import { readAnalysis, type Analysis } from './lines';
import type { Budget, Judged } from './protocol';

export const QUALITIES = ['quick', 'thorough'] as const;
export type Quality = (typeof QUALITIES)[number];

/** Thorough is what `jarl analyse` does when nothing else is said. */
export const BUDGETS: Readonly<Record<Quality, Budget>> = {
  quick: { iterations: 300, playouts: 150, horizon: 0, seed: 1 },
  thorough: { iterations: 2000, playouts: 1000, horizon: 0, seed: 1 },
};

const SLICE_MS = 300;
const KEEP_MS = 3000;

export class Judging {
  quality = $state<Quality>('quick');
  analysis = $state.raw<Analysis | null>(null); // as far as it is
  judged = $state(0);
  running = $state(false);
  done = $state(false);
  /** Milliseconds; null: nobody can tell yet. */
  left = $state<number | null>(null);
  problem = $state('');

  private worker: StudyClient | null = null;
  private stopped = true;
  private hash = '';

  constructor(
    private readonly entry: GameEntry,
    private readonly id: string,
    private readonly record: string,
    readonly plies: number,
    private readonly budgets: Readonly<Record<Quality, Budget>> = BUDGETS,
  ) {}

  /** What was found out before, the best of it. Says whether there was anything. */
  async recall(): Promise<void> {
    this.hash = await sha256(new TextEncoder().encode(this.record));
    for (const quality of [...QUALITIES].reverse()) if (await this.look(quality)) return;
  }

  /** Another quality: what is known of it. */
  async choose(quality: Quality): Promise<void> {
    if (this.running) return;
    if (await this.look(quality)) return;
    this.quality = quality;
    this.analysis = null;
    this.judged = 0;
    this.done = false;
  }

  private async look(quality: Quality): Promise<boolean> {
    const kept = await findStudy(this.key(quality)).catch(() => undefined);
    if (!kept || kept.record !== this.hash) return false;
    this.quality = quality;
    this.show({ from: 0, done: kept.done, lines: kept.lines });
    return true;
  }

  async run(): Promise<void> {
    if (this.running || this.done) return;
    this.running = true;
    this.stopped = false;
    this.left = null;
    this.problem = '';
    const worker = await this.open();
    try {
      const kept = await findStudy(this.key(this.quality)).catch(() => undefined);
      const state = kept?.record === this.hash ? kept.state : null;
      this.show(await worker.begin(this.budgets[this.quality], state));
      await this.judge(worker);
    } catch (error) {
      if (!this.stopped) this.problem = error instanceof Error ? error.message : String(error);
    }
    this.running = false;
  }

  /** Stops after the move that is being judged; what was found out is kept. */
  stop() {
    this.stopped = true;
  }

  close() {
    this.stopped = true;
    this.worker?.close();
    this.worker = null;
  }

  private async judge(worker: StudyClient) {
    const begun = { at: performance.now(), judged: this.judged };
    let keptAt = begun.at;
    while (!this.done && !this.stopped) {
      this.show(await worker.judge(SLICE_MS));
      const now = performance.now();
      const each = (now - begun.at) / Math.max(1, this.judged - begun.judged);
      this.left = this.judged - begun.judged < 3 ? null : each * (this.plies - this.judged);
      if (now - keptAt < KEEP_MS && !this.done) continue;
      await this.keep(worker);
      keptAt = now;
    }
    if (!this.done) await this.keep(worker);
  }

  private show({ from, done, lines }: Judged) {
    const { plies, summary } = readAnalysis(lines);
    this.analysis = { plies: [...(this.analysis?.plies.slice(0, from) ?? []), ...plies], summary };
    this.judged = this.analysis.plies.length;
    this.done = done;
  }

  private async keep(worker: StudyClient) {
    const { done } = this;
    const { lines, state } = await worker.keep();
    // A browser that keeps nothing still judges.
    await keepStudy({
      key: this.key(this.quality),
      record: this.hash,
      lines,
      done,
      state: done ? null : state,
    }).catch(() => undefined);
  }

  private async open(): Promise<StudyClient> {
    if (!this.worker) {
      this.worker = await startStudy(this.entry);
      await this.worker.open(this.record);
    }
    return this.worker;
  }
  private key = (quality: Quality) => `${this.id}/${quality}`;
}
