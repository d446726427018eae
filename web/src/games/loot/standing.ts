// Where vikings stand on a hex: one in the middle, several closer together.
import type { Point } from './hexes';

export interface Standing {
  readonly width: number; // of the figure; it is 1.3 times as high
  readonly shield: number; // the side of the shield that stands for it where there is little room
  readonly places: readonly Point[];
}

const ONE: Standing = { width: 43, shield: 48, places: [{ x: 0, y: 0 }] };
const TWO: Standing = {
  width: 34,
  shield: 36,
  places: [
    { x: -11, y: -5 },
    { x: 11, y: 4 },
  ],
};
const MORE: Standing = {
  width: 26,
  shield: 27,
  places: [
    { x: -13, y: -11 },
    { x: 13, y: -11 },
    { x: -13, y: 12 },
    { x: 13, y: 12 },
    { x: 0, y: 1 },
  ],
};

export const standing = (vikings: number): Standing => (vikings <= 1 ? ONE : vikings === 2 ? TWO : MORE);
