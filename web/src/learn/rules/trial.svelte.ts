// A board to try: a match as it stood after some moves, where the reader makes the choices of every seat. No bots, and
// nothing is kept.
import type { GameEntry } from '../../games/list';
import { cutRecord, readFile } from '../../store/record';
import type { Manner, Sitter } from '../../table/match.svelte';
import { PassingMatch } from '../../table/passing_match.svelte';

export class TrialMatch extends PassingMatch {
  readonly sitters: readonly Sitter[];
  protected readonly held = false;
  private readonly start: string | null;

  constructor(entry: GameEntry, record: string, ply: number, manner: Manner) {
    super(entry, manner);
    this.start = cutRecord(record, ply);
    this.sitters = (readFile(record)?.names ?? []).map((name) => ({ name, role: 'friend' }));
  }

  async open(): Promise<void> {
    try {
      await this.loadRules();
      await this.deal();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Everything as it was at first. */
  async again(): Promise<void> {
    if (this.busy) return;
    this.disarm();
    this.busy = true;
    try {
      await this.deal();
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  private async deal() {
    if (this.start === null) throw new Error('the record has fewer moves');
    await this.engine.open(this.start);
    const { actor } = await this.engine.position(null, 0);
    await this.seeAs(actor);
  }

  /** Whoever decides next is seen from their seat. */
  protected async goOn(): Promise<void> {
    try {
      const actor = this.position?.actor ?? null;
      if (actor !== null && actor !== this.viewer && !this.closed) await this.seeAs(actor);
    } catch (error) {
      this.fail(error);
    }
    if (await this.takeOnly()) await this.goOn();
  }
}
