// Which piece travels from where to where when something happens. Places are told by `data-at`: `worker-0` the worker in
// a seat's hand, `store-0-gold` and `stores-0` what it has, `hand-0` and `ship-0` its cards, `door-mill`, `quay-PLACE` where
// workers settle, `lot-PLACE-2` a raid spot, `tile-o05`, `offerings-0`, and `supply`, `pile`, `discard`.
import type { GameEvent } from '../../table/contract';
import type { Spot } from '../../table/spots';
import type { Flight } from '../../table/stage.svelte';
import type { Asset, Building, Card, Colour, Place, State, Tile } from './types';

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
export const lasts = (event: GameEvent): number => LASTS[event.event] ?? 0;

export function flightOf(event: GameEvent, state: State): Flight<Traveller> | null {
  const seat = event.seat ?? state.active ?? 0;
  const field = <T>(name: string) => event[name] as T;
  const worker = (colour: Colour): Traveller => ({ kind: 'worker', colour });
  const asset = (): Traveller => ({ kind: 'asset', asset: field('kind'), count: field('amount') });
  const card = (): Traveller => ({ kind: 'card', card: field<Card | undefined>('card') ?? null });
  const door = () => `door-${field<Building>('where')}`;
  const store = (whose: number) => `store-${whose}-${field<Asset>('kind')}`;
  switch (event.event) {
    case 'placed':
      return { what: worker(field('worker')), from: `worker-${seat}`, to: door() };
    case 'picked':
      return { what: worker(field('worker')), from: door(), to: `worker-${seat}` };
    case 'swapped':
      return { what: worker(field('now_held')), from: door(), to: `worker-${field<number>('target')}` };
    case 'gained':
      return { what: asset(), from: 'supply', to: store(seat) };
    case 'paid':
    case 'lost':
      return { what: asset(), from: store(seat), to: 'supply' };
    case 'handed':
      return { what: asset(), from: store(seat), to: store(field('to_seat')) };
    case 'drew':
      return { what: { kind: 'card', card: null }, from: 'pile', to: `hand-${seat}` };
    case 'discarded':
      return { what: card(), from: event.source === 'crew' ? `ship-${seat}` : `hand-${seat}`, to: 'discard' };
    case 'played':
      return { what: card(), from: `hand-${seat}`, to: 'art-town_hall' };
    case 'joined':
      return { what: card(), from: `hand-${seat}`, to: `ship-${seat}` };
    case 'returned':
      return { what: card(), from: `ship-${seat}`, to: `hand-${seat}` };
    case 'killed':
      return { what: card(), from: `ship-${seat}`, to: 'discard' };
    case 'exchanged':
      return { what: { kind: 'card', card: null }, from: `hand-${seat}`, to: `hand-${field<number>('target')}` };
    case 'offered':
      return {
        what: { kind: 'tile', tile: field('tile') },
        from: `tile-${field<Tile>('tile')}`,
        to: `offerings-${seat}`,
      };
    case 'raids':
      return { what: worker(field('worker')), from: `worker-${seat}`, to: `quay-${field<Place>('where')}` };
    case 'plundered':
      return {
        what: worker(field('worker')),
        from: `lot-${field<Place>('where')}-${field<number>('spot')}`,
        to: `worker-${seat}`,
      };
    default:
      return null;
  }
}

/** Where the piece that lands is not seen twice; stacks and hands stay as they are. */
export const hides = (spot: Spot): boolean => /^(worker|door)-/.test(spot);

/** The pieces an event changed: they keep a dashed ring for a while. */
export function touched(event: GameEvent): Spot[] {
  switch (event.event) {
    case 'placed':
    case 'picked':
    case 'swapped':
    case 'copied':
      return [`house-${event.where as string}`];
    case 'raids':
    case 'plundered':
      return [`isle-${event.where as string}`];
    case 'joined':
      return [`crew-${event.card as string}`];
    case 'offering_shown':
      return [`tile-${event.tile as string}`];
    default:
      return [];
  }
}
