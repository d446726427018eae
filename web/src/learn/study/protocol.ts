// What the study page and its workers say to each other.
import type { Phrase, RawForesight, RawView, StoryPly, Thinking } from '../../engine/protocol';
import type { Checked } from './shuffle';

/** As in match/analysis.h; a horizon of 0 is two rounds. */
export interface Budget {
  readonly iterations: number;
  readonly playouts: number;
  readonly horizon: number;
  readonly seed: number;
}

/** From whose knowledge: of a seat; or with all hands open, drawn from that seat. */
export interface Viewpoint {
  readonly seat: number;
  readonly open: boolean;
}

export interface OpenedRecord {
  readonly plies: number;
  readonly over: boolean;
  readonly names: readonly string[];
  readonly topics: readonly string[];
  readonly judges: boolean; // the module can analyse, and open all hands
}

/** What else could have been played, or was. */
export interface WhatIf {
  readonly view: RawView; // as the seat saw it that decided
  readonly words: Phrase;
  readonly foresight: RawForesight | null;
}

export interface Judged {
  readonly from: number; // where the lines begin: those before are as they were, but for their marks
  readonly done: boolean;
  readonly lines: string; // as `jarl analyse --json` writes them
}

/** All that was found out, for the page and to go on from. */
export interface Found {
  readonly lines: string;
  readonly state: Uint8Array;
}

/** A part of the outlook that a move changes: what a seat will probably have more of, or less (bots/search/reasons.h). */
export interface RawReason {
  readonly seat: number;
  readonly what: Phrase;
  readonly points: number;
}
/** One of the best moves as a bot sees them, by seat (match/hint.h). Without figures where there is no other. */
export interface RawHint {
  readonly move: string;
  readonly share: number;
  readonly win: readonly number[];
  readonly points: readonly number[];
  readonly line: readonly string[];
  readonly reasons: readonly RawReason[];
}

export interface StudyMethods {
  load(wasmUrl: string): Promise<string>; // the rules it plays: "loot/2"
  /** Of any text, whether it holds together or not. `announced`: the hash that somebody else knows, if anybody. */
  check(record: string, announced: string | null): Promise<Checked>;
  open(record: string): Promise<OpenedRecord>;
  viewAt(ply: number, from: Viewpoint): Promise<RawView>;
  story(from: Viewpoint): Promise<readonly StoryPly[]>;
  whatIf(ply: number, text: string): Promise<WhatIf | null>;
  /** The match as it was at a ply, as text to go on with. */
  saveAt(ply: number): Promise<string>;

  /** Says what was judged already: from what was kept, where that is of the same match and budget. */
  begin(budget: Budget, kept: Uint8Array | null): Promise<Judged>;
  /** Judges for about so long, one move at least. */
  judge(milliseconds: number): Promise<Judged>;
  keep(): Promise<Found>;

  /** Puts the question of the seat that decides at the end of the record to a bot. */
  ask(level: string): Promise<void>;
  /** Thinks about it for about so long; null: it has made up its mind. */
  think(milliseconds: number): Promise<Thinking | null>;
  /** What it thinks so far, the best move first. */
  hints(): Promise<readonly RawHint[]>;
  /** What speaks for a move at a ply. */
  reasons(ply: number, move: string): Promise<readonly RawReason[]>;
}
export const STUDY_METHODS: readonly (keyof StudyMethods)[] = [
  'load',
  'check',
  'open',
  'viewAt',
  'story',
  'whatIf',
  'saveAt',
  'begin',
  'judge',
  'keep',
  'ask',
  'think',
  'hints',
  'reasons',
];
