// Points that are not on the score sheet yet: what a longship would add, what tiles just won are worth.
import type { Brings, Counts, Kind, Longship, Player } from './types';

/** What an unvalidated longship costs now, as the score sheet has it. */
function penaltyOf(player: Player): number {
  const waiting = player.ships.filter((ship) => !ship.validated).length;
  return waiting === 0 ? 0 : -player.score.longships / waiting;
}

/** Points a longship would add, were it validated with the tiles that lie in the fjord today. */
export function wouldAdd(player: Player, ship: Longship): number {
  const berthed = player.ships.find(({ ship: name }) => name === ship.ship);
  if (berthed?.validated) return 0;
  return player.kinds[ship.target].tiles * ship.bonus + (berthed ? penaltyOf(player) : 0);
}

/** What tiles bring at today's values. */
export const worthOf = (player: Player, tiles: Counts): number =>
  Object.entries(tiles).reduce((sum, [kind, count]) => sum + player.kinds[kind as Kind].value * count, 0);

/** The tiles among what a move brings. */
export function tilesOf(brings: readonly Brings[]): Counts {
  const tiles: Partial<Record<Kind, number>> = {};
  for (const it of brings) if (it.event === 'won') tiles[it.kind] = (tiles[it.kind] ?? 0) + it.count;
  return tiles;
}

/** The points of a site or a longship of this fjord when it is completed. */
export function pointsOf(player: Player, name: string): number {
  const site = player.sites.find((each) => each.site === name);
  if (site) return site.points;
  const ship = player.ships.find((each) => each.ship === name);
  return ship ? wouldAdd(player, ship) : 0;
}
