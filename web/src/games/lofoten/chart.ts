// Where things lie on the sea, for three shapes of board. Columns are counted on the screen, from the left.
import type { Plan } from '../../table/plan';

export interface Chart {
  readonly width: number; // of the view box
  readonly height: number;
  readonly pier: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly bay: { readonly first: number; readonly step: number; readonly tile: number; readonly numbered: boolean };
  readonly near: { readonly y: number; readonly r: number };
  readonly far: { readonly y: number; readonly r: number } | null; // null: the rival is a strip
  readonly strip: { readonly y: number; readonly height: number } | null;
  readonly piles: readonly [number, number] | null; // null: they lie beside the coins
  readonly quay: number;
  readonly landing: number; // how large a tile on its way is
}

const BOTH_FLEETS: Chart = {
  width: 700,
  height: 600,
  pier: { x: 82, y: 202, width: 536, height: 94 },
  bay: { first: 142, step: 104, tile: 70, numbered: true },
  near: { y: 448, r: 140 },
  far: { y: 102, r: 90 },
  strip: null,
  piles: [45, 655],
  quay: 582,
  landing: 58,
};

const STRIP_ABOVE: Chart = {
  width: 752,
  height: 404,
  pier: { x: 92, y: 72, width: 568, height: 84 },
  bay: { first: 152, step: 112, tile: 66, numbered: true },
  near: { y: 276, r: 112 },
  far: null,
  strip: { y: 5, height: 56 },
  piles: [48, 704],
  quay: 390,
  landing: 58,
};

const NARROW: Chart = {
  width: 344,
  height: 304,
  pier: { x: 2, y: 52, width: 340, height: 60 },
  bay: { first: 38, step: 67, tile: 52, numbered: false },
  near: { y: 211, r: 87 },
  far: null,
  strip: { y: 3, height: 42 },
  piles: null,
  quay: 297,
  landing: 46,
};

const CHARTS: Readonly<Record<Plan, Chart>> = {
  wide: BOTH_FLEETS,
  middle: STRIP_ABOVE,
  small: NARROW,
  low: NARROW,
};
export const chartFor = (plan: Plan): Chart => CHARTS[plan];

export const bayX = (chart: Chart, column: number): number => chart.bay.first + column * chart.bay.step;

/** The hub of a wheel at a column: over its bay, but never beyond the edge; the gangway makes up for the rest. */
export function hubX(chart: Chart, column: number, r: number): number {
  const margin = r * 1.1 + 2; // prows reach beyond the rim
  return Math.min(Math.max(bayX(chart, column), margin), chart.width - margin);
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
