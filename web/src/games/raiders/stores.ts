// What a seat has, in the order of the table, and what the move pointed at would leave of it.
import type { Desk } from './desk.svelte';

export const HOLDINGS = ['silver', 'provisions', 'gold', 'iron', 'livestock', 'armour', 'valkyries'] as const;
export type Holding = (typeof HOLDINGS)[number];

/** What is lost above the limit at the end of a turn. */
export const isLimited = (kind: Holding): boolean => kind === 'silver' || kind === 'provisions';

export const markOf = (kind: Holding): string => (kind === 'valkyries' ? 'valkyrie' : kind);

/** What a seat would have after the move pointed at; null: no change, or nobody can tell. */
export function thenOf(desk: Desk, kind: Holding): number | null {
  const now = desk.view.state.players[desk.near]?.[kind] ?? 0;
  const known = desk.ghost?.view.state.players[desk.near]?.[kind];
  if (known !== undefined) return known === now ? null : known;
  const { pointed } = desk.props;
  if (!pointed?.startsWith('raid ') || (kind !== 'provisions' && kind !== 'gold')) return null;
  const raid = desk.view.state.players[desk.near]?.raids.find((each) => each.place === pointed.slice(5));
  return raid && raid.needs[kind] > 0 ? now - raid.needs[kind] : null;
}
