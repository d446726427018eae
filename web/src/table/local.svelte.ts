// A match at this screen: the engine in its worker judges, bots answer there too; here is whose view is drawn, what waits
// for what, and what is kept. State is replaced whole. Knows no game.
import { absolute, startEngine, type EngineClient } from '../engine/client';
import type { GameInfo, Position, RawForesight, RawView, Refused, StoryPly, Thinking } from '../engine/protocol';
import type { GameEntry } from '../games/list';
import { keepMatch, type Player, type StoredMatch } from '../store/matches';
import type { GameEvent } from './contract';
import { othersJustDid, retold, type Stretch } from './story';

const LOOK_PACE_MS = 700; // between two positions when looking back
const BEFORE_CURTAIN_MS = 900; // to see what the last move did
const SETTLE_LIMIT_MS = 1500; // a table that never says it has settled holds nobody up
const GHOST_DELAY_MS = 40; // a pointer that only passes by asks for nothing

/** What is drawn: a position and what led to it. */
export interface Frame {
  readonly view: RawView;
  readonly events: readonly GameEvent[];
}

/** Looking back: the position drawn is a past one. */
export interface Looking {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly running: boolean;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export class LocalMatch {
  readonly humans: readonly number[];
  info = $state.raw<GameInfo | null>(null);
  frame = $state.raw<Frame | null>(null);
  story = $state.raw<readonly StoryPly[]>([]);
  position = $state.raw<Position | null>(null);
  viewer = $state<number | null>(null);
  curtain = $state<number | null>(null); // the seat that takes the screen next
  busy = $state(false);
  showing = $state(false); // moves of others are being shown
  hurried = $state(false);
  thinking = $state.raw<(Thinking & { seat: number }) | null>(null);
  armed = $state<string | null>(null);
  pointed = $state<string | null>(null);
  ghost = $state.raw<RawForesight | null>(null);
  refused = $state.raw<Refused | null>(null);
  looking = $state.raw<Looking | null>(null);
  problem = $state<string | null>(null);

  /** The seat whose choice is asked for at this screen now; null: nobody's. */
  readonly deciding = $derived.by(() => {
    if (this.looking || this.curtain !== null || this.showing || this.thinking || !this.position) return null;
    const { actor } = this.position;
    return actor !== null && actor === this.viewer ? actor : null;
  });
  readonly over = $derived(this.position?.actor === null && !this.showing);
  readonly justDone = $derived<Stretch | null>(othersJustDid(this.story, this.viewer));

  private readonly engine: EngineClient;
  private stored: StoredMatch;
  private closed = false;
  private whenSettled: (() => void) | null = null;
  private whenHurried: (() => void) | null = null;

