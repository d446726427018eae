// What the page and the engine's worker say to each other.
import type { GameEvent, Score, View } from '../table/contract';
import type { Phrase } from '../words/phrase';
import type { GameInfo, Refused, StoryPly } from './wasm';

/** A view as the engine writes it: prompt and moves hold phrases, as JSON inside a text. */
export type RawView = View;

export type RawForesight = { chance: true } | { chance: false; final: boolean; view: RawView; events: GameEvent[] };

export interface Opened {
  info: GameInfo;
  seedHash: string;
  options: string;
  seats: readonly string[];
}

/** Where the match stands, for one viewer. */
export interface Position {
  view: RawView; // for the viewer: it may lag behind the moves of others that can still be taken back
  story: StoryPly[]; // from the ply that was asked for
  actor: number | null;
  ply: number;
  floor: number; // plies below stand for good
  save: string; // the match as text, to be kept
}

export type Answer = { refused: Refused } | { refused: null; position: Position };

/** How far a bot is; `share` from 0 to 1 when its budget is known. */
export interface Thinking {
  share: number | null;
}

/** The methods of the worker. All are asynchronous on the page's side. */
export interface EngineMethods {
  load(wasmUrl: string): Promise<GameInfo>;
  create(game: string, options: string, seats: readonly string[], seed: string): Promise<Opened>;
  open(record: string): Promise<Opened>;
  position(viewer: number | null, from: number): Promise<Position>;
  viewAt(ply: number, viewer: number | null): Promise<RawView>;
  play(seat: number, move: string, viewer: number | null, from: number): Promise<Answer>;
  undo(seat: number, viewer: number | null, from: number): Promise<Position | null>;
  redo(seat: number, viewer: number | null, from: number): Promise<Position | null>;
  whyNotPiece(seat: number | null, piece: string): Promise<Refused | null>;
  foresee(move: string): Promise<RawForesight | null>;
  think(level: string): Promise<string>; // the move the bot wants to play
  hurry(): Promise<void>; // the bot that thinks makes up its mind now
  record(): Promise<string>;
}

export type Method = keyof EngineMethods;
export interface Call {
  id: number;
  method: Method;
  args: unknown[];
}
export type Reply = { id: number; value: unknown } | { id: number; error: string } | { thinking: Thinking };

export type { GameInfo, Phrase, Refused, Score, StoryPly };
