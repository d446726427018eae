// The points of a match turn by turn, and what stands out in them.
import type { StoryPly } from '../engine/protocol';

const MOST = 120; // samples of one match: a hall answers 30 questions a second

/** A position to ask for: after the last ply of a turn. */
export interface Stop {
  readonly turn: number;
  readonly ply: number;
}
export interface Sample extends Stop {
  readonly points: readonly number[]; // of every seat, as if the game had ended there
}

/** Where the match began and where each of its turns ended; of a very long match as many as can be asked for. */
export function stopsOf(story: readonly StoryPly[]): readonly Stop[] {
  const stops: Stop[] = [{ turn: 0, ply: 0 }];
  story.forEach(({ turn }, i) => {
    if (story[i + 1]?.turn !== turn) stops.push({ turn, ply: i + 1 });
  });
  return thinned(stops.filter(({ turn }, i) => i === 0 || turn > 0)); // turn 0 is what comes before the first one
}

function thinned(stops: readonly Stop[]): readonly Stop[] {
  if (stops.length <= MOST) return stops;
  const step = (stops.length - 1) / (MOST - 1);
  return Array.from({ length: MOST }, (_, i) => stops[Math.round(i * step)]).filter((stop) => stop !== undefined);
}

/** The most that one seat gained in a single turn. */
export interface BestTurn {
  readonly seat: number;
  readonly turn: number;
  readonly gain: number;
}

/** The best turn of every seat that ever gained anything; the earlier one of equals. */
export function bestTurns(samples: readonly Sample[]): readonly BestTurn[] {
  const seats = samples[0]?.points.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    let best: BestTurn = { seat, turn: 0, gain: 0 };
    samples.forEach((sample, i) => {
      const before = samples[i - 1];
      if (!before || sample.turn - before.turn !== 1) return; // more than one turn lies between
      const gain = (sample.points[seat] ?? 0) - (before.points[seat] ?? 0);
      if (gain > best.gain) best = { seat, turn: sample.turn, gain };
    });
    return best;
  }).filter(({ gain }) => gain > 0);
}

/** Who was ahead of all others; null: nobody alone. */
export function leaderOf(points: readonly number[]): number | null {
  const most = Math.max(...points);
  const leaders = points.flatMap((each, seat) => (each === most ? [seat] : []));
  return leaders.length === 1 ? (leaders[0] ?? null) : null;
}

export interface Lead {
  readonly changes: number; // how often it went from one seat to another
  readonly seat: number; // who had it last
  readonly since: number; // and since which turn without a break
}

/** How the lead went; null: nobody ever had it. A draw in between changes nothing. */
export function leadOf(samples: readonly Sample[]): Lead | null {
  const leads: Lead[] = [];
  for (const { turn, points } of samples) {
    const seat = leaderOf(points);
    if (seat !== null && seat !== leads.at(-1)?.seat) leads.push({ changes: leads.length, seat, since: turn });
  }
  return leads.at(-1) ?? null;
}
