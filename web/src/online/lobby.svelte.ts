// What is going on in the hall: tables that wait, matches one may watch, and the tables this browser sits at. Asked anew
// every so often while somebody looks at the page; without a server it says so and stops asking until there is a reason.
import { codeOf, findTable, listTables } from './api';
import { heardAt } from './now';
import { NO_SERVER, OTHER_VERSION, Problem, type Table } from './protocol';
import { allSeats, dropSeat, seatIsOver, type KeptSeat } from './tokens';

const EVERY_MS = 15_000;
const MOST_GOING = 24;
const MOST_OVER = 6;

/** A table of mine: what is known of it here, and what the hall says. */
export interface OwnTable {
  readonly kept: KeptSeat;
  readonly table: Table | null; // null: not heard of yet
  readonly gone: boolean;
}

/** Tables where I am asked first, then those that go on, then those that wait, then those that are over. */
export function inOrder(own: readonly OwnTable[]): OwnTable[] {
  const rank = ({ kept, table }: OwnTable) => {
    if (!table) return 3;
    if (table.status === 'playing') return table.decider === kept.seat ? 0 : 1;
    return table.status === 'open' ? 2 : 4;
  };
  return [...own].sort((a, b) => rank(a) - rank(b) || b.kept.used - a.kept.used);
}

/** One entry a table, the seat used last. */
export function oncePerTable(seats: readonly KeptSeat[]): KeptSeat[] {
  return seats.filter((each, i) => seats.findIndex((other) => other.table === each.table) === i);
}

export class Lobby {
  state = $state<'asking' | 'there' | 'none' | 'other_version'>('asking');
  open = $state.raw<readonly Table[]>([]);
  playing = $state.raw<readonly Table[]>([]);
  own = $state.raw<readonly OwnTable[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  constructor() {
    this.own = this.kept().map((kept) => ({ kept, table: null, gone: false }));
  }

  /** Looks until the function it gives back is called. */
  look(): () => void {
    const wake = () => {
      if (document.visibilityState === 'visible') void this.refresh();
    };
    document.addEventListener('visibilitychange', wake);
    addEventListener('online', wake);
    void this.refresh();
    return () => {
      this.left = true;
      clearTimeout(this.timer);
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
    };
  }

  drop(token: string) {
    dropSeat(token);
    this.own = this.own.filter(({ kept }) => kept.token !== token);
  }

  private kept(): KeptSeat[] {
    const all = oncePerTable(allSeats());
    return [
      ...all.filter((each) => !each.over).slice(0, MOST_GOING),
      ...all.filter((each) => each.over).slice(0, MOST_OVER),
    ];
  }

  private async refresh() {
    clearTimeout(this.timer);
    try {
      if (!navigator.onLine) throw new Problem(NO_SERVER);
      this.open = await listTables('open'); // alone: where nobody answers, one question is enough
      this.playing = await listTables('playing');
      this.own = inOrder(await Promise.all(this.kept().map((kept) => this.ask(kept))));
      this.state = 'there';
    } catch (error) {
      if (codeOf(error) === NO_SERVER) this.state = 'none';
      if (codeOf(error) === OTHER_VERSION) this.state = OTHER_VERSION;
      if (this.state === 'none' || this.state === OTHER_VERSION) return;
    }
    if (!this.left && document.visibilityState === 'visible')
      this.timer = setTimeout(() => void this.refresh(), EVERY_MS);
  }

  private async ask(kept: KeptSeat): Promise<OwnTable> {
    const before = this.own.find((each) => each.kept.table === kept.table);
    if (before?.table?.status === 'over') return before; // nothing changes there any more
    try {
      const table = await findTable(kept.table);
      if (table.running) heardAt(table.running.at);
      if (table.status === 'over') seatIsOver(kept.token);
      return { kept, table, gone: false };
    } catch (error) {
      return { kept, table: before?.table ?? null, gone: codeOf(error) === 'no_such_table' };
    }
  }
}
