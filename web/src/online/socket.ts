// The line to a table: one WebSocket that comes back by itself, and messages with answers. What only asks gets lost with
// the connection; what changes something is kept and sent again until it is answered, in the order it was made. The
// server plays a move that comes twice once (docs/protocol.md), so nothing is lost and nothing is played twice.
import {
  LOST,
  OTHER_VERSION,
  Problem,
  type Answer,
  type Deed,
  type Hello,
  type PositionNews,
  type Question,
  type RefusedMove,
  type ServerMessage,
  type TableNews,
} from './protocol';
import { Misshapen, type Check } from './shape';
import { serverMessage } from './shapes';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;
const PATIENCE_MS = 10_000; // without an answer for so long the connection is dead, whatever the browser believes
const MOST_DEEDS = 16; // that wait for an answer; a person makes one at a time
const MOST_QUESTIONS = 32;

/** Connecting for the first time, connected and sitting, on the way back, or over for good. */
export type LineState = 'connecting' | 'up' | 'lost' | 'ended';

/** Who listens. */
export interface Ear {
  hello(): Hello; // asked anew at every connection
  table(news: TableNews): void;
  position(news: PositionNews): void;
  state(state: LineState, why: string | null): void; // why: when it has ended
}

interface Asked {
  readonly text: string;
  readonly deed: boolean;
  readonly resolve: (answer: Answer | RefusedMove) => void;
  readonly reject: (problem: Problem) => void;
  sent: boolean;
}

/** Goodbyes after which coming back by itself would do harm or no good. */
const FOR_GOOD: readonly string[] = ['replaced', 'table_gone'];
/** Problems with sitting down that pass. */
const PASSING: readonly string[] = ['busy', 'closing', 'too_often', 'not_kept', 'too_many_watching'];
/** How often to double the wait before the first attempt, by the reason the server gave. */
const LATER: Readonly<Record<string, number>> = { draining: 1, too_much: 4 };

/** How long to wait before attempt number `tries`, a little more or less, so that not everybody comes at once. */
export const waitFor = (tries: number, random: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries, 10) * (1 + random / 2));

