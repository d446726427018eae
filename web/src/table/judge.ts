// Whoever judges a match: the engine in this page's worker (engine_judge.ts) or a hall (online/hall_judge.ts). A match asks
// nobody else about its moves.
import type { RawForesight, RawView, Refused } from '../engine/protocol';

export interface Judge {
  /** Play, undo, redo: when they answer, the match has received the new position. */
  play(seat: number, text: string): Promise<Refused | null>;
  undo(seat: number): Promise<boolean>;
  redo(seat: number): Promise<boolean>;
  /** What a move would lead to; null: nobody answers. */
  foresee(text: string): Promise<RawForesight | null>;
  /** Why a piece offers nothing now; null: there is nothing to say. */
  whyNot(piece: string): Promise<Refused | null>;
  /** A past view; null: it cannot be had now. */
  viewAt(ply: number): Promise<RawView | null>;
}
