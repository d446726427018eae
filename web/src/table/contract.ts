// The contract between the shell (game-blind) and the table of one game (drawing only). A table draws the view it is
// given and plays moves it was offered; it holds no rule and never edits a view.
import type { Component } from 'svelte';

import type { Phrase, PhraseArg } from '../words/phrase';
import type { Plan } from './plan';
import type { Sound } from './sound/recipes';

/** A seat is a number from 0; an onlooker is null. */
export type Seat = number;

/** One legal choice: `text` is what `play` takes, `words` what the player reads, in the player's language. */
export interface LegalMove {
  readonly text: string;
  readonly words: string;
  /** The same as the engine says it: whoever offers the choice in fewer words takes its arguments. */
  readonly phrase?: Phrase;
}

/** Points of one seat: the total and its parts, by the names the engine gives them. */
export type Score = { readonly total: number } & Readonly<Record<string, number>>;

/** What happened, as the engine tells it: `{ event: 'loaded', seat: 0, tile: 'fish2r', … }`. Hidden values are null. */
export interface GameEvent {
  readonly event: string;
  readonly seat?: Seat;
  readonly [field: string]: unknown;
}

/** The JSON of Match::view (match/view_of.h) for one viewer, with its phrases said in the player's language. */
export interface View<State = unknown> {
  readonly game: string;
  readonly ruleset: string;
  readonly options: string;
  readonly seats: readonly string[]; // what each seat is called
  readonly seed_hash: string;
  readonly ply: number; // the position shown
  readonly visible_ply: number; // the last one this viewer may see
  readonly turn: number;
  readonly first: Seat | null; // who begins; null: nobody knows yet
  readonly actor: Seat | null; // whose decision it is; null: the game is over
  readonly you: Seat | null; // the viewer: draw this seat nearest
  readonly over: boolean;
  readonly prompt: string;
  readonly undo: boolean;
  readonly redo: boolean;
  readonly state: State; // the game's own part: G::write_view
  readonly legal: readonly LegalMove[];
  readonly scores: readonly Score[];
  readonly ranking?: readonly number[]; // when over: the place of each seat, from 1
}

/** What a move would lead to. Nobody can tell once chance comes in; else the view right after the move, with an empty list. */
export type Foresight<State = unknown> =
  | { readonly chance: true }
  | {
      readonly chance: false;
      readonly final: boolean; // the move could not be taken back
      readonly view: View<State>;
      readonly events: readonly GameEvent[];
    };

/** Says a sentence of words/*.json: `say('lofoten.good.fish')`, `say('web.turn', { turn: 3 })`. */
export type SayArgs = Readonly<Record<string, PhraseArg>>;
export type Say = (key: string, args?: SayArgs) => string;

/** What the table of a game gets. The shell replaces every prop whole; it never patches one. */
export interface TableProps<State = unknown> {
  /** How to lay the table. It is a size container (`@container table`, cqw, cqh) that the game fills whole. */
  plan: Plan;
  /** The position to draw. */
  view: View<State>;
  /** What led here from the view drawn before, in order; empty when there is nothing to animate (undo, a reload). */
  events: readonly GameEvent[];
  /** What the others did since the viewer decided last, until he decides again; in a replay what this step did. */
  trail: readonly GameEvent[];
  /** What the viewer may choose now; empty while others decide, during a replay and behind the curtain. */
  moves: readonly LegalMove[];
  /** An answer of the engine is on its way: draw the choices as they are, take no further one. */
  busy: boolean;
  /** The text of the move pointed at or focused, on the board or in the shell's list; both sides light it up. */
  pointed: string | null;
  /** What the pointed move would lead to; null until it is known, or when nothing is pointed at. */
  ghost: Foresight<State> | null;
  /** The move that waits for the player's second click, because chance comes in with it. */
  armed: string | null;
  /** Pieces may travel. False: show the result at once (reduced motion, a hurried player). */
  motion: boolean;
  say: Say;
  /** The language of the words, 'en' or 'fr', for what Intl formats. */
  lang: string;