  constructor(
    readonly entry: GameEntry,
    stored: StoredMatch,
    private readonly likes: { confirms: () => boolean; paceMs: () => number },
  ) {
    this.stored = stored;
    this.humans = stored.players.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []));
    this.engine = startEngine((thinking) => {
      if (this.thinking) this.thinking = { ...this.thinking, ...thinking };
    });
  }

  get players(): readonly Player[] {
    return this.stored.players;
  }
  get match(): StoredMatch {
    return this.stored;
  }

  /** Loads the rules and the match, then plays on until a person has to decide. */
  async open(): Promise<void> {
    try {
      this.info = await this.engine.load(absolute(await this.entry.wasm()));
      const { begin, save, game, players } = this.stored;
      if (begin)
        await this.engine.create(
          game,
          begin.options,
          players.map((player) => player.name),
          begin.seed,
        );
      else await this.engine.open(save);
      const [only] = this.humans;
      await this.seeAs(this.humans.length === 1 && only !== undefined ? only : null);
      await this.goOn();
    } catch (error) {
      this.fail(error);
    }
  }

  close() {
    this.closed = true;
    this.whenHurried?.();
    this.engine.close();
  }

  // --- Choosing ----------------------------------------------------------------------------------------------------

  async play(text: string): Promise<void> {
    const seat = this.deciding;
    if (seat === null || this.busy) return;
    this.refused = null;
    this.busy = true;
    try {
      if (await this.mustAskAgain(text)) {
        this.armed = text;
        return;
      }
      this.disarm();
      const from = this.retellFrom();
      const answer = await this.engine.play(seat, text, this.viewer, from);
      if (answer.refused) {
        this.refused = answer.refused;
        return;
      }
      this.receive(answer.position, from);
      await this.show(false);
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
    await this.goOn();
  }

  /** Chance comes in with this move and nothing brings it back: ask again, once, unless there is no other choice. */
  private async mustAskAgain(text: string): Promise<boolean> {
    const choices = this.frame?.view.legal ?? [];
    if (!this.likes.confirms() || this.armed === text || choices.length < 2) return false;
    if (!choices.some((move) => move.text === text)) return false;
    return (await this.engine.foresee(text))?.chance === true;
  }

  async whyNot(text: string): Promise<void> {
    this.refused = await this.engine.whyNot(text);
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

  foresee(text: string): Promise<RawForesight | null> {
    return this.engine.foresee(text);
  }

  disarm() {
    this.armed = null;
    this.pointed = null;
    this.ghost = null;
  }

  async undo(): Promise<void> {
    await this.turnBack((seat, from) => this.engine.undo(seat, this.viewer, from));
  }
  async redo(): Promise<void> {
    await this.turnBack((seat, from) => this.engine.redo(seat, this.viewer, from));
  }
  private async turnBack(ask: (seat: number, from: number) => Promise<Position | null>) {
    const seat = this.deciding;
    if (seat === null || this.busy) return;
    this.disarm();
    this.refused = null;
    const from = this.retellFrom();
    const position = await ask(seat, from);
    if (!position) return;
    this.receive(position, from);
    this.frame = { view: position.view, events: [] };
  }

  // --- Going on ----------------------------------------------------------------------------------------------------

  /** Bots play until a person has to decide, or the match is over. */
  private async goOn(): Promise<void> {
    try {
      while (!this.closed && this.position) {
        const { actor } = this.position;
        const player = actor === null ? undefined : this.players[actor];
        if (actor === null || !player) break;
        if (player.kind === 'human') {
          await this.handOver(actor);
          break;
        }
        await this.botPlays(actor, player.level);
      }
    } catch (error) {
      this.fail(error);
    }
    this.hurried = false;
  }

  private async botPlays(seat: number, level: string) {
    this.thinking = { seat, share: null };
    try {
      const move = await this.engine.think(level);
      const from = this.retellFrom();
      const answer = await this.engine.play(seat, move, this.viewer, from);
      if (answer.refused) throw new Error(answer.refused.message);
      this.receive(answer.position, from);
    } finally {
      this.thinking = null;
    }
    await this.show(true);
    if (this.humans.length === 0) this.hurried = false; // who only watches hurries one move
  }

  hurry() {
    this.hurried = true;
    this.whenHurried?.();
    void this.engine.hurry();
  }

  /** Another person sits down; with hidden hands they say when the first has looked away. */
  private async handOver(seat: number) {
    if (this.viewer === seat) return;
    if (this.humans.length < 2 || !this.entry.hiddenHands) return this.seeAs(seat);
    if (this.viewer !== null && this.likes.paceMs() > 0) await wait(BEFORE_CURTAIN_MS);
    this.curtain = seat;
  }
  async raiseCurtain() {
    if (this.curtain === null) return;
    await this.seeAs(this.curtain);
    this.curtain = null;
  }

  private async seeAs(viewer: number | null) {
    this.viewer = viewer;
    this.story = [];
    const position = await this.engine.position(viewer, 0);
    this.receive(position, 0);
    this.frame = { view: position.view, events: [] };
  }

  // --- What comes in, what is drawn --------------------------------------------------------------------------------

  private retellFrom(): number {
    return Math.min(this.position?.floor ?? 0, this.story.length);
  }

  private receive(position: Position, from: number) {
    this.story = retold(this.story, from, position.story);
    this.position = position;
    const { view, save } = position;
    const over = position.actor === null;
    this.stored = {
      ...this.stored,
      begin: null,
      save,
      changed: Date.now(),
      turn: view.turn,
      over,
      totals: view.scores.map((score) => score.total),
      ranking: view.ranking ?? [],
    };
    keepMatch(this.stored).catch((error: unknown) => this.fail(error));
  }

  /** Draws what has become visible, move by move; `paced` waits for each, as with bots. */
  private async show(paced: boolean) {
    const { position } = this;
    if (!position) return;
    const last = position.view.ply;
    let at = this.frame?.view.ply ?? last;
    this.showing = paced && at < last;
    try {
      while (at < last && !this.closed) {
        ++at;
        const view = at === last ? position.view : await this.engine.viewAt(at, this.viewer);
        await this.draw({ view, events: this.story[at - 1]?.events ?? [] }, paced);
      }
    } finally {
      this.showing = false;
    }
    if (this.frame?.view !== position.view) this.frame = { view: position.view, events: [] };
  }

  private async draw(frame: Frame, paced: boolean) {
    const settled = new Promise<void>((resolve) => (this.whenSettled = resolve));
    const hurried = new Promise<void>((resolve) => (this.whenHurried = resolve));
    this.frame = frame;
    if (!paced || this.hurried) return;
    const shown = frame.events.length > 0 ? this.likes.paceMs() : 0;
    if (this.likes.paceMs() === 0) return;
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
    if (this.position) this.frame = { view: this.position.view, events: [] };
  }
  private async drawPast(at: number, moving: boolean) {
    const view = await this.engine.viewAt(at, this.viewer);
    if (this.looking?.at !== at) return;
    this.frame = { view, events: moving ? (this.story[at - 1]?.events ?? []) : [] };
  }

  private fail(error: unknown) {
    if (!this.closed) this.problem = error instanceof Error ? error.message : String(error);
  }
}
