// A match at a table of the hall: the server judges, and tells what this seat may know. Here is what of it is drawn, and
// what the people around the table may do besides playing.
import { linkTo } from '../app/route.svelte';
import { findGame } from '../games/list';
import { filled } from '../table/story';
import { Match, wait, type Manner, type MatchFile, type Sitter, type Waiting } from '../table/match.svelte';
import { codeOf, findTable, playAddress, recordOf } from './api';
import { dayOf } from './clocks';
import { HallJudge } from './hall_judge';
import { heardAt } from './now';
import { OTHER_VERSION } from './protocol';
import type { Answer, Deed, Hello, PositionNews, Question, RefusedMove, Table, TableNews } from './protocol';
import { Line, type LineState } from './socket';
import { dropSeat, keepSeat, seatIsOver } from './tokens';

const MOST_SHOWN = 12; // moves that are shown one by one; who was away longer sees the board as it is
const BACK_MS = 2500; // how long it is said that the connection is back

export class OnlineMatch extends Match {
  table = $state.raw<Table | null>(null);
  line = $state<LineState>('connecting');
  back = $state(false); // it has just come back
  gone = $state<string | null>(null); // why there is no coming back by itself
  trouble = $state<string | null>(null); // why the last wish was not fulfilled
  token = $state<string | null>(null); // null: an onlooker

  readonly sitters: readonly Sitter[] = $derived.by(() =>
    (this.table?.seats ?? []).map((seat, i) => ({
      name: seat.is === 'open' ? '' : seat.name,
      role: i === this.viewer ? 'you' : seat.is === 'bot' ? 'bot' : 'guest',
    })),
  );
  /** It is for me to decide, whatever is being shown. */
  readonly myTurn: boolean = $derived.by(
    () => this.viewer !== null && this.position?.actor === this.viewer && !this.held && !this.ended,
  );

  private kept = false; // this browser knows which seat it has here
  private readonly wire: Line;
  protected readonly judge = new HallJudge({
    ask: (question) => this.ask(question),
    act: (deed) => this.act(deed),
    ply: () => this.position?.ply ?? 0,
  });

  constructor(
    readonly id: string,
    token: string | null,
    manner: Manner,
    dial?: (address: string) => WebSocket,
  ) {
    super(manner);
    this.token = token;
    this.wire = new Line(
      playAddress(),
      {
        hello: () => this.hello(),
        table: (news) => this.hearTable(news),
        position: (news) => this.hearPosition(news),
        state: (state, why) => this.hearLine(state, why),
      },
      dial,
    );
  }

  async open(): Promise<void> {
    this.wire.open();
  }
  override close() {
    super.close();
    this.wire.close();
  }
  wake() {
    this.wire.wake();
  }
  again() {
    this.gone = null;
    this.wire.again();
  }

  // --- What the shell asks ------------------------------------------------------------------------------------------

  get parts(): readonly string[] {
    return Object.keys(this.position?.view.scores[0] ?? {}).filter((part) => part !== 'total');
  }
  get topics(): readonly string[] {
    return findGame(this.table?.game ?? '')?.topics ?? [];
  }
  override readonly pastPaceMs = 50;
  readonly origin = 'table';
  get studyLink(): string {
    return linkTo.studyTable(this.id);
  }
  get changedAt(): number {
    return this.table?.changed ?? 0;
  }
  get ended(): boolean {
    return this.table?.status === 'over' || this.position?.actor === null;
  }
  get ranking(): readonly number[] {
    return this.table?.ending?.ranking ?? this.position?.view.ranking ?? [];
  }
  get fileReady(): boolean {
    return this.table?.status === 'over' && this.table.ending?.how !== 'abandoned';
  }
  /** A bot plays for me meanwhile. */
  get relieved(): boolean {
    const mine = this.viewer === null ? undefined : this.table?.seats[this.viewer];
    return mine?.is === 'guest' && mine.stand_in !== null;
  }
  protected get held(): boolean {
    return this.table?.status !== 'playing' || this.relieved;
  }
  protected get thinker(): Waiting | null {
    const seat = this.position?.actor ?? null;
    const sitter = seat === null ? undefined : this.table?.seats[seat];
    if (seat === null || !sitter || this.table?.status !== 'playing') return null;
    const bot = sitter.is === 'bot' || (sitter.is === 'guest' && sitter.stand_in !== null);
    return { seat, how: bot ? 'thinks' : 'waits', share: null, hurries: false };
  }

