// A hall as the judge of a match: moves are deeds that are insisted on, the rest are questions it may leave unanswered. The
// new position comes as news, before the answer to a deed.
import type { RawForesight, RawView, Refused } from '../engine/protocol';
import type { Judge } from '../table/judge';
import { Foresights } from './foresights';
import type { Answer, Deed, Question, RefusedMove } from './protocol';

/** The line to the hall, and where the match stands. */
export interface Line {
  /** Null: nobody answers. */
  readonly ask: (question: Question) => Promise<Answer | null>;
  /** Null: it was not to be. */
  readonly act: (deed: Deed) => Promise<Answer | RefusedMove | null>;
  readonly ply: () => number;
}

export class HallJudge implements Judge {
  private readonly foresights = new Foresights(
    async (text) => (await this.hall.ask({ do: 'foresee', text }))?.foresight ?? null,
  );
  constructor(private readonly hall: Line) {}

  async play(_seat: number, text: string): Promise<Refused | null> {
    const answer = await this.hall.act({ do: 'play', text, ply: this.hall.ply() });
    return answer?.is === 'refused' ? answer : null;
  }
  async undo(): Promise<boolean> {
    return (await this.hall.act({ do: 'undo', ply: this.hall.ply() })) !== null;
  }
  async redo(): Promise<boolean> {
    return (await this.hall.act({ do: 'redo', ply: this.hall.ply() })) !== null;
  }

  foresee(text: string): Promise<RawForesight | null> {
    return this.foresights.get(text);
  }
  /** Another position: nothing that was foreseen holds any more. */
  forget() {
    this.foresights.clear();
  }
  async whyNot(piece: string): Promise<Refused | null> {
    return (await this.hall.ask({ do: 'why_not', piece }).catch(() => null))?.refused ?? null;
  }
  async viewAt(ply: number): Promise<RawView | null> {
    return (await this.hall.ask({ do: 'view_at', ply }).catch(() => null))?.view ?? null;
  }
}
