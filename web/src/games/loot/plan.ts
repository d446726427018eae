// Four ways to lay the table, by the room there is (docs/web.md): land, fjord and choices are always seen together.

export type Plan = 'wide' | 'tall' | 'flat' | 'small';

/** `width` and `height` of the table in pixels. */
export function planFor(width: number, height: number): Plan {
  if (width < 600) return 'small';
  if (width >= 940 && height >= 540) return 'wide';
  return height >= 760 ? 'tall' : 'flat';
}

/** Where others' fjords are thumbnails; elsewhere they take the place of the nearest one when asked for. */
export const hasThumbs = (plan: Plan): boolean => plan === 'wide' || plan === 'tall';
