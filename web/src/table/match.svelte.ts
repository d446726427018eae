// A match as the shell needs it, wherever it is judged: whose view is drawn, what is chosen, pointed at and looked back
// at, and how the moves of others come to be seen. State is replaced whole. Knows no game, no worker and no socket.
import type { Position, RawForesight, RawView, Refused, StoryPly } from '../engine/protocol';
import type { GameEvent } from './contract';
import { othersJustDid, retold, type Stretch } from './story';

const LOOK_PACE_MS = 700; // between two positions when looking back
const SETTLE_LIMIT_MS = 1500; // a table that never says it has settled holds nobody up
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
  readonly waiting: Waiting | null = $derived.by(() => {
    if (this.deciding !== null || this.ended) return null;
    const shown = this.showing ? (this.position?.view.actor ?? null) : null;
    return shown === null ? this.thinker : { seat: shown, how: 'plays', share: null, hurries: true };
  });
  readonly justDone = $derived<Stretch | null>(othersJustDid(this.story, this.viewer));

  protected closed = false;
  private walking = false; // through what is to be shown
  private whenSettled: (() => void) | null = null;
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
  abstract readonly pastPaceMs: number;
  /** The match can be had as a file now. */
  abstract readonly fileReady: boolean;
  abstract file(): Promise<MatchFile>;
  /** The same once more: where to go for it. */
  abstract rematch(): Promise<string>;
  abstract open(): Promise<void>;
  /** What a move would lead to; null: nobody answers. */
  abstract foresee(text: string): Promise<RawForesight | null>;

  /** Nobody may decide now, though it is their turn. */
  protected abstract readonly held: boolean;
  protected abstract readonly thinker: Waiting | null;
  /** Play, undo, redo: when they answer, the new position has been received. */
  protected abstract doPlay(seat: number, text: string): Promise<Refused | null>;
  protected abstract doUndo(seat: number): Promise<boolean>;
  protected abstract doRedo(seat: number): Promise<boolean>;
  protected abstract askWhyNot(piece: string): Promise<Refused | null>;
  /** A past view; null: it cannot be had now. */
  protected abstract viewAt(ply: number): Promise<RawView | null>;
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
    this.refused = await this.doPlay(seat, text);
    if (!this.refused) await this.show();
  }

  /** Chance comes in with this move and nothing brings it back: ask again, once, unless there is no other choice. */
  private async mustAskAgain(text: string): Promise<boolean> {
    const choices = this.frame?.view.legal ?? [];
    if (!this.manner.confirms() || this.armed === text || choices.length < 2) return false;
    if (!choices.some((move) => move.text === text)) return false;
    const foresight = await this.foresee(text);
    return foresight === null || foresight.chance; // what nobody knows may be chance
  }

  /** Says why a piece offers nothing now; false: there is nothing to say. */
  async whyNot(piece: string): Promise<boolean> {
    if (this.looking || this.ended) return false;
    const refused = await this.askWhyNot(piece);
    if (refused?.why !== 'not_legal' && refused?.why !== 'not_your_turn') return false;
    this.refused = refused;
    return true;
  }

  point(text: string | null) {
    if (this.pointed === text) return;
    this.pointed = text;
    this.ghost = null;
    if (text === null || this.deciding === null) return;
    void wait(GHOST_DELAY_MS)
      .then(async () => {
        if (this.closed || this.pointed !== text || this.deciding === null || this.busy) return;
        const ghost = await this.foresee(text);
        if (this.pointed === text) this.ghost = ghost;
      })
      .catch((error: unknown) => this.fail(error)); // the match may have been left meanwhile
  }

  disarm() {
    this.armed = null;
    this.pointed = null;
    this.ghost = null;
  }

  undo(): Promise<void> {
    return this.turnBack((seat) => this.doUndo(seat));
  }
  redo(): Promise<void> {
    return this.turnBack((seat) => this.doRedo(seat));
  }
  private async turnBack(ask: (seat: number) => Promise<boolean>) {
    const seat = this.deciding;
    if (seat === null || this.busy) return;
    this.disarm();
    this.refused = null;
    this.busy = true;
    try {
      if (await ask(seat)) this.jump();
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
    await this.goOn();
  }

  hurry() {
    this.hurried = true;
    this.whenHurried?.();
  }

  // --- What comes in, what is drawn --------------------------------------------------------------------------------

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
        const view = at === newest.ply ? newest : await this.viewAt(at);
        if (!view) break;
        await this.draw({ view, events: ply?.events ?? [] }, paced);
      }
    } finally {
      this.walking = false;
      this.showing = false;
    }
    if (!this.closed && this.frame?.view !== this.position?.view) this.jump();
  }

  private async draw(frame: Frame, paced: boolean) {
    const settled = new Promise<void>((resolve) => (this.whenSettled = resolve));
    const hurried = new Promise<void>((resolve) => (this.whenHurried = resolve));
    this.frame = frame;
    const pace = this.manner.paceMs();
    if (!paced || this.hurried || pace === 0) return;
    const shown = frame.events.length > 0 ? pace : 0;
    await Promise.race([Promise.all([settled, wait(shown)]), wait(SETTLE_LIMIT_MS), hurried]);
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
    const view = await this.viewAt(ply);
    return view && { points: view.scores.map((score) => score.total), first: view.first };
  }
  private async drawPast(at: number, moving: boolean) {
    const view = await this.viewAt(at);
    if (!view || this.looking?.at !== at) return;
    this.frame = { view, events: moving ? (this.story[at - 1]?.events ?? []) : [] };
  }

  protected fail(error: unknown) {
    if (!this.closed) this.problem = error instanceof Error ? error.message : String(error);
  }
}
