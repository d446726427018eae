// What a longship or a site needs, one by one, and whether it lies there.
import { KINDS, type Counts, type Kind, type Player, type Wanting } from './types';

export interface Need {
  readonly kind: Kind;
  readonly met: boolean;
}

/** The needs in the order of the kinds; of each kind what is lacking comes last. */
export const needsOf = (needs: Counts, lacks: Counts): Need[] =>
  KINDS.flatMap((kind) => {
    const [all, missing] = [needs[kind] ?? 0, lacks[kind] ?? 0];
    return Array.from({ length: all }, (_, i) => ({ kind, met: i < all - missing }));
  });

export const lackingIn = (lacks: Counts): number => Object.values(lacks).reduce((sum, n) => sum + n, 0);

/** A site or a longship of a fjord that is not completed yet. */
export interface Want extends Wanting {
  readonly name: string; // `gold-2`, `port-5`
  readonly needs: Counts;
}

/** Nearest to completion first. */
export const wantsOf = (player: Player): Want[] =>
  [
    ...player.sites.filter(({ finished }) => !finished).map((site) => ({ ...site, name: site.site })),
    ...player.ships.filter(({ validated }) => !validated).map((ship) => ({ ...ship, name: ship.ship })),
  ].sort((a, b) => lackingIn(a.lacks) - lackingIn(b.lacks));
