// How the deals of the days went, kept in this browser: the first try counts, also when its match is thrown away.
import type { StoredMatch } from '../../store/matches';

export interface Outcome {
  readonly points: number;
  readonly place: number; // from 1
}
export interface Result {
  readonly game: string;
  readonly day: string;
  readonly match: string; // the id of the first try
  readonly seats: number;
  readonly mine: Outcome | null; // null: it goes on, or was given up
  readonly jarl: Outcome | null; // what the Jarl level made of the same seat; null: nobody looked yet
}

const KEY = 'jarl.daily';

function kept(): Result[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(all) ? (all as Result[]).filter((each) => typeof each?.day === 'string') : [];
  } catch {
    return []; // a browser that keeps nothing still deals
  }
}

class Results {
  /** Newest day first. */
  all = $state.raw<readonly Result[]>(kept());

  of(game: string, day: string): Result | undefined {
    return this.all.find((each) => each.game === game && each.day === day);
  }

  /** The first try of a deal is begun. */
  begin(game: string, day: string, match: string, seats: number) {
    if (!this.of(game, day)) this.put({ game, day, match, seats, mine: null, jarl: null });
  }
  /** A match is over; only the first try of its deal counts. */
  take({ id, game, daily, over, players, totals, ranking }: StoredMatch) {
    const found = daily && this.of(game, daily.day);
    if (!found || !over || found.match !== id || found.mine) return;
    const seat = players.findIndex((player) => player.kind === 'human');
    this.put({ ...found, mine: { points: totals[seat] ?? 0, place: ranking[seat] ?? 0 } });
  }
  judge(game: string, day: string, jarl: Outcome) {
    const found = this.of(game, day);
    if (found) this.put({ ...found, jarl });
  }

  private put(result: Result) {
    const others = this.all.filter((each) => each.game !== result.game || each.day !== result.day);
    this.all = [...others, result].sort((a, b) => b.day.localeCompare(a.day) || a.game.localeCompare(b.game));
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // kept for this visit only
    }
  }
}

export const results = new Results();
