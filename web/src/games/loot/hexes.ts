// Where hexes lie: flat-top, as wide as 72 units. Turning the whole land by sixths changes nothing for the game, so it
// is turned once, the way that suits every screen, and never again.

export const R = 36; // from the centre to a corner
const STEP_X = 1.5 * R;
const STEP_Y = Math.sqrt(3) * R;

export interface Axial {
  readonly q: number;
  readonly r: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export function centreOf({ q, r }: Axial): Point {
  return { x: STEP_X * q, y: STEP_Y * (r + q / 2) };
}

/** A sixth of a turn clockwise, so many times. */
export function turned({ q, r }: Axial, sixths: number): Axial {
  let now = { q, r };
  for (let i = 0; i < sixths; ++i) now = { q: -now.r, r: now.q + now.r };
  return now;
}

/** The box around all hexes, with a margin for their rim. */
export function boxAround(centres: readonly Point[], margin: number): Box {
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const x = Math.min(...xs) - R - margin;
  const y = Math.min(...ys) - STEP_Y / 2 - margin;
  return {
    x,
    y,
    width: Math.max(...xs) + R + margin - x,
    height: Math.max(...ys) + STEP_Y / 2 + margin - y,
  };
}

/** How large a unit becomes when the box is shown whole in a place. */
export const scaleIn = (box: Box, width: number, height: number): number =>
  Math.min(width / box.width, height / box.height);

// Places a land is looked at in, by their shape and how much they count: beside a fjord on a desk, above it on a phone.
const PLACES = [
  { width: 0.92, height: 1, weight: 1.5 },
  { width: 1.5, height: 1, weight: 1 },
] as const;

/**
 * The turn of a land, the same wherever it is shown: large in both places. Half a turn more is as large: of the two the
 * one with the sea further to the right, where the shore is.
 */
export function turnOf(hexes: readonly Axial[], sea: Axial): number {
  let best = 0;
  let most = -Infinity;
  for (let sixths = 0; sixths < 6; ++sixths) {
    const box = boxAround(
      hexes.map((hex) => centreOf(turned(hex, sixths))),
      0,
    );
    const east = (centreOf(turned(sea, sixths)).x - box.x) / box.width;
    const size = PLACES.reduce((all, { width, height, weight }) => all * scaleIn(box, width, height) ** weight, 1);
    const worth = size * (1 + 0.04 * east);
    if (worth > most) [best, most] = [sixths, worth];
  }
  return best;
}

/** A box made as wide or as high as the place it is shown in allows, with its middle kept. */
export function fitted(box: Box, width: number, height: number): Box {
  const scale = scaleIn(box, width, height);
  const [w, h] = [width / scale, height / scale];
  return { x: box.x - (w - box.width) / 2, y: box.y - (h - box.height) / 2, width: w, height: h };
}

/** The part of a box that is seen at a zoom, around a point and never beyond the edge. */
export function zoomed(box: Box, zoom: number, at: Point): Box {
  const width = box.width / zoom;
  const height = box.height / zoom;
  const within = (wanted: number, low: number, room: number) => Math.min(Math.max(wanted, low), low + room);
  return {
    x: within(at.x - width / 2, box.x, box.width - width),
    y: within(at.y - height / 2, box.y, box.height - height),
    width,
    height,
  };
}

export const CORNERS = ['bottom-right', 'bottom-left', 'top-left', 'top-right'] as const;
export type Corner = (typeof CORNERS)[number];

/** The corner of a box where something of a size covers the fewest points; never the one `taken`, nor the point `clear`. */
export function freeCorner(
  box: Box,
  size: { readonly width: number; readonly height: number },
  points: readonly Point[],
  taken: Corner | null = null,
  clear: Point | null = null,
): Corner {
  const covers = (corner: Corner, { x, y }: Point, margin: number) => {
    const left = corner.endsWith('left') ? box.x : box.x + box.width - size.width;
    const top = corner.startsWith('top') ? box.y : box.y + box.height - size.height;
    return x > left - margin && x < left + size.width + margin && y > top - margin && y < top + size.height + margin;
  };
  const cost = (corner: Corner) =>
    points.filter((point) => covers(corner, point, R / 2)).length +
    (clear && covers(corner, clear, R) ? 1000 : 0) +
    (corner === taken ? 500 : 0);
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}
