// Whoever is asked for a hint: a bot of the highest level in a worker of its own, with the record of the match as it stands.
// It thinks from what the deciding seat sees, like any bot.
import { findGame } from '../../games/list';
import { startStudy, type StudyClient } from '../study/client';
import type { RawHint } from '../study/protocol';

const LEVEL = 'jarl';
const SLICE_MS = 60; // between two looks at how far it is

export class Advisor {
  /** The hints about this record, best first; null: not yet. */
  hints = $state.raw<readonly RawHint[] | null>(null);
  share = $state<number | null>(null); // of the thinking that is done
  asked = $state.raw<string | null>(null); // the record
  problem = $state<string | null>(null);
  private client: Promise<StudyClient> | null = null;

  constructor(private readonly game: string) {}

  async ask(record: string): Promise<void> {
    if (this.asked === record && this.problem === null) return;
    this.asked = record;
    this.hints = this.problem = null;
    this.share = 0;
    try {
      const client = await this.engine();
      const current = () => this.asked === record;
      if (!current()) return;
      await client.open(record);
      await client.ask(LEVEL);
      for (let far = await client.think(SLICE_MS); far !== null; far = await client.think(SLICE_MS)) {
        if (!current()) return;
        this.share = far.share;
      }
      const hints = await client.hints();
      if (current()) this.hints = hints;
    } catch (error) {
      if (this.asked === record) this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  /** The table has gone on: what was thought is about the past. */
  forget() {
    this.asked = this.hints = this.share = this.problem = null;
  }

  close() {
    this.asked = null;
    void this.client?.then((client) => client.close()).catch(() => undefined);
  }

  private engine(): Promise<StudyClient> {
    const entry = findGame(this.game);
    if (!entry) throw new Error(`there is no game ${this.game}`);
    this.client ??= startStudy(entry).catch((error: unknown) => {
      this.client = null;
      throw error;
    });
    return this.client;
  }
}