  /** Plays a move by its text. */
  play: (text: string) => void;
  /** A choice is pointed at or focused (its text), or no longer (null). */
  point: (text: string | null) => void;
  /** A piece was pointed at that offers nothing now: the shell says why, about that very piece. False: it had nothing to
   *  say. Pieces have the names the engine gives them (G::pieces). */
  whyNot: (piece: string) => Promise<boolean>;
  /** What a move not pointed at would lead to, e.g. for the three cards of a hand. */
  preview: (text: string) => Promise<Foresight<State>>;
  /** A piece is looked at, or asked about, or (null) no more: the shell shows its card. */
  explain: (about: Asked | null) => void;
  /** Opens the help on a topic (GameInfo::help_topics) or on any key of words/*.json. */
  help: (topic: string) => void;
  /** An event is seen now: the shell lets it sound. */
  heard: (event: GameEvent) => void;
  /** The table has finished moving the pieces of these events. Called once for each new view. */
  settled: () => void;

  /** Pieces of the log and the score sheet that the player points at, as a topic: the table may light up its pieces. */
  spotlight: string | null;
}

/** A piece that somebody looks at. `asked`: for its explanation, which comes at once and stays. */
export interface Asked {
  readonly spot: string;
  readonly topic: string;
  readonly asked: boolean;
}

/** What a piece is and does now, for its card; the help on its topic stands below. */
export interface Explanation {
  readonly title?: string; // else that of its topic
  readonly text: string;
  /** A symbol of the game's drawings: '#lf-fish'. */
  readonly icon?: string;
}

export interface SeatProps<State = unknown> {
  view: View<State>;
  seat: Seat;
  say: Say;
}

/** How a choice is offered: an icon, a verb, and what it leads to; two lines at most. */
export interface Choice {
  /** A symbol of the game's drawings: '#lf-fish'. */
  readonly icon?: string;
  readonly verb: string; // 'Load the 3 fish'
  readonly leadsTo?: string; // '+2 points'
  /** Plain choices come first, then what skips or ends something, then what costs, and what is dangerous last. */
  readonly kind: 'plain' | 'skip' | 'end' | 'paid' | 'danger';
}

/** A sign of the game and what it is called. */
export interface LegendEntry {
  readonly icon: string; // a symbol of the game's drawings: '#lf-coin'
  readonly key: string; // of the words
  readonly tone?: string; // a class that colours it
}

/** What web/src/games/<game>/index.ts exports. It is loaded when the game is chosen. */
export interface GameTable {
  table: Component<TableProps>;
  /** The help topic of a phrase of the log, so that its piece can be pointed at: 'lofoten.tile' gives 'tile'. */
  topicOf?: (phraseKey: string) => string | null;
  /** A picture beside the help on a topic. */
  picture?: Component<{ topic: string }>;
  /** What pictures, signs and icons are drawn with, where no table brings it. */
  drawings?: Component;
  /** The signs of the game, for the help. */
  legend?: readonly LegendEntry[];
  /** Where the points come from, in more detail than their parts; stands on the score sheet at the end. */
  scoreDetail?: Component<{ view: View; say: Say }>;
  /** A move as icon, verb and consequence; without it a choice is the engine's sentence. */
  choice?: (move: LegalMove, view: View, say: Say) => Choice;
  /** The answer that nobody needs to be asked for, as one of the legal texts: the one sensible outcome of what was chosen.
   *  Only what can be taken back; the shell never asks where one choice is left. Null: ask. */
  obvious?: (view: View) => string | null;
  /** The move has a piece that can be pointed at: in a long list it folds away. */
  hasPiece?: (text: string) => boolean;
  /** What chance brings in with a move, said on its piece while it waits for the second click. */
  chance?: (text: string, say: Say) => string;
  /** What a piece is and does now; null or without it: its name, and the help on its topic. */
  explain?: (spot: string, view: View, say: Say) => Explanation | null;
  /** How an event sounds; null: it does not. */
  sound?(event: GameEvent): Sound | null;
  /** What one seat has, in short: under its name in the column at the side, on a phone in the drawer. */
  seat?: Component<SeatProps>;
}
