// What the page and the engine's worker say to each other.
import type { GameEvent, LegalMove, Score, View } from '../table/contract';
import type { Phrase } from '../words/phrase';
import type { GameInfo, Refused, StoryPly } from './wasm';

/** A view as the engine writes it: prompt and moves are phrases, for the page has the words. */
export type RawView<State = unknown> = Omit<View<State>, 'prompt' | 'legal'> & {
  readonly prompt: Phrase;
  readonly legal: readonly (Omit<LegalMove, 'words'> & { readonly words: Phrase })[];
};

export type RawForesight = { chance: true } | { chance: false; final: boolean; view: RawView; events: GameEvent[] };

export interface Opened {
  info: GameInfo;
  seedHash: string;
  options: string;
  seats: readonly string[];
}

/** Where the match stands, for one viewer (match/json.h): the same from the engine in its worker and from the server. */
export interface Standing {
  readonly ply: number; // the last one the viewer may see
  readonly floor: number; // plies below stand for good
  readonly actor: number | null;
  readonly from: number; // where the story begins
  readonly view: RawView; // it may lag behind the moves of others that can still be taken back
  readonly story: readonly StoryPly[];
}
export interface Position extends Standing {
  readonly save: string; // the match as text, to be kept
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
  /** The move the bot wants to play. With a seed nothing but the position and the seed decides, if its budget is counted. */
  think(level: string, seed?: bigint): Promise<string>;
  hurry(): Promise<void>; // the bot that thinks makes up its mind now
  record(): Promise<string>;
}

export type Method = keyof EngineMethods;
export interface Call {
  id: number;
  method: Method;
  args: unknown[];
}
export type Answered = { id: number; value: unknown } | { id: number; error: string };
export type Reply = Answered | { thinking: Thinking };

export type { GameInfo, Phrase, Refused, Score, StoryPly };
