// Gathers the points of a match turn by turn, once for each match: one past view at a time, at the pace the match allows.
import { wait, type Match } from './match.svelte';
import { stopsOf, type Sample } from './saga';

export class Gathering {
  samples = $state.raw<readonly Sample[]>([]);
  share = $state(0); // how far it is, from 0 to 1
  done = $state(false);
  /** Who was known to begin before the first move; null: it was drawn later; undefined: not asked yet. */
  firstAtStart = $state<number | null>();

  constructor(private readonly match: Match) {
    void this.gather();
  }

  private async gather() {
    const stops = stopsOf(this.match.story);
    const samples: Sample[] = [];
    for (const [i, stop] of stops.entries()) {
      const past = await this.match.pointsAt(stop.ply).catch(() => null);
      if (past) samples.push({ ...stop, points: past.points });
      if (stop.ply === 0) this.firstAtStart = past?.first ?? null;
      this.share = (i + 1) / stops.length;
      if (this.match.pastPaceMs > 0) await wait(this.match.pastPaceMs);
    }
    this.samples = samples;
    this.done = true;
  }
}

const kept = new WeakMap<Match, Gathering>();

/** The points of a match that is over. */
export function gathered(match: Match): Gathering {
  const known = kept.get(match) ?? new Gathering(match);
  kept.set(match, known);
  return known;
}
