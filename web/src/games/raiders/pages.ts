// The pages of a table that has no room for all of it at once.

/** In the order they are swiped. */
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
