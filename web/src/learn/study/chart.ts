// The geometry of the curve of chances: a place along the slider for every ply, a height for every chance.
import { spread } from '../../table/curve';
import type { Figure, TurningPoint } from './lines';

export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly plies: number;
}

export const along = ({ left, right, plies }: Frame, ply: number): number =>
  left + ((right - left) * ply) / Math.max(1, plies);
export const height = ({ top, bottom }: Frame, chance: number): number => bottom - (bottom - top) * chance;

const point = (frame: Frame, ply: number, chance: number) =>
  `${along(frame, ply).toFixed(1)},${height(frame, Math.min(Math.max(chance, 0), 1)).toFixed(1)}`;

/** The line of one seat, as the points of a polyline. */
export function lineOf(frame: Frame, chances: readonly (readonly Figure[])[], seat: number): string {
  return chances.map((each, ply) => point(frame, ply, each[seat]?.[0] ?? 0)).join(' ');
}

/** What lies within `errors` standard errors of it, as the points of a polygon. */
export function bandOf(frame: Frame, chances: readonly (readonly Figure[])[], seat: number, errors: number): string {
  const edge = (sign: number) =>
    chances.map((each, ply) => {
      const [mean, error] = each[seat] ?? [0, 0];
      return point(frame, ply, mean + sign * errors * error);
    });
  return [...edge(1), ...edge(-1).reverse()].join(' ');
}

export interface Mark extends TurningPoint {
  readonly at: number; // where it happened
  readonly x: number; // where its sign stands, so that no two lie on each other
}

export function marksOf(frame: Frame, points: readonly TurningPoint[], width: number): readonly Mark[] {
  const ats = points.map(({ ply }) => along(frame, ply.ply));
  const half = width / 2;
  const xs = spread(
    ats.map((at) => Math.max(at, half)),
    width,
    frame.right + frame.left - half,
  );
  return points.map((each, i) => ({ ...each, at: ats[i] ?? 0, x: xs[i] ?? 0 }));
}
