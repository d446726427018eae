// A record on the table: which ply is drawn, from whose knowledge, what was told up to there, and what else could have been
// played. Knows no game; the worker has the truth.
import type { RawForesight, RawView, StoryPly } from '../../engine/protocol';
import type { GameEntry } from '../../games/list';
import type { GameEvent } from '../../table/contract';
import { wait } from '../../table/match.svelte';
import type { StudyClient } from './client';
import type { OpenedRecord, RawReason, Viewpoint, WhatIf } from './protocol';
import type { Source } from './source';

const PACE_MS = 700; // between two plies that play by themselves
const SETTLE_LIMIT_MS = 1500; // a table that never says it has settled holds nobody up

export interface Shown {
  readonly view: RawView;
  readonly events: readonly GameEvent[];
}

/** A move that was not made, shown on the board. */
export interface Instead {
  readonly text: string;
  readonly foresight: RawForesight | null;
}

export class Study {
  at = $state(0); // the ply that is drawn, or is about to be
  from = $state.raw<Viewpoint>({ seat: 0, open: true });
  shown = $state.raw<Shown | null>(null);
  story = $state.raw<readonly StoryPly[]>([]);
  instead = $state.raw<Instead | null>(null);
  playing = $state(false);
  problem = $state('');

  readonly plies: number;
  /** Where turns begin, as plies; 0 and the last ply with them. */
  readonly stops: readonly number[] = $derived.by(() => {
    const starts = this.story.flatMap(({ ply, turn, actor }, i) => {
      const before = this.story[i - 1];
      return !before || before.turn !== turn || before.actor !== actor ? [ply] : [];
    });
    return [0, ...starts.filter((ply) => ply > 0), this.plies];
  });
  /** Who made the move that led here, and in which turn; null: nobody yet. */
  readonly last: StoryPly | null = $derived.by(() => this.story[this.at - 1] ?? null);

  private whenSettled: (() => void) | null = null;
  private closed = false;
  private asked = 0;

  constructor(
    readonly entry: GameEntry,
    readonly source: Source,
    readonly opened: OpenedRecord,
    private readonly worker: StudyClient,
  ) {
    this.plies = opened.plies;
    this.from = { seat: source.me ?? 0, open: opened.judges && entry.hiddenHands };
  }

  async open(at: number) {
    this.story = await this.worker.story(this.from);
    await this.go(at);
  }

  close() {
    this.closed = true;
    this.playing = false;
    this.worker.close();
  }

  async lookFrom(from: Viewpoint) {
    this.from = from;
    this.instead = null;
    const [story] = await Promise.all([this.worker.story(from), this.draw(this.at, false)]);
    if (this.from === from) this.story = story;
  }

  async go(ply: number): Promise<void> {
    const to = Math.min(Math.max(ply, 0), this.plies);
    const moving = to === this.at + 1 && this.instead === null;
    this.at = to;
    this.instead = null;
    await this.draw(to, moving);
  }
  step(by: number): Promise<void> {
    this.playing = false;
    return this.go(this.at + by);
  }
  /** To the next beginning of a turn, or the one before. */
  turn(by: 1 | -1): Promise<void> {
    this.playing = false;
    const next = by > 0 ? this.stops.find((stop) => stop > this.at) : this.stops.findLast((stop) => stop < this.at);
    return this.go(next ?? this.at);
  }

  async play(): Promise<void> {
    if (this.playing) {
      this.playing = false;
      return;
    }
    this.playing = true;
    if (this.at === this.plies) await this.go(0);
    while (this.playing && !this.closed && this.at < this.plies) {
      const settled = new Promise<void>((resolve) => (this.whenSettled = resolve));
      const waited = wait(PACE_MS);
      await this.go(this.at + 1);
      await Promise.race([Promise.all([settled, waited]), wait(SETTLE_LIMIT_MS)]);
    }
    this.playing = false;
  }
  settled() {
    this.whenSettled?.();
    this.whenSettled = null;
  }

  /** What could have been played at a ply, in words and as what it would have led to. */
  whatIf(ply: number, text: string): Promise<WhatIf | null> {
    return this.worker.whatIf(ply, text).catch(() => null);
  }
  /** What speaks for a move there, the weightiest first. */
  reasons(ply: number, text: string): Promise<readonly RawReason[]> {
    return this.worker.reasons(ply, text).catch(() => []);
  }
  /** Puts a move that was not made on the board, at the position where it could have been. */
  async showInstead(ply: number, text: string) {
    this.playing = false;
    const seat = this.story[ply]?.actor ?? this.from.seat;
    if (seat !== this.from.seat) await this.lookFrom({ ...this.from, seat });
    await this.go(ply);
    const found = await this.whatIf(ply, text);
    if (found && this.at === ply) this.instead = { text, foresight: found.foresight };
  }

  saveHere(): Promise<string> {
    return this.worker.saveAt(this.at);
  }

  private async draw(ply: number, moving: boolean) {
    const asked = ++this.asked;
    try {
      const view = await this.worker.viewAt(ply, this.from);
      if (asked !== this.asked || this.closed) return; // somebody was quicker
      this.shown = { view, events: moving ? (this.story[ply - 1]?.events ?? []) : [] };
    } catch (error) {
      if (!this.closed) this.problem = error instanceof Error ? error.message : String(error);
    }
  }
}
