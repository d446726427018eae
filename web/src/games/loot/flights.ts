// Which piece travels from where to where when something happens. Places of `data-at`: `stand-1,4-0` a viking of a seat
// on a hex, `hex-1,4` the hex, `sea-2` and `trophy-3` on the land, `tile-0-c3r2` a cell of a fjord, `prize-0` its
// trophy; `store-0` where the nearest seat keeps vikings and what it has won, `seat-1` the same for the others.
import { seatOf } from '../../table/picture';
import type { Spot } from '../../table/spots';
import type { Flight } from '../../table/stage.svelte';
import type { Event } from './events';
import { cellSpot, hexSpot, shipSpot, trophySpot } from './moves';
import type { CellText, HexText, Kind, ShipText } from './types';

export type Traveller =
  | { readonly kind: 'viking'; readonly seat: number }
  | { readonly kind: 'tile'; readonly tile: Kind }
  | { readonly kind: 'ship'; readonly ship: ShipText }
  | { readonly kind: 'trophy' };

/** What the table shows: whose fjord is nearest, whether a seat's cells can be seen, and the hex last landed on. */
export interface Scene {
  readonly near: number;
  readonly shows: (seat: number) => boolean;
  readonly landed: HexText | null;
}

/** How long an event keeps the eye, in milliseconds; what nobody sees takes none. */
const LASTS: Readonly<Record<string, number>> = {
  placed: 320,
  won: 260,
  left: 260,
  laid: 260,
  took_ship: 300,
  berthed: 320,
  validated: 320,
  finished: 360,
  trophy: 360,
  refilled: 260,
};
export const lasts = (event: Event): number => LASTS[event.event] ?? 0;

/** All that one viking wins comes at once. */
export const together = (event: Event, before: Event): boolean => event.event === 'won' && before.event === 'won';

const storeOf = (seat: number, scene: Scene): Spot => `${seat === scene.near ? 'store' : 'seat'}-${seat}`;

export function flightOf(event: Event, active: number, scene: Scene): Flight<Traveller> | null {
  const seat = seatOf(event, active);
  const store = storeOf(seat, scene);
  const inFjord = (cell: CellText) => (scene.shows(seat) ? `tile-${seat}-${cell}` : store);
  const tile = (tile: Kind): Traveller => ({ kind: 'tile', tile });
  const ship = (ship: ShipText): Traveller => ({ kind: 'ship', ship });
  switch (event.event) {
    case 'placed':
      return { what: { kind: 'viking', seat }, from: store, to: `stand-${event.hex}-${seat}` };
    case 'won':
      return { what: tile(event.kind), from: hexSpot(event.spot ?? scene.landed ?? ''), to: store };
    case 'left':
      return { what: tile(event.kind), from: store, to: hexSpot(event.spot ?? 'nowhere') };
    case 'laid':
      return { what: tile(event.kind), from: store, to: inFjord(event.cell) };
    case 'took_ship':
      return { what: ship(event.ship), from: `sea-${event.slot}`, to: store };
    case 'berthed':
      return { what: ship(event.ship), from: store, to: inFjord(event.cell) };
    case 'trophy':
      return {
        what: { kind: 'trophy' },
        from: trophySpot(event.axes),
        to: scene.shows(seat) ? `prize-${seat}` : store,
      };
    default:
      return null;
  }
}

/** The piece that lands is not seen before it has. */
export const hides = (spot: Spot): boolean => /^(stand|tile|prize)-/.test(spot);

/** The pieces an event changed: they keep a dashed ring for a while. Cells of others are named with their seat. */
export function touched(event: Event, active: number, near: number): Spot[] {
  const seat = seatOf(event, active);
  const inFjord = (cell: CellText) => {
    const spot = cellSpot(cell);
    return seat === near ? spot : `${seat}-${spot}`;
  };
  switch (event.event) {
    case 'placed':
      return [hexSpot(event.hex)];
    case 'won':
      return event.spot === null ? [] : [hexSpot(event.spot)];
    case 'laid':
    case 'berthed':
    case 'validated':
      return [inFjord(event.cell)];
    case 'refilled':
      return [shipSpot(event.ship)];
    default:
      return [];
  }
}
