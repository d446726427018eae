// Three layouts of the table, by the room there is.

export type Plan = 'wide' | 'middle' | 'small';

/** `width`: the whole table in pixels, `height`: the window. */
export function planFor(width: number, height: number): Plan {
  if (width >= 940 && height >= 640) return 'wide';
  return width >= 640 && height >= 560 ? 'middle' : 'small';
}

/** How much larger everything is drawn on a large screen: the wide table is made for 1108 by 900 pixels. */
export const zoomFor = (plan: Plan, width: number, height: number): number =>
  plan === 'wide' ? Math.min(Math.max(Math.min(width / 1108, height / 880), 1), 1.8) : 1;

/** The pages of a phone, in the order they are swiped. */
export const PAGES = ['coast', 'village', 'jarl', 'rivals'] as const;
export type Page = (typeof PAGES)[number];

/** The page a piece lies on; null for what is always in sight. */
export function pageOf(spot: string): Page | null {
  if (/^(isle|spot|die)-/.test(spot)) return 'coast';
  if (spot.startsWith('house-')) return 'village';
  if (spot.startsWith('tile-')) return 'jarl';
  if (spot.startsWith('seat-')) return 'rivals';
  return null;
}
