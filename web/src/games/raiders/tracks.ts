// Where markers stand on the tracks of the board.

/** The levels where the points go up carry a flag. */
export const flagged = (points: readonly number[], level: number): boolean =>
  level > 0 && (points[level] ?? 0) > (points[level - 1] ?? 0);

/** How far along the points track a seat stands, in percent; the track is as long as the leader needs. */
export function along(points: number, all: readonly number[]): number {
  const length = Math.max(50, Math.ceil(Math.max(...all) / 10) * 10);
  return (100 * points) / length;
}
export const trackLength = (all: readonly number[]): number => Math.max(50, Math.ceil(Math.max(...all) / 10) * 10);
