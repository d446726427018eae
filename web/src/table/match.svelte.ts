// A match as the shell needs it, wherever it is judged: whose view is drawn, what is chosen, pointed at and looked back
// at, and how the moves of others come to be seen. State is replaced whole. Knows no game, no worker and no socket.
import type { Position, RawForesight, RawView, Refused, StoryPly } from '../engine/protocol';
import type { GameEvent, Seat } from './contract';
import type { Judge } from './judge';
import { othersJustDid, retold, type Stretch } from './story';

const LOOK_PACE_MS = 700; // between two positions when looking back
const SETTLE_LIMIT_MS = 1500; // a table that never says it has settled holds nobody up
const MOST_TAKEN = 24; // answers in a row that are given for a player; a game that never asks is a game gone wrong
const FEW = 4; // choices that are all looked at before one is asked about again
const GHOST_DELAY_MS = 40; // a pointer that only passes by asks for nothing

/** What is drawn: a position and what led to it. */
export interface Frame {
  readonly view: RawView;
  readonly events: readonly GameEvent[];
}

/** Where the match stands, for one viewer. */
export type Standing = Pick<Position, 'view' | 'actor' | 'ply' | 'floor'>;

/** Looking back: the position drawn is a past one. */
export interface Looking {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly running: boolean;
}

/** Who plays a seat, as the shell says it. */
export interface Sitter {
  readonly name: string;
  readonly role: 'you' | 'friend' | 'guest' | 'bot';
}

/** Whom everybody waits for while nobody at this screen decides. */
export interface Waiting {
  readonly seat: number;
  readonly how: 'thinks' | 'plays' | 'waits'; // a bot thinks, a move is shown, a person is waited for
  readonly share: number | null; // how far a bot is, where that is known
  readonly hurries: boolean; // it can be made quicker
}

/** A match as a file. */
export interface MatchFile {
  readonly name: string;
  readonly text: string;
}

