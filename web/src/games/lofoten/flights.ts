// Which piece travels from where to where when something happens. Spots as in moves.ts, and besides: `cargo-0-B` the
// load of a longship, `shelf-2-0` the tiles of a seat at a warehouse, `hold-1` a hand and `card-1-middle` a card in it,
// `quay` and `turned` for tiles on their way, `box` for what leaves the game.
import { seatOf } from '../../table/picture';
import type { Spot } from '../../table/spots';
import type { Flight } from '../../table/stage.svelte';
import type { Event } from './events';
import { at, type CardText, type State, type TileText } from './types';

export type Traveller =
  { kind: 'tile'; tile: TileText } | { kind: 'card'; card: CardText | null } | { kind: 'coin'; count: number };

/** How long an event keeps the eye, in milliseconds. */
const LASTS: Readonly<Record<string, number>> = {
  slid: 320,
  turned_wheel: 360,
  placed: 300,
  loaded: 300,
  unloaded: 220,
  stored: 340,
  took_coin: 260,
  paid: 260,
  gave: 260,
  removed: 260,
  drew: 260,
  put: 220,
  turned_tile: 300,
  filled: 300,
  shifted: 300,
  claimed: 300,
  upgraded: 300,
};
export const lasts = (event: Event): number => LASTS[event.event] ?? 0;

export function flightOf(event: Event, state: State): Flight<Traveller> | null {
  const seat = seatOf(event, state.active);
  const tile = (tile: TileText): Traveller => ({ kind: 'tile', tile });
  const coins = (count: number): Traveller => ({ kind: 'coin', count });
  switch (event.event) {
    case 'placed':
      return {
        what: { kind: 'card', card: event.card },
        from: `card-${seat}-middle`,
        to: `cargo-${seat}-${event.ship}`,
      };
    case 'loaded':
      return { what: tile(event.tile), from: `market-${event.space}`, to: `cargo-${seat}-${event.ship}` };
    case 'unloaded': {
      const first = at(event.tiles, 0);
      return { what: { kind: 'tile', tile: first }, from: `cargo-${seat}-${event.ship}`, to: 'quay' };
    }
    case 'stored':
      return { what: tile(event.tile), from: 'quay', to: `shelf-${event.warehouse}-${seat}` };
    case 'shifted': {
      const from = state.warehouses.findIndex((house) => house.closed);
      return { what: tile(event.tile), from: `shelf-${from}-${seat}`, to: `shelf-${event.warehouse}-${seat}` };
    }
    case 'took_coin': {
      const from = event.source === 'reserve' ? 'reserve' : `coins-${1 - seat}`;
      return { what: coins(1), from, to: `coins-${seat}` };
    }
    case 'paid':
      return { what: coins(event.coins), from: `coins-${seat}`, to: 'reserve' };
    case 'gave':
      return { what: coins(event.coins), from: `coins-${seat}`, to: `coins-${1 - seat}` };
    case 'removed':
      return { what: tile(event.tile), from: `market-${event.space}`, to: 'box' };
    case 'drew':
      return { what: { kind: 'card', card: event.card }, from: 'deck', to: `hold-${seat}` };
    case 'turned_tile':
      return { what: tile(event.tile), from: `pile-${event.pile}`, to: 'turned' };
    case 'filled':
      return { what: tile(event.tile), from: 'turned', to: `market-${event.space}` };
    default:
      return null;
  }
}

/** All that a longship carried is unloaded at once. */
export const flightsOf = (event: Event, state: State): Flight<Traveller> | readonly Flight<Traveller>[] | null => {
  const flight = flightOf(event, state);
  if (!flight || event.event !== 'unloaded') return flight;
  return event.tiles.map((tile) => ({ ...flight, what: { kind: 'tile', tile } }));
};

/** Coins that go to and fro do so together, and so do tiles that leave the market. */
const STROKES = ['paid', 'gave', 'removed'];
export const together = (event: Event, before: Event): boolean =>
  event.event === before.event && STROKES.includes(event.event);

/** Where the piece that lands is not seen twice; stacks and hands stay as they are. */
export const hides = (spot: Spot): boolean => /^(cargo|market|shelf|quay|turned)/.test(spot);

/** The pieces an event changed: they keep a dashed ring for a while. */
export function touched(event: Event, state: State): Spot[] {
  const flight = flightOf(event, state);
  if (event.event === 'upgraded') return [`ship-${event.seat}-${event.ship}`];
  if (event.event === 'claimed') return [`jarl-${event.jarl}`];
  if (!flight) return [];
  return ['loaded', 'filled', 'removed', 'placed', 'stored', 'shifted'].includes(event.event)
    ? [flight.to.replace(/^cargo/, 'ship'), ...(event.event === 'removed' ? [flight.from] : [])]
    : [];
}
