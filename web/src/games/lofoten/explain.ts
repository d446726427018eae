// What a piece means just now, for its card; figures are the engine's.
import type { Explanation, Say, View } from '../../table/contract';
import type { Letter, SeatNumber, State } from './types';

export function explain(spot: string, given: View, say: Say): Explanation | null {
  const view = given as View<State>;
  const [kind, first = '', second = ''] = spot.split('-');
  const you = (view.you ?? 0) as SeatNumber;
  const tell = { rack, ship, pile, jarl }[kind ?? ''];
  const text = tell?.({ view, you, say, first, second }) ?? null;
  return text === null ? null : { text };
}

interface Asked {
  readonly view: View<State>;
  readonly you: SeatNumber;
  readonly say: Say;
  readonly first: string; // what the spot says after its kind
  readonly second: string;
}

function rack({ view, you, say, first }: Asked): string | null {
  const house = view.state.warehouses[Number(first)];
  if (!house) return null;
  if (house.closed) return say('lofoten.explain.rack.closed');
  const rival = (1 - you) as SeatNumber;
  const [mine, theirs] = [house.sides[you], house.sides[rival]];
  return say('lofoten.explain.rack', {
    mine: mine.measure,
    theirs: theirs.measure,
    points: mine.points,
    others: theirs.points,
    name: view.seats[rival] ?? '',
  });
}

function ship({ view, say, first, second }: Asked): string | null {
  const is = view.state.players[Number(first) as SeatNumber]?.ships[second as Letter];
  if (!is) return null;
  return say(`lofoten.explain.ship.${is.order === null ? 'free' : is.loads ? 'loads' : 'waits'}`);
}

function pile({ view, say, first }: Asked): string | null {
  const is = view.state.piles[Number(first) as 0 | 1];
  return is ? say('lofoten.explain.pile', { n: is.left, all: view.state.tiles_left }) : null;
}

function jarl({ view, you, say, first }: Asked): string | null {
  const offer = view.state.jarls.find((each) => each.jarl === first);
  if (!offer) return null;
  if (offer.owner !== null) return say('lofoten.explain.jarl.taken', { name: view.seats[offer.owner] ?? '' });
  const { has, needs } = offer.progress[you];
  return say('lofoten.explain.jarl', { has, needs });
}
