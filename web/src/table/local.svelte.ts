// A match at this screen: the engine in its worker judges, bots answer there too; people take turns at the screen, with
// a curtain between them where hands are hidden; and after every move it is kept in this browser.
import { linkTo } from '../app/route.svelte';
import type { Position, Thinking } from '../engine/protocol';
import type { GameEntry } from '../games/list';
import { keepMatch, type StoredMatch } from '../store/matches';
import { cutRecord, movesIn, rulesetOf, writeFile } from '../store/record';
import { say } from '../words/words.svelte';
import { botSeed } from './bot_seed';
import { EngineMatch } from './engine_match.svelte';
import type { Leader } from './leader';
import { wait, type Manner, type MatchFile, type Sitter, type Waiting } from './match.svelte';
import { again } from './rematch';

const BEFORE_CURTAIN_MS = 900; // to see what the last move did

export class LocalMatch extends EngineMatch {
  readonly sitters: readonly Sitter[];
  readonly fileReady = true;
  thinking = $state.raw<(Thinking & { seat: number }) | null>(null);

  private leader = $state.raw<Leader | null>(null);
  private readonly humans: readonly number[];

  constructor(
    entry: GameEntry,
    private stored: StoredMatch,
    manner: Manner,
    leader: Leader | null = null,
  ) {
    super(entry, manner, (thinking) => {
      if (this.thinking) this.thinking = { ...this.thinking, ...thinking };
    });
    this.leader = leader;
    this.humans = stored.players.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []));
    const alone = this.humans.length === 1;
    this.sitters = stored.players.map(({ kind, name }) => ({
      name,
      role: kind === 'bot' ? 'bot' : alone ? 'you' : 'friend',
    }));
  }

  get origin(): 'own' | 'file' {
    return this.stored.file ? 'file' : 'own';
  }
  get studyLink(): string {
    return linkTo.study(this.stored.id);
  }
  override get advises(): boolean {
    return this.leader === null && !this.stored.daily && !this.ended;
  }
  override get adviceFrom(): string | null {
    return this.advises && this.deciding !== null ? this.stored.save : null;
  }
  get changedAt(): number {
    return this.stored.changed;
  }
  protected get held(): boolean {
    return this.curtain !== null || this.thinking !== null || (this.leader?.holds ?? false);
  }
  protected override get led(): string | null | undefined {
    return this.viewer === null ? undefined : this.leader?.answer(movesIn(this.stored.save), this.viewer);
  }
  protected override takes(text: string): boolean {
    return this.leader?.takes(text, this.position?.view.legal.map((move) => move.text) ?? []) ?? true;
  }
  protected get thinker(): Waiting | null {
    return this.thinking && { ...this.thinking, how: 'thinks', hurries: !this.stored.daily };
  }

  /** Loads the rules and the match, then plays on until a person has to decide. */
  async open(): Promise<void> {
    try {
      const info = await this.loadRules();
      const { begin, save, game, players } = this.stored;
      const made = begin ? info.ruleset : rulesetOf(save);
      if (made !== info.ruleset) throw new Error(say('web.match.old', { made, played: info.ruleset }));
      if (begin)
        await this.engine.create(
          game,
          begin.options,
          players.map((player) => player.name),
          begin.seed,
        );
      else await this.engine.open(save);
      super.recall(this.stored.answered ?? []);
      const [only] = this.humans;
      await this.seeAs(this.humans.length === 1 && only !== undefined ? only : null);
      await this.goOn();
    } catch (error) {
      this.fail(error);
    }
  }

  async file(): Promise<MatchFile> {
    return writeFile(this.stored);
  }
  async rematch(): Promise<string> {
    const { options = '', first = null } = this.position?.view ?? {};
    const next = again(this.stored, options, first);
    await keepMatch(next);
    return linkTo.match(next.id);
  }

  // --- For who leads through it --------------------------------------------------------------------------------------

  /** What held the match up holds it no more. */
  resume(): Promise<void> {
    return this.goOn();
  }
  /** Back to where so many moves were made, also behind what stands for good. */
  async rewind(moves: number): Promise<void> {
    try {
      await this.engine.open(cutRecord(this.stored.save, moves) ?? this.stored.save);
      this.forget();
      await this.seeAs(this.viewer);
    } catch (error) {
      this.fail(error);
    }
    await this.goOn();
  }
  /** Keeps with the match how far its lesson is; null: it is a match like any other. */
  note(lesson: NonNullable<StoredMatch['lesson']> | null) {
    this.stored = { ...this.stored, lesson };
    if (!lesson) this.leader = null;
    keepMatch(this.stored).catch((error: unknown) => this.fail(error));
  }

  // --- Going on ----------------------------------------------------------------------------------------------------

  /** Bots play until a person has to decide, or the match is over. */
  protected async goOn(): Promise<void> {
    try {
      while (!this.closed && this.position && !this.leader?.holds) {
        const { actor } = this.position;
        const player = actor === null ? undefined : this.stored.players[actor];
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
    if (await this.takeOnly()) await this.goOn();
  }

  private async botPlays(seat: number, level: string) {
    this.thinking = { seat, share: null };
    try {
      const led = this.leader?.answer(movesIn(this.stored.save), seat);
      const refused = await this.judge.play(seat, led ?? (await this.think(level)));
      if (refused) throw new Error(refused.message);
    } finally {
      this.thinking = null;
    }
    await this.show();
    if (this.humans.length === 0) this.hurried = false; // who only watches hurries one move
  }

  /** The deal of a day is played against the same moves by everybody. */
  private think(level: string): Promise<string> {
    const { daily, save } = this.stored;
    return daily ? this.engine.think(daily.bot, botSeed(daily.seed, movesIn(save))) : this.engine.think(level);
  }

  override hurry() {
    super.hurry();
    if (!this.stored.daily) void this.engine.hurry();
  }

  /** Another person sits down; with hidden hands they say when the first has looked away. */
  private async handOver(seat: number) {
    if (this.viewer === seat) return;
    if (this.humans.length < 2 || !this.entry.hiddenHands) return this.seeAs(seat);
    if (this.viewer !== null && this.manner.paceMs() > 0) await wait(BEFORE_CURTAIN_MS);
    this.curtain = seat;
  }
  override async raiseCurtain() {
    if (this.curtain === null) return;
    await this.seeAs(this.curtain);
    await super.raiseCurtain();
    await this.goOn();
  }

  protected override recall(answered: readonly number[]) {
    super.recall(answered);
    if (answered.length === (this.stored.answered?.length ?? 0)) return; // it only ever grows, or is cut
    this.stored = { ...this.stored, answered };
    keepMatch(this.stored).catch((error: unknown) => this.fail(error));
  }

  protected override keep(position: Position, from: number) {
    super.keep(position, from);
    const { view, save } = position;
    this.stored = {
      ...this.stored,
      begin: null,
      save,
      changed: save === this.stored.save ? this.stored.changed : Date.now(), // who only looks changes nothing
      turn: view.turn,
      over: position.actor === null,
      totals: view.scores.map((score) => score.total),
      ranking: view.ranking ?? [],
    };
    keepMatch(this.stored).catch((error: unknown) => this.fail(error));
    this.leader?.reached(movesIn(save));
  }
}
