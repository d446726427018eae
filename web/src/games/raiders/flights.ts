// Which piece travels from where to where when something happens. Places are told by `data-at`: `worker-0` the worker in
// a seat's hand, `store-0-gold` and `stores-0` what it has, `hand-0` and `ship-0` its cards, `door-mill`, `quay-PLACE` where
// workers settle, `lot-PLACE-2` a raid spot, `tile-o05`, `offerings-0`, and `supply`, `pile`, `discard`.
import { seatOf } from '../../table/picture';
import type { Spot } from '../../table/spots';
import type { Flight } from '../../table/stage.svelte';
import type { Event } from './events';
import type { Asset, Building, Card, Colour, State, Tile } from './types';

export type Traveller =
  | { readonly kind: 'worker'; readonly colour: Colour }
  | { readonly kind: 'asset'; readonly asset: Asset; readonly count: number }
  | { readonly kind: 'card'; readonly card: Card | null }
  | { readonly kind: 'tile'; readonly tile: Tile };

/** How long an event keeps the eye, in milliseconds; what nobody sees takes none. */
const LASTS: Readonly<Record<string, number>> = {
  placed: 320,
  picked: 320,
  swapped: 360,
  gained: 260,
  paid: 220,
  lost: 260,
  handed: 300,
  drew: 280,
  discarded: 240,
  played: 300,
  joined: 320,
  returned: 280,
  exchanged: 340,
  offered: 320,
  offering_shown: 220,
  offering_under: 220,
  raids: 360,
  rolled: 900,
  rerolled: 900,
  scored: 200,
  plundered: 360,
  killed: 340,
};
export const lasts = (event: Event): number => LASTS[event.event] ?? 0;

/** What is plundered, paid, drawn or lost at one stroke travels together. */
const STROKES: Readonly<Record<string, readonly string[]>> = {
  gained: ['plundered', 'gained'],
  paid: ['paid'],
  killed: ['killed'],
  drew: ['drew'],
  discarded: ['discarded'],
};
export const together = (event: Event, before: Event): boolean => STROKES[event.event]?.includes(before.event) ?? false;

export function flightOf(event: Event, state: State): Flight<Traveller> | null {
  const seat = seatOf(event, state.active ?? 0);
  const worker = (colour: Colour): Traveller => ({ kind: 'worker', colour });
  const asset = (asset: Asset, count: number): Traveller => ({ kind: 'asset', asset, count });
  const card = (card: Card): Traveller => ({ kind: 'card', card });
  const door = (where: Building) => `door-${where}`;
  const store = (whose: number, kind: Asset) => `store-${whose}-${kind}`;
  switch (event.event) {
    case 'placed':
      return { what: worker(event.worker), from: `worker-${seat}`, to: door(event.where) };
    case 'picked':
      return { what: worker(event.worker), from: door(event.where), to: `worker-${seat}` };
    case 'swapped':
      return { what: worker(event.now_held), from: door(event.where), to: `worker-${event.target}` };
    case 'gained':
      return { what: asset(event.kind, event.amount), from: 'supply', to: store(seat, event.kind) };
    case 'paid':
    case 'lost':
      return { what: asset(event.kind, event.amount), from: store(seat, event.kind), to: 'supply' };
    case 'handed':
      return {
        what: asset(event.kind, event.amount),
        from: store(seat, event.kind),
        to: store(event.to_seat, event.kind),
      };
    case 'drew':
      return { what: { kind: 'card', card: null }, from: 'pile', to: `hand-${seat}` };
    case 'discarded':
      return { what: card(event.card), from: event.source === 'crew' ? `ship-${seat}` : `hand-${seat}`, to: 'discard' };
    case 'played':
      return { what: card(event.card), from: `hand-${seat}`, to: 'art-town_hall' };
    case 'joined':
      return { what: card(event.card), from: `hand-${seat}`, to: `ship-${seat}` };
    case 'returned':
      return { what: card(event.card), from: `ship-${seat}`, to: `hand-${seat}` };
    case 'killed':
      return { what: card(event.card), from: `ship-${seat}`, to: 'discard' };
    case 'exchanged':
      return { what: { kind: 'card', card: null }, from: `hand-${seat}`, to: `hand-${event.target}` };
    case 'offered':
      return {
        what: { kind: 'tile', tile: event.tile },
        from: `tile-${event.tile}`,
        to: `offerings-${seat}`,
      };
    case 'raids':
      return { what: worker(event.worker), from: `worker-${seat}`, to: `quay-${event.where}` };
    case 'plundered':
      return {
        what: worker(event.worker),
        from: `lot-${event.where}-${event.spot}`,
        to: `worker-${seat}`,
      };
    default:
      return null;
  }
}

/** Where the piece that lands is not seen twice; stacks and hands stay as they are. */
export const hides = (spot: Spot): boolean => /^(worker|door)-/.test(spot);

/** The pieces an event changed: they keep a dashed ring for a while. */
export function touched(event: Event): Spot[] {
  switch (event.event) {
    case 'placed':
    case 'picked':
    case 'swapped':
    case 'copied':
      return [`house-${event.where}`];
    case 'raids':
    case 'plundered':
      return [`isle-${event.where}`];
    case 'joined':
      return [`crew-${event.card}`];
    case 'offering_shown':
      return [`tile-${event.tile}`];
    default:
      return [];
  }
}
