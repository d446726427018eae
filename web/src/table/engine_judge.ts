// The engine in this page's worker as the judge of a match.
import type { EngineClient } from '../engine/client';
import type { Position, RawForesight, RawView, Refused } from '../engine/protocol';
import type { Judge } from './judge';

/** The match that is judged. */
export interface Judged {
  readonly viewer: () => number | null;
  /** From which ply on the story is wanted. */
  readonly from: () => number;
  readonly keep: (position: Position, from: number) => void;
}

export class EngineJudge implements Judge {
  constructor(
    private readonly engine: EngineClient,
    private readonly match: Judged,
  ) {}

  async play(seat: number, text: string): Promise<Refused | null> {
    const from = this.match.from();
    const answer = await this.engine.play(seat, text, this.match.viewer(), from);
    if (!answer.refused) this.match.keep(answer.position, from);
    return answer.refused;
  }
  undo(seat: number): Promise<boolean> {
    return this.turned((from) => this.engine.undo(seat, this.match.viewer(), from));
  }
  redo(seat: number): Promise<boolean> {
    return this.turned((from) => this.engine.redo(seat, this.match.viewer(), from));
  }
  private async turned(ask: (from: number) => Promise<Position | null>): Promise<boolean> {
    const from = this.match.from();
    const position = await ask(from);
    if (position) this.match.keep(position, from);
    return position !== null;
  }

  foresee(text: string): Promise<RawForesight | null> {
    return this.engine.foresee(text);
  }
  whyNot(piece: string): Promise<Refused | null> {
    return this.engine.whyNotPiece(this.match.viewer(), piece);
  }
  viewAt(ply: number): Promise<RawView> {
    return this.engine.viewAt(ply, this.match.viewer());
  }
}
