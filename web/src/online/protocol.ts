// What the page and the server of the hall say to each other (docs/protocol.md).
import type { RawForesight, RawView, Refused, Standing, StoryPly } from '../engine/protocol';

export type ClockKind = 'none' | 'turn' | 'match';
export interface Clock {
  readonly kind: ClockKind;
  readonly seconds: number;
}

export type TableSeat =
  | { readonly is: 'open'; readonly name?: string | null } // a name: kept for somebody of the last match
  | { readonly is: 'bot'; readonly name: string; readonly level: string }
  | {
      readonly is: 'guest';
      readonly name: string;
      readonly here: boolean;
      readonly stand_in: string | null; // the level of the bot that plays meanwhile
      readonly late: boolean;
      readonly may: { readonly stand_in: boolean; readonly claim: boolean }; // what the others may do about it
    };

export interface Running {
  readonly seat: number | null; // whose clock runs
  readonly left: readonly (number | null)[]; // milliseconds, as of `at`
  readonly at: number; // by the server's clock
  readonly from?: number; // from here on it counts down: at first the moves of the others are shown
}

export interface Ending {
  readonly how: 'played' | 'resigned' | 'claimed' | 'abandoned';
  readonly seat: number | null; // who resigned or was claimed over
  readonly totals: readonly number[];
  readonly ranking: readonly number[];
}

/** A table, as everybody may know it. */
export interface Table {
  readonly id: string;
  readonly game: string;
  readonly options: string;
  readonly ruleset: string; // the rules it is played by
  readonly status: 'open' | 'playing' | 'over';
  readonly listed: boolean;
  readonly host: number;
  readonly created: number;
  readonly changed: number;
  readonly turn: number;
  readonly seed_hash: string;
  readonly clock: Clock;
  readonly seats: readonly TableSeat[];
  readonly running: Running | null; // null: there is no clock
  readonly decider: number | null; // whose decision it is
  readonly watching: number;
  readonly ending: Ending | null;
  readonly rematch: string | null;
}

/** A seat of one's own: what opening a table, taking a seat and a rematch are answered with. */
export interface OwnSeat {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
}

export interface NewTable {
  readonly game: string;
  readonly options: string;
  readonly seats: readonly ({ is: 'me'; name: string } | { is: 'open' } | { is: 'bot'; level: string })[];
  readonly listed: boolean;
  readonly clock: Clock;
}

/** The first message of a connection. */
export type Hello =
  | { readonly do: 'sit'; readonly table: string; readonly token: string; readonly from: number }
  | { readonly do: 'watch'; readonly table: string; readonly from: number };

/** What only asks: it may get lost. */
export type Question =
  | { readonly do: 'why_not'; readonly piece: string }
  | { readonly do: 'foresee'; readonly text: string }
  | { readonly do: 'view_at'; readonly ply: number }
  | { readonly do: 'story'; readonly from: number };

/** What changes something: it is sent again until it is answered. */
export type Deed =
  | { readonly do: 'play'; readonly text: string; readonly ply: number }
  | { readonly do: 'undo' | 'redo'; readonly ply: number }
  | { readonly do: 'seat_bot' | 'stand_in'; readonly seat: number; readonly level: string }
  | { readonly do: 'seat_open' | 'claim'; readonly seat: number }
  | { readonly do: 'leave' | 'come_back' | 'resign' | 'rematch' };

export interface TableNews {
  readonly is: 'table';
  readonly seat: number | null;
  readonly table: Table;
}
export interface PositionNews extends Standing {
  readonly is: 'position';
}
export interface Answer {
  readonly is: 'answer';
  readonly id: number;
  readonly foresight?: RawForesight | null;
  readonly refused?: Refused | null;
  readonly view?: RawView;
  readonly from?: number;
  readonly story?: readonly StoryPly[];
  readonly table?: string;
  readonly seat?: number;
  readonly token?: string;
}
export type RefusedMove = Refused & { readonly is: 'refused'; readonly id: number };
export type ServerMessage =
  | TableNews
  | PositionNews
  | Answer
  | RefusedMove
  | { readonly is: 'problem'; readonly id?: number; readonly problem: string; readonly message: string }
  | { readonly is: 'goodbye'; readonly why: string };

/** Something the server did not do, and why: a code of docs/protocol.md, or one of ours (`lost`, `no_server`). */
export class Problem extends Error {
  constructor(
    readonly code: string,
    message = code,
  ) {
    super(message);
  }
}
export const LOST = 'lost'; // the connection went before the answer came
export const NO_SERVER = 'no_server'; // plain files, or no network
export const OTHER_VERSION = 'other_version'; // the page and the hall were made for different versions of the protocol

/** The version of docs/protocol.md that this page speaks. */
export const PROTOCOL = 2;
