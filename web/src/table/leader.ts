// Who leads through a match at this screen, so that somebody can learn a game at the real table (src/learn/coach). It says
// what is played without asking and which choices are taken; the match knows no more of it.
import type { Seat } from './contract';

export interface Leader {
  /** Nothing goes on before the player has read something. */
  readonly holds: boolean;
  /** What is played here without asking; null: the player is asked, and nothing is answered for him; undefined: nobody
   *  leads here. */
  answer(ply: number, seat: Seat): string | null | undefined;
  /** Whether a choice of the player is taken; else it is as if he had not chosen. */
  takes(text: string, legal: readonly string[]): boolean;
  /** So many moves are made now. */
  reached(ply: number): void;
}
