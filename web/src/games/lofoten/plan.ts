// Where things lie on the sea, for three sizes of board. Columns are counted on the screen, from the left.

export type PlanName = 'wide' | 'middle' | 'small';

export interface Plan {
  readonly name: PlanName;
  readonly width: number; // of the view box; on a phone one unit is about one pixel
  readonly height: number;
  readonly pier: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly bay: { readonly first: number; readonly step: number; readonly tile: number };
  readonly near: { readonly y: number; readonly r: number };
  readonly far: { readonly y: number; readonly r: number } | null; // null: the rival is a strip
  readonly strip: { readonly y: number; readonly height: number } | null;
  readonly piles: readonly [number, number] | null; // null: they lie beside the coins
  readonly quay: number;
}

const WIDE: Plan = {
  name: 'wide',
  width: 700,
  height: 600,
  pier: { x: 82, y: 218, width: 536, height: 94 },
  bay: { first: 142, step: 104, tile: 68 },
  near: { y: 446, r: 129 },
  far: { y: 111, r: 101 },
  strip: null,
  piles: [45, 655],
  quay: 580,
};

const MIDDLE: Plan = {
  name: 'middle',
  width: 752,
  height: 404,
  pier: { x: 92, y: 76, width: 568, height: 84 },
  bay: { first: 152, step: 112, tile: 62 },
  near: { y: 274, r: 107 },
  far: null,
  strip: { y: 6, height: 58 },
  piles: [48, 704],
  quay: 388,
};

const SMALL: Plan = {
  name: 'small',
  width: 344,
  height: 322,
  pier: { x: 2, y: 56, width: 340, height: 62 },
  bay: { first: 38, step: 67, tile: 52 },
  near: { y: 224, r: 90 },
  far: null,
  strip: { y: 3, height: 44 },
  piles: null,
  quay: 314,
};

/** `width`: the whole table in pixels, `height`: the window. */
export function planFor(width: number, height: number): Plan {
  if (width >= 980 && height >= 800) return WIDE;
  return width >= 600 && height >= 560 ? MIDDLE : SMALL;
}

export const bayX = (plan: Plan, column: number): number => plan.bay.first + column * plan.bay.step;

/** The hub of a wheel at a column: over its bay, but never beyond the edge; the gangway makes up for the rest. */
export function hubX(plan: Plan, column: number, r: number): number {
  const margin = r * 1.1 + 2; // prows reach beyond the rim
  return Math.min(Math.max(bayX(plan, column), margin), plan.width - margin);
}

/** Seen from the other side of the market, everything is turned round. */
export const columnOf = (space: number, you: number): number => (you === 1 ? 4 - space : space);

/** Corners of the wheel, an octagon with flat sides towards market and dock. */
export function octagon(r: number): string {
  const short = r * (Math.SQRT2 - 1);
  const corners: [number, number][] = [
    [short, -r],
    [r, -short],
    [r, short],
    [short, r],
    [-short, r],
    [-r, short],
    [-r, -short],
    [-short, -r],
  ];
  return corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}