export class Line {
  state: LineState = 'connecting';
  private wire: WebSocket | null = null;
  private readonly asked = new Map<number, Asked>(); // in the order they were made
  private last = 0; // number of the last message
  private hello = 0; // number of the message that sits down; 0: it has been answered, or was not sent
  private tries = 0;
  private farewell: string | null = null;
  private pause: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly ear: Ear,
    private readonly dial: (address: string) => WebSocket = (to) => new WebSocket(to),
    private readonly check: Check<ServerMessage> = serverMessage,
  ) {}

  open(): void {
    this.connect();
  }

  close(): void {
    this.end(null);
  }

  /** The tab is looked at again, or the network is back: no waiting any more. */
  wake(): void {
    if (this.state === 'ended') return;
    if (!this.wire) this.connect();
    else if (this.hello === 0) this.probe();
  }

  /** Comes back after an end that was not the player's wish. */
  again(): void {
    if (this.state !== 'ended') return;
    this.change('connecting', null);
    this.connect();
  }

  ask(question: Question): Promise<Answer | RefusedMove> {
    const waiting = [...this.asked.values()].filter((each) => !each.deed).length;
    if (this.state !== 'up' || waiting >= MOST_QUESTIONS) return Promise.reject(new Problem(LOST));
    return this.put(question, false);
  }

  insist(deed: Deed): Promise<Answer | RefusedMove> {
    const waiting = [...this.asked.values()].filter((each) => each.deed).length;
    if (this.state === 'ended' || waiting >= MOST_DEEDS) return Promise.reject(new Problem(LOST));
    return this.put(deed, true);
  }

  private put(message: Question | Deed, deed: boolean): Promise<Answer | RefusedMove> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      const asked = { text: JSON.stringify({ ...message, id }), deed, resolve, reject, sent: false };
      this.asked.set(id, asked);
      if (this.state === 'up') this.send(asked);
    });
  }

  private send(asked: Asked) {
    asked.sent = true;
    this.wire?.send(asked.text);
    if (this.patience === undefined) this.expect();
  }

  // --- The connection -----------------------------------------------------------------------------------------------

  private connect() {
    clearTimeout(this.pause);
    this.farewell = null;
    const wire = this.dial(this.address);
    this.wire = wire;
    this.hello = ++this.last;
    wire.onopen = () => wire.send(JSON.stringify({ ...this.ear.hello(), id: this.hello }));
    wire.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (this.wire === wire) this.hear(data);
    };
    wire.onclose = () => this.drop(wire);
    this.expect();
  }

  private drop(wire: WebSocket) {
    if (this.wire !== wire) return;
    this.wire = null;
    this.hello = 0;
    clearTimeout(this.patience);
    this.patience = undefined;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
    for (const [id, asked] of this.asked) {
      asked.sent = false;
      if (asked.deed) continue;
      this.asked.delete(id);
      asked.reject(new Problem(LOST));
    }
    if (this.farewell !== null && FOR_GOOD.includes(this.farewell)) return this.end(this.farewell);
    if (this.state === 'up') this.change('lost', null);
    this.tries = Math.max(this.tries, LATER[this.farewell ?? ''] ?? 0);
    this.pause = setTimeout(() => this.connect(), waitFor(this.tries++, Math.random()));
  }

  private end(why: string | null) {
    clearTimeout(this.pause);
    clearTimeout(this.patience);
    this.patience = undefined;
    const { wire } = this;
    this.wire = null;
    if (wire) {
      wire.onopen = wire.onmessage = wire.onclose = null;
      wire.close();
    }
    for (const { reject } of this.asked.values()) reject(new Problem(why ?? LOST));
    this.asked.clear();
    this.change('ended', why);
  }

  private change(state: LineState, why: string | null) {
    if (this.state === state) return;
    this.state = state;
    this.ear.state(state, why);
  }

  /** From now on something has to be heard within the time of patience. */
  private expect() {
    const { wire } = this;
    clearTimeout(this.patience);
    this.patience = setTimeout(() => wire && this.drop(wire), PATIENCE_MS);
  }

  /** Is anybody there? An answer to anything will do. */
  private probe() {
    if (this.state === 'up' && this.patience === undefined)
      void this.ask({ do: 'why_not', piece: '' }).catch(() => undefined);
  }

  // --- What comes in ------------------------------------------------------------------------------------------------

  /** What was said, if it is what a hall says. Whoever waits for an answer that is not is told so. */
  private read(data: unknown): ServerMessage | null {
    let json: unknown;
    try {
      json = JSON.parse(String(data));
      return this.check(json, 'message');
    } catch (error) {
      if (!(error instanceof Misshapen)) return null; // nothing we know how to read
      console.warn(`the hall said something else than expected: ${error.message}`);
      const { id } = Object(json) as { id?: unknown };
      if (typeof id === 'number') this.settle(id, (asked) => asked.reject(new Problem(OTHER_VERSION, error.message)));
      return null;
    }
  }

  private hear(data: unknown) {
    const message = this.read(data);
    if (!message) return;
    switch (message.is) {
      case 'table':
        this.ear.table(message);
        break;
      case 'position':
        this.ear.position(message);
        break;
      case 'goodbye':
        this.farewell = message.why;
        break;
      case 'answer':
      case 'refused':
        if (message.id === this.hello) this.seated();
        else this.settle(message.id, (asked) => asked.resolve(message));
        break;
      case 'problem':
        if (message.id === undefined) break;
        if (message.id === this.hello) this.notSeated(message.problem);
        else this.settle(message.id, (asked) => asked.reject(new Problem(message.problem, message.message)));
        break;
    }
    this.beCalm();
  }

  private seated() {
    this.hello = 0;
    this.tries = 0;
    this.change('up', null);
    for (const asked of this.asked.values()) if (!asked.sent) this.send(asked);
  }

  private notSeated(problem: string) {
    if (!PASSING.includes(problem)) this.end(problem);
    else if (this.wire) this.drop(this.wire);
  }

  private settle(id: number, how: (asked: Asked) => void) {
    const asked = this.asked.get(id);
    if (!asked) return;
    this.asked.delete(id);
    how(asked);
  }

  /** Somebody is there. Goes on watching only while an answer is due. */
  private beCalm() {
    clearTimeout(this.patience);
    this.patience = undefined;
    const due = this.hello !== 0 || [...this.asked.values()].some((asked) => asked.sent);
    if (this.wire && due) this.expect();
  }
}