/** What the player likes that a match has to know. */
export interface Manner {
  readonly confirms: () => boolean; // ask again before chance comes in
  readonly paceMs: () => number; // between two moves of others that are shown
  readonly asksAll: () => boolean; // nothing is answered for the player
  /** The answer nobody needs to be asked for, as the game sees it; null: there is none. */
  readonly obvious: (view: RawView) => string | null;
}

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export abstract class Match {
  frame = $state.raw<Frame | null>(null);
  story = $state.raw<readonly StoryPly[]>([]);
  position = $state.raw<Standing | null>(null);
  viewer = $state<number | null>(null);
  curtain = $state<number | null>(null); // the seat that takes the screen next, where people share one
  busy = $state(false);
  showing = $state(false); // moves of others are being shown
  private mover = $state<Seat | null>(null); // who made the move that is being shown
  hurried = $state(false);
  armed = $state<string | null>(null);
  pointed = $state<string | null>(null);
  ghost = $state.raw<RawForesight | null>(null);
  refused = $state.raw<Refused | null>(null);
  looking = $state.raw<Looking | null>(null);
  problem = $state<string | null>(null);

  /** The seat whose choice is asked for at this screen now; null: nobody's. */
  readonly deciding: number | null = $derived.by(() => {
    if (this.looking || this.showing || this.held || !this.position) return null;
    const { actor } = this.position;
    return actor !== null && actor === this.viewer ? actor : null;
  });
  readonly over: boolean = $derived.by(() => this.ended && !this.showing);
  /** Who made the move that is drawn, while moves are shown or looked back at. */
  readonly shown: Seat | null = $derived.by(() => {
    if (this.looking) return this.seatOf(this.looking.at);
    return this.showing ? this.mover : null;
  });
  /** How much of the story has been seen: what is still to be shown is not told yet. */
  readonly toldPly: number = $derived.by(() => {
    if (this.looking) return this.story.length;
    return Math.min(this.frame?.view.ply ?? 0, this.story.length);
  });
  readonly waiting: Waiting | null = $derived.by(() => {
    if (this.deciding !== null || this.over) return null;
    if (this.showing && this.mover !== null) return { seat: this.mover, how: 'plays', share: null, hurries: true };
    return this.thinker;
  });
  readonly justDone = $derived<Stretch | null>(othersJustDid(this.story, this.viewer));

  /** What was answered for the player, as plies. It comes back by undo and redo together with the choice before it. */
  private answered = $state.raw<readonly number[]>([]);
  /** What comes next is looked for, and perhaps answered for the player: what was asked before stays in sight until then. */
  taking = $state(false);
  /** What was answered for the player since the last choice. */
  readonly takenForMe: readonly StoryPly[] = $derived.by(() => {
    let from = this.story.length;
    while (from > 0 && this.answered.includes(from - 1) && this.story[from - 1]?.actor === this.viewer) --from;
    return this.story.slice(from);
  });

  protected closed = false;
  private tried: number | null = null; // where an answer was given for the player, whatever came of it
  private walking = false; // through what is to be shown
  private whenSettled: (() => void) | null = null;
  private drawn: Promise<void> = Promise.resolve(); // the table has settled since the last frame
  private whenHurried: (() => void) | null = null;

  constructor(protected readonly manner: Manner) {}

  // --- What each kind of match says ---------------------------------------------------------------------------------

  abstract readonly sitters: readonly Sitter[];
  abstract readonly parts: readonly string[]; // of the score, in the order of the game
  abstract readonly topics: readonly string[]; // of the help
  abstract readonly ended: boolean;
  abstract readonly ranking: readonly number[]; // when over: the place of each seat, from 1
  /** When the last move was made. */
  abstract readonly changedAt: number;
  /** How long to wait between two questions about the past: a hall answers so many a second. */
  readonly pastPaceMs: number = 0;
  /** The match can be had as a file now. */
  abstract readonly fileReady: boolean;
  abstract file(): Promise<MatchFile>;
  /** Who saw the match dealt. */
  abstract readonly origin: 'own' | 'file' | 'table';
  /** Where it can be studied. */
  abstract readonly studyLink: string;
  /** Whether hints are given in this match at all. */
  get advises(): boolean {
    return false;
  }
  /** The record that somebody may think about for the player; null: nobody may, or nothing is to be decided. */
  get adviceFrom(): string | null {
    return null;
  }
  /** The same once more: where to go for it. */
  abstract rematch(): Promise<string>;
  abstract open(): Promise<void>;

  /** What somebody who leads through the match answers for the player here (leader.ts); undefined: nobody leads. */
  protected get led(): string | null | undefined {
    return undefined;
  }
  /** Whether a choice of the player is to be played at all. */
  protected takes(_text: string): boolean {
    return true;
  }
  /** Nobody may decide now, though it is their turn. */
  protected abstract readonly held: boolean;
  protected abstract readonly thinker: Waiting | null;
  /** Whom the match asks about its moves. */
  protected abstract readonly judge: Judge;
  /** After every choice: what has to happen without one. */
  protected abstract goOn(): Promise<void>;

  close() {
    this.closed = true;
    this.whenHurried?.();
  }

  /** The curtain rises for who sits down now. */
  async raiseCurtain(): Promise<void> {
    this.curtain = null;
  }

  // --- Choosing ----------------------------------------------------------------------------------------------------

  async play(text: string): Promise<void> {
    const seat = this.deciding;
    if (seat === null || this.busy) return;
    this.refused = null;
    if (!this.takes(text)) return this.disarm();
    this.busy = true;
    try {
      if (await this.mustAskAgain(text)) this.armed = text;
      else await this.playNow(seat, text);
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
    await this.goOn();
  }

  private async playNow(seat: number, text: string) {
    this.disarm();
    const { ply = 0 } = this.position ?? {};
    this.refused = await this.judge.play(seat, text);
    if (this.refused) return;
    this.recall(this.answered.filter((each) => each < ply)); // what came after is another story
    await this.takeObvious(seat, false);
  }

  // --- What nobody needs to be asked --------------------------------------------------------------------------------

  /** At the beginning of a turn: the one choice there is, if it can be taken back. Says whether there was one. */
  protected async takeOnly(): Promise<boolean> {
    const seat = this.deciding;
    const before = this.position?.ply ?? 0;
    if (seat === null || this.busy || this.tried === before || this.answered.includes(before)) return false;
    this.busy = true;
    try {
      await this.takeObvious(seat, true);
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
    return this.answered.includes(before);
  }

  /** What was answered for the player, by plies. */
  protected recall(answered: readonly number[]) {
    this.answered = answered;
  }

  private async takeObvious(seat: Seat, begins: boolean) {
    this.taking = true;
    try {
      if (!begins) await this.show();
      await this.answerFor(seat, begins);
    } finally {
      this.taking = false;
    }
  }

  private async answerFor(seat: Seat, begins: boolean) {
    for (let taken = 0; taken < MOST_TAKEN && this.deciding === seat && !this.closed; ++taken) {
      const { ply } = this.position ?? { ply: 0 };
      const text = await this.obviousNow(begins && taken === 0);
      if (text === null || this.deciding !== seat || this.position?.ply !== ply) return;
      this.tried = ply;
      if ((await this.judge.play(seat, text)) || this.position.ply <= ply) return; // refused, or too late: a person looks
      this.recall([...this.answered, ply]);
      await this.show();
    }
  }

  private async obviousNow(begins: boolean): Promise<string | null> {
    const view = this.position?.view;
    const led = this.led;
    if (led !== undefined) return led;
    if (!view || this.manner.asksAll()) return null;
    const [only, another] = view.legal;
    const text = only && !another ? only.text : begins ? null : this.manner.obvious(view);
    if (text === null || !view.legal.some((move) => move.text === text)) return null;
    const foresight = await this.foresee(text);
    if (!foresight || foresight.chance) return null;
    // What stands for good is answered only where it is all there is and nothing could be taken back anyway.
    return foresight.final && (begins || another || view.undo) ? null : text;
  }

  /** Chance comes in with this move and nothing brings it back: ask again, once, unless there is no other choice. */
  private async mustAskAgain(text: string): Promise<boolean> {
    const choices = this.frame?.view.legal ?? [];
    if (!this.manner.confirms() || this.armed === text || choices.length < 2) return false;
    if (!choices.some((move) => move.text === text)) return false;
    if (!(await this.mayBeChance(text))) return false;
    return choices.length > FEW || !(await this.allChance(choices.filter((move) => move.text !== text)));
  }
  private async mayBeChance(text: string): Promise<boolean> {
    const foresight = await this.foresee(text);
    return foresight === null || foresight.chance; // what nobody knows may be chance
  }
  /** Chance comes in whatever is chosen: there is nothing to ask about it. */
  private async allChance(moves: readonly { readonly text: string }[]): Promise<boolean> {
    for (const { text } of moves) if (!(await this.mayBeChance(text))) return false;
    return true;
  }

  /** What a move would lead to; null: nobody knows. */
  foresee(text: string): Promise<RawForesight | null> {
    return this.judge.foresee(text).catch((error: unknown) => this.fail(error)); // the match may have been left meanwhile
  }

  /** Says why a piece offers nothing now; false: there is nothing to say. */
  async whyNot(piece: string): Promise<boolean> {
    if (this.looking || this.ended) return false;
    const refused = await this.judge.whyNot(piece).catch((error: unknown) => this.fail(error));
    if (refused?.why !== 'not_legal' && refused?.why !== 'not_your_turn') return false;
    this.refused = refused;
    return true;
  }

  point(text: string | null) {
    if (this.pointed === text) return;
    this.pointed = text;
    this.ghost = null;
    if (text === null || this.deciding === null) return;
    void wait(GHOST_DELAY_MS).then(async () => {
      if (this.closed || this.pointed !== text || this.deciding === null || this.busy) return;
      const ghost = await this.foresee(text);
      if (this.pointed === text) this.ghost = ghost;
    });
  }

  disarm() {
    this.armed = null;
    this.pointed = null;
    this.ghost = null;
  }

  /** Back to where the player last chose: what was answered for them goes with it. */
  undo(): Promise<void> {
    return this.turnBack(async (seat) => {
      const { ply = 0 } = this.position ?? {};
      return (await this.judge.undo(seat)) && this.answered.includes(ply - 1) && this.canTurn('undo');
    });
  }
  redo(): Promise<void> {
    return this.turnBack(async (seat) => {
      return (await this.judge.redo(seat)) && this.answered.includes(this.position?.ply ?? 0) && this.canTurn('redo');
    });
  }
  private canTurn(way: 'undo' | 'redo'): boolean {
    return !this.closed && this.position?.actor === this.viewer && (this.position?.view[way] ?? false);
  }
  /** Turns back step by step while `ask` says that it is not enough. */
  private async turnBack(ask: (seat: Seat) => Promise<boolean>) {
    const seat = this.deciding;
    if (seat === null || this.busy) return;
    this.disarm();
    this.refused = null;
    this.busy = true;
    const before = this.position;
    try {
      while (await ask(seat));
    } catch (error) {
      this.fail(error);
    } finally {
      if (this.position !== before) this.jump();
      this.busy = false;
    }
    await this.goOn();
  }

  hurry() {
    this.hurried = true;
    this.whenHurried?.();
  }

  // --- What comes in, what is drawn --------------------------------------------------------------------------------

  /** Another past is on the table: nothing is known of what was answered in it. */
  protected forget() {
    this.answered = [];
    this.tried = null;
    this.looking = null;
    this.disarm();
  }

  /** From which ply on the story may still change. */
  protected retellFrom(): number {
    return Math.min(this.position?.floor ?? 0, this.story.length);
  }

  protected receive(position: Standing, from: number, story: readonly StoryPly[]) {
    this.story = retold(this.story, from, story);
    this.position = position;
    this.refused = null; // it spoke of another position
  }

  /** Draws the position as it is, with nothing that moves. */
  protected jump() {
    if (this.position) this.frame = { view: this.position.view, events: [] };
  }

  /** Draws what has become visible, move by move, and waits for each that others made; goes on to the newest. */
  protected async show(): Promise<void> {
    if (this.walking) return;
    this.walking = true;
    try {
      while (!this.closed && this.position && this.frame && this.frame.view.ply < this.position.view.ply) {
        const { view: newest } = this.position;
        const at = this.frame.view.ply + 1;
        const ply = this.story[at - 1];
        const paced = ply?.actor !== this.viewer;
        this.showing = paced;
        this.mover = this.seatOf(at);
        const view = at === newest.ply ? newest : await this.judge.viewAt(at);
        if (!view) break;
        if (paced || this.answered.includes(at - 1)) await this.calm();
        await this.draw({ view, events: ply?.events ?? [] }, paced);
      }
    } finally {
      this.walking = false;
      this.showing = false;
    }
    if (!this.closed && this.frame?.view !== this.position?.view) this.jump();
  }

  /** Who made the move that led to position `at`; null: nobody that is known. */
  private seatOf(at: number): Seat | null {
    const actor = this.story[at - 1]?.actor ?? -1;
    return actor < 0 ? null : actor;
  }

  private async draw(frame: Frame, paced: boolean) {
    const settled = new Promise<void>((resolve) => (this.whenSettled = resolve));
    const hurried = new Promise<void>((resolve) => (this.whenHurried = resolve));
    this.drawn = settled;
    this.frame = frame;
    const pace = this.manner.paceMs();
    if (!paced || this.hurried || pace === 0) return;
    const shown = frame.events.length > 0 ? pace : 0;
    await Promise.race([Promise.all([settled, wait(shown)]), wait(SETTLE_LIMIT_MS), hurried]);
  }

  /** The move before, often the player's own, is seen to its end before another one is shown. */
  private async calm() {
    if (this.hurried || this.manner.paceMs() === 0) return;
    const hurried = new Promise<void>((resolve) => (this.whenHurried = resolve));
    await Promise.race([this.drawn, wait(SETTLE_LIMIT_MS), hurried]);
  }

  settled() {
    this.whenSettled?.();
    this.whenSettled = null;
  }

  // --- Looking back ------------------------------------------------------------------------------------------------

  async look(from: number, to: number, running: boolean) {
    if (this.showing || this.busy) return;
    this.disarm();
    this.looking = { at: from, from, to, running };
    await this.drawPast(from, false);
    while (this.looking?.running && this.looking.at < to && !this.closed) {
      await wait(LOOK_PACE_MS);
      if (this.looking?.running) await this.step(1, true);
    }
    if (this.looking?.running) this.looking = { ...this.looking, running: false };
  }
  async step(by: number, running = false) {
    if (!this.looking) return;
    const at = Math.min(Math.max(this.looking.at + by, 0), this.story.length);
    if (at === this.looking.at) return;
    this.looking = { ...this.looking, at, running };
    await this.drawPast(at, by === 1);
  }
  lookAway() {
    this.looking = null;
    this.jump();
  }
  /** The points of every seat at a past position, and who began as far as was known there; null: nobody answers. */
  async pointsAt(ply: number): Promise<{ points: readonly number[]; first: number | null } | null> {
    const view = await this.judge.viewAt(ply);
    return view && { points: view.scores.map((score) => score.total), first: view.first };
  }
  private async drawPast(at: number, moving: boolean) {
    const view = await this.judge.viewAt(at).catch((error: unknown) => this.fail(error));
    if (!view || this.looking?.at !== at) return;
    this.frame = { view, events: moving ? (this.story[at - 1]?.events ?? []) : [] };
  }

  /** Something outside the match went wrong, and without it there is none. */
  stop(error: unknown) {
    this.fail(error);
  }
  protected fail(error: unknown): null {
    if (!this.closed) this.problem = error instanceof Error ? error.message : String(error);
    return null;
  }
}
