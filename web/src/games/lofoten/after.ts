// The picture between two views: what the table looks like after one event. Only where pieces lie is followed, so that
// they can travel one after the other; the view that comes in the end is the truth and replaces all of it.
import { at, replaced, seatOf, without, withPlayer } from '../../table/picture';
import type { Event } from './events';
import {
  type BySeat,
  type CardText,
  type Letter,
  type SeatNumber,
  type Ship,
  type State,
  type TileText,
  type Warehouse,
} from './types';

const bySeat = <T>(pair: BySeat<T>, seat: SeatNumber, item: T): BySeat<T> =>
  seat === 0 ? [item, pair[1]] : [pair[0], item];

function withShip(state: State, seat: SeatNumber, letter: Letter, change: (ship: Ship) => Partial<Ship>): State {
  return withPlayer(state, seat, ({ ships }) => ({
    ships: { ...ships, [letter]: { ...ships[letter], ...change(ships[letter]) } },
  }));
}

function withWarehouse(state: State, index: number, change: (house: Warehouse) => Partial<Warehouse>): State {
  const house = at(state.warehouses, index);
  return { ...state, warehouses: replaced(state.warehouses, index, { ...house, ...change(house) }) };
}

const withStored = (
  state: State,
  seat: SeatNumber,
  index: number,
  change: (tiles: readonly TileText[]) => TileText[],
) =>
  withWarehouse(state, index, ({ sides }) => ({
    sides: bySeat(sides, seat, { ...sides[seat], tiles: change(sides[seat].tiles) }),
  }));

const withCoins = (state: State, seat: SeatNumber, change: number): State =>
  withPlayer(state, seat, ({ coins }) => ({ coins: coins + change }));

function withHand(state: State, seat: SeatNumber, change: (hand: readonly (CardText | null)[]) => (CardText | null)[]) {
  return withPlayer(state, seat, ({ hand }) => {
    const changed = change(hand);
    return { hand: changed, old: changed.map(() => false) };
  });
}

const slots = { left: 0, middle: 1, right: 2 } as const;

/** Reads the fields of an event as the engine names them (engine/games/lofoten/events.h). */
export function after(state: State, event: Event): State {
  const seat: SeatNumber = seatOf(event, state.active) === 1 ? 1 : 0;
  const other: SeatNumber = seat === 1 ? 0 : 1;
  switch (event.event) {
    case 'played': {
      const { slot } = event;
      return withHand(state, seat, (hand) => hand.filter((_, i) => i !== slots[slot]));
    }
    case 'placed': {
      const { ship, card } = event;
      return withShip(
        withHand(state, seat, (hand) => hand.filter((_, i) => i !== 1)),
        seat,
        ship,
        () => ({ order: card }),
      );
    }
    case 'slid': {
      const { area } = event;
      return withPlayer(state, seat, ({ spaces }) => ({ area, space: at(spaces, area) }));
    }
    case 'turned_wheel': {
      const { direction } = event;
      return withPlayer(state, seat, ({ turned }) => ({ wheel: turned[direction] }));
    }
    case 'loaded': {
      const { ship, tile, space } = event;
      const emptied = { ...state, market: replaced(state.market, space, null) };
      return withShip(emptied, seat, ship, ({ cargo }) => ({ cargo: [...cargo, tile] }));
    }
    case 'unloaded': {
      const { ship, tiles } = event;
      const landed = { ...state, step: { ...state.step, unloading: tiles } };
      return withShip(landed, seat, ship, () => ({ order: null, cargo: [] }));
    }
    case 'stored': {
      const { tile, warehouse } = event;
      const left = { ...state, step: { ...state.step, unloading: without(state.step.unloading, tile) } };
      return withStored(left, seat, warehouse, (tiles) => [...tiles, tile]);
    }
    case 'took_coin': {
      const { source } = event;
      const taken = source === 'reserve' ? { ...state, reserve: state.reserve - 1 } : withCoins(state, other, -1);
      return withCoins(taken, seat, 1);
    }
    case 'paid': {
      const { coins } = event;
      return withCoins({ ...state, reserve: state.reserve + coins }, seat, -coins);
    }
    case 'gave': {
      const { coins } = event;
      return withCoins(withCoins(state, seat, -coins), other, coins);
    }
    case 'removed': {
      const { space } = event;
      return { ...state, market: replaced(state.market, space, null) };
    }
    case 'drew': {
      const { card } = event;
      return { ...state, deck: Math.max(0, state.deck - 1), step: { ...state.step, drawn: card } };
    }
    case 'put': {
      const { end } = event;
      const { drawn } = state.step;
      const ended = { ...state, step: { ...state.step, drawn: null } };
      return withHand(ended, seat, (hand) => (end === 'left' ? [drawn, ...hand] : [...hand, drawn]));
    }
    case 'renewed': {
      const { cards } = event;
      return { ...state, deck: cards };
    }
    case 'rerolled': {
      const { cards } = event;
      return withHand(state, seat, (hand) => hand.map((_, i) => cards[i] ?? null));
    }
    case 'turned_tile': {
      const { tile } = event;
      return { ...state, step: { ...state.step, turned: tile } };
    }
    case 'top': {
      const { pile, good, left } = event;
      const [first, second] = state.piles;
      const now = { top: good, left };
      return { ...state, piles: pile === 0 ? [now, second] : [first, now] };
    }
    case 'filled': {
      const { space, tile } = event;
      return { ...state, market: replaced(state.market, space, tile), step: { ...state.step, turned: null } };
    }
    case 'claimed': {
      const { jarl } = event;
      return { ...state, jarls: state.jarls.map((offer) => (offer.jarl === jarl ? { ...offer, owner: seat } : offer)) };
    }
    case 'closed': {
      const { warehouse } = event;
      return withWarehouse(state, warehouse, () => ({ closed: true }));
    }
    case 'shifted': {
      const { tile, warehouse } = event;
      const from = state.warehouses.findIndex((house) => house.closed);
      const gone = from < 0 ? state : withStored(state, seat, from, (tiles) => without(tiles, tile));
      return withStored(gone, seat, warehouse, (tiles) => [...tiles, tile]);
    }
    case 'attached': {
      const { warehouse } = event;
      return withWarehouse(state, warehouse, () => ({ attached: true }));
    }
    case 'upgraded': {
      const { ship, warehouse, tile } = event;
      const flipped = `${tile.replace(/[^a-z].*$/, '')}~`;
      const paid = withStored(state, seat, warehouse, (tiles) => [...without(tiles, tile), flipped]);
      return withShip(paid, seat, ship, () => ({ upgraded: true }));
    }
    default:
      return state;
  }
}
