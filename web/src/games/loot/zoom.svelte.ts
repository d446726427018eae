// How close the land is seen, and where.
import type { Point } from './hexes';

export const CLOSEST = 4;
const STEP = 1.6;

export class Zoom {
  level = $state(1);
  at: Point = $state.raw({ x: 0, y: 0 }); // the middle of what is seen, in units of the land

  /** What lies under the fingers stays there. */
  by(factor: number, around: Point | null = null): void {
    const level = Math.min(Math.max(this.level * factor, 1), CLOSEST);
    if (around && level > 1) {
      const keep = this.level / level;
      const from = this.level === 1 ? around : this.at;
      this.at = { x: around.x + (from.x - around.x) * keep, y: around.y + (from.y - around.y) * keep };
    }
    this.level = level;
  }
  closer = (): void => this.by(STEP);
  further = (): void => this.by(1 / STEP);
  move(dx: number, dy: number): void {
    this.at = { x: this.at.x - dx, y: this.at.y - dy };
  }
}
