// What a piece means just now, for its card; figures are the engine's.
import type { Explanation, Say, View } from '../../table/contract';
import { kindsIn, tilesOf } from './gains';
import type { Counts, Player, State } from './types';

export function explain(spot: string, given: View, say: Say): Explanation | null {
  const view = given as View<State>;
  const me = view.state.players[view.you ?? 0];
  const at = spot.indexOf('-');
  const tell = { hex, cell, ship, trophy }[spot.slice(0, at)];
  const text = me && tell ? tell({ state: view.state, me, say, name: spot.slice(at + 1) }) : null;
  return text === null ? null : { text };
}

interface Asked {
  readonly state: State;
  readonly me: Player;
  readonly say: Say;
  readonly name: string; // what the spot says after its kind
}

const tiles = (say: Say, counts: Counts): string =>
  kindsIn(counts)
    .map(([kind, n]) => say(`loot.count.${kind}`, { n }))
    .join(', ');

function hex({ state, say, name }: Asked): string | null {
  const offer = state.offers.find((each) => each.hex === name);
  const won = tiles(say, tilesOf(offer?.brings ?? []));
  if (!offer || !won) return null;
  return say(offer.points > 0 ? 'loot.explain.hex' : 'loot.explain.hex.none', { tiles: won, points: offer.points });
}

/** A cell with a longship or a site: what it still wants. */
function cell({ me, say, name }: Asked): string | null {
  const ship = me.ships.find((each) => each.cell === name);
  const site = me.sites.find((each) => each.cell === name);
  const wants = ship ?? site;
  if (!wants) return null;
  if (ship?.validated || (!ship && site?.finished)) return say('loot.explain.done');
  const key = wants.adds > 0 ? 'loot.explain.wants' : 'loot.explain.wants.none';
  return say(key, { lacks: tiles(say, wants.lacks), adds: wants.adds });
}

/** A longship on the sea: how it would lie in my fjord. */
function ship({ state, me, say, name }: Asked): string | null {
  const berth = me.berths.find((each) => each.ship === name);
  const penalty = state.sea.find((each) => each?.ship === name)?.penalty ?? 0;
  if (!berth) return null;
  if (berth.cell === null) return say('loot.explain.full');
  const lacks = tiles(say, berth.lacks);
  if (!lacks) return say('loot.explain.ship.at_once', { adds: berth.adds });
  return say(berth.adds > 0 ? 'loot.explain.ship' : 'loot.explain.ship.none', { lacks, adds: berth.adds, penalty });
}

function trophy({ me, say, name }: Asked): string {
  return say('loot.explain.trophy', { has: me.kinds.axe.tiles, needs: Number(name) });
}