  async file(): Promise<MatchFile> {
    const day = dayOf(this.table?.created ?? 0);
    return { name: `${this.table?.game ?? 'jarl'}-${day}-${this.id}.record`, text: await recordOf(this.id) };
  }

  private async ask(question: Question): Promise<Answer | null> {
    const answer = await this.wire.ask(question);
    return answer.is === 'answer' ? answer : null;
  }

  // --- Deeds --------------------------------------------------------------------------------------------------------

  /** Does something at the table, however often the connection goes; null: it was not to be, `trouble` says why. */
  async act(deed: Deed): Promise<Answer | RefusedMove | null> {
    this.trouble = null;
    try {
      return await this.wire.insist(deed);
    } catch (error) {
      if (!this.closed && this.gone === null) this.trouble = codeOf(error);
      return null;
    }
  }

  /** A new table with the same people: where it is. */
  async rematch(): Promise<string> {
    const answer = await this.act({ do: 'rematch' });
    if (answer?.is !== 'answer' || !answer.table || !answer.token) return linkTo.table(this.id);
    const { table, token, seat = null } = answer;
    keepSeat({ table, token, seat }, this.table?.game, this.myName);
    return linkTo.table(table);
  }

  private get myName(): string {
    return this.viewer === null ? '' : (this.sitters[this.viewer]?.name ?? '');
  }

  private hello(): Hello {
    const { id: table, token } = this;
    const from = this.retellFrom();
    return token === null ? { do: 'watch', table, from } : { do: 'sit', table, token, from };
  }

  // --- News ---------------------------------------------------------------------------------------------------------

  private hearLine(state: LineState, why: string | null) {
    if (this.line === 'lost' && state === 'up') {
      this.back = true;
      void wait(BACK_MS).then(() => (this.back = false));
      void this.noticeOtherVersion();
    }
    this.line = state;
    if (state === 'ended' && !this.closed) this.gone = why;
  }

  /** A hall that was away may have come back as a newer one, which this page does not understand. */
  private async noticeOtherVersion() {
    const code = await findTable(this.id).then(() => null, codeOf);
    if (code !== OTHER_VERSION || this.closed) return;
    this.wire.close();
    this.gone = code;
  }

  private hearTable({ table, seat }: TableNews) {
    if (table.running) heardAt(table.running.at);
    this.table = table;
    this.viewer = seat;
    if (this.token === null) return;
    if (seat === null) this.loseSeat(this.token);
    else if (!this.kept) keepSeat({ table: table.id, token: this.token, seat }, table.game, this.myName);
    this.kept = true;
    if (table.status === 'over' && this.token !== null) seatIsOver(this.token);
  }

  /** The seat was given up for good; who had it looks on. */
  private loseSeat(token: string) {
    dropSeat(token);
    this.token = null;
  }

  private hearPosition({ view, actor, ply, floor, from, story }: PositionNews) {
    this.judge.forget();
    if (ply !== this.position?.ply && !this.busy) this.disarm();
    this.story = filled(this.story, from);
    this.receive({ view, actor, ply, floor }, from, story);
    if (this.frame === null) this.jump();
    else void this.goOn();
  }

  /** Shows what has come in; while an own move is under way, its answer does. */
  protected async goOn(): Promise<void> {
    if (this.looking || this.busy || !this.position || !this.frame) return;
    const behind = this.position.view.ply - this.frame.view.ply;
    if (behind < 0 || behind > MOST_SHOWN) this.jump();
    else await this.show();
    this.hurried = false;
    await this.takeOnly();
  }
}
