// The geometry of the curve of points, for the page and for the picture: where everything stands in a box.
import type { Sample } from './saga';

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
export interface Tick {
  readonly at: number;
  readonly value: number;
}
export interface Line {
  readonly seat: number;
  readonly points: readonly (readonly [number, number])[];
  readonly end: number; // the height of its shield, so that no two lie on each other
}
export interface Plot {
  readonly lines: readonly Line[];
  readonly across: readonly Tick[]; // points
  readonly along: readonly Tick[]; // turns
}

/** Lines of different seats differ without colour as well. */
export const DASHES: readonly (readonly number[])[] = [[], [9, 5], [3, 4], [12, 4, 3, 4]];

/** A round step so that at most `most` of them fit into a span. */
export function stepFor(span: number, most: number): number {
  for (let scale = 1; ; scale *= 10)
    for (const each of [1, 2, 5]) if (span / (each * scale) <= most) return each * scale;
}

function ticks(from: number, to: number, most: number, place: (value: number) => number): Tick[] {
  const step = stepFor(Math.max(to - from, 1), most);
  const all: Tick[] = [];
  for (let value = Math.ceil(from / step) * step; value <= to; value += step) all.push({ value, at: place(value) });
  return all;
}

/** Moves heights apart until each has `gap` of its own, keeping their order; the lowest may go up again. */
export function spread(heights: readonly number[], gap: number, bottom: number): number[] {
  const order = heights.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at);
  order.forEach((each, k) => (each.at = Math.max(each.at, (order[k - 1]?.at ?? -Infinity) + gap)));
  let limit = bottom;
  for (const each of [...order].reverse()) {
    each.at = Math.min(each.at, limit);
    limit = each.at - gap;
  }
  const moved = [...heights];
  for (const { at, i } of order) moved[i] = at;
  return moved;
}

export function plot(samples: readonly Sample[], box: Box, gap: number, most = { across: 5, along: 8 }): Plot {
  const turns = samples.map(({ turn }) => turn);
  const all = samples.flatMap(({ points }) => points);
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const last = Math.max(1, ...turns);
  const x = (turn: number) => box.left + ((box.right - box.left) * turn) / last;
  const y = (points: number) => box.bottom - ((box.bottom - box.top) * (points - low)) / (high - low);
  const seats = samples[0]?.points.length ?? 0;
  const final = samples.at(-1)?.points ?? [];
  const ends = spread(final.map(y), gap, box.bottom);
  return {
    lines: Array.from({ length: seats }, (_, seat) => ({
      seat,
      points: samples.map(({ turn, points }) => [x(turn), y(points[seat] ?? 0)] as const),
      end: ends[seat] ?? box.bottom,
    })),
    across: ticks(low, high, most.across, y),
    along: ticks(0, last, most.along, x),
  };
}
