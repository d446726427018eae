// The picture between two views: what the table looks like after one event. Only where pieces lie is followed, so that
// they can travel one after the other; the view that comes in the end is the truth and replaces all of it.
import { seatOf, without, withPlayer } from '../../table/picture';
import type { Event } from './events';
import {
  PIECES,
  STORES,
  type Asset,
  type Building,
  type Card,
  type Colour,
  type Place,
  type Player,
  type Settlement,
  type State,
  type Store,
} from './types';

/** A card leaves a hand: the one we know of, else one of the backs. */
const fromHand = (hand: Player['hand'], card: Card): Player['hand'] =>
  hand.includes(card) ? without(hand, card) : without(hand, null);

function withPlace(state: State, place: Place, change: (settlement: Settlement) => Partial<Settlement>): State {
  const settlements = state.settlements.map((was) => (was.place === place ? { ...was, ...change(was) } : was));
  return { ...state, settlements };
}
const withVillage = (state: State, where: Building, worker: Colour | null): State => ({
  ...state,
  village: { ...state.village, [where]: worker },
});

const isStore = (kind: Asset): kind is Store => (STORES as readonly Asset[]).includes(kind);
const given = (state: State, seat: number, kind: Asset, by: number): State =>
  withPlayer(state, seat, (player) => ({ [kind]: player[kind] + by }));
function supplied(state: State, kind: Asset, by: number): State {
  return isStore(kind) ? { ...state, supply: { ...state.supply, [kind]: state.supply[kind] + by } } : state;
}

/** Reads the fields of an event as the engine names them (engine/games/raiders/events.h). */
export function after(state: State, event: Event): State {
  const seat = seatOf(event, state.active ?? 0);
  switch (event.event) {
    case 'placed':
      return withPlayer(withVillage(state, event.where, event.worker), seat, () => ({ worker: null }));
    case 'picked':
      return withPlayer(withVillage(state, event.where, null), seat, () => ({ worker: event.worker }));
    case 'swapped':
      return withPlayer(withVillage(state, event.where, event.now_there), event.target, () => ({
        worker: event.now_held,
      }));
    case 'gained':
      return supplied(given(state, seat, event.kind, event.amount), event.kind, -event.amount);
    case 'paid':
    case 'lost':
      return supplied(given(state, seat, event.kind, -event.amount), event.kind, event.amount);
    case 'handed': {
      const amount = event.amount;
      return given(given(state, seat, event.kind, -amount), event.to_seat, event.kind, amount);
    }
    case 'drew': {
      const count = event.count;
      const drawn = withPlayer(state, seat, ({ hand }) => ({ hand: [...hand, ...Array<null>(count).fill(null)] }));
      return { ...drawn, pile: Math.max(0, state.pile - count) };
    }
    case 'drew_cards': {
      const cards = event.cards;
      return withPlayer(state, seat, ({ hand }) => ({ hand: [...hand.filter((card) => card !== null), ...cards] }));
    }
    case 'kept_cards':
      return withPlayer(state, seat, () => ({ hand: event.cards }));
    case 'discarded':
    case 'played': {
      const card = event.card;
      const crew = event.event === 'discarded' && event.source === 'crew';
      const left = withPlayer(state, seat, (player) =>
        crew ? { crew: without(player.crew, card) } : { hand: fromHand(player.hand, card) },
      );
      return { ...left, discard: [...left.discard, card] };
    }
    case 'hires':
      return withPlayer(state, seat, ({ hand }) => ({ hand: fromHand(hand, event.card) }));
    case 'joined': {
      const card = event.card;
      // A hire has left the hand already; a Gravedigger's card has not.
      const enlisted = state.step.hiring === null && state.phase === 'enlist';
      return withPlayer(state, seat, ({ crew, hand }) => ({
        crew: [...crew, card],
        ...(enlisted ? { hand: fromHand(hand, card) } : {}),
      }));
    }
    case 'returned': {
      const card = event.card;
      const back = withPlayer(state, seat, ({ crew, hand }) => ({ crew: without(crew, card), hand: [...hand, card] }));
      return { ...back, discard: without(back.discard, card) };
    }
    case 'killed': {
      const card = event.card;
      const dead = withPlayer(state, seat, ({ crew, valkyries }) => ({
        crew: without(crew, card),
        valkyries: Math.min(state.tracks.valkyries.length - 1, valkyries + 1),
      }));
      return { ...dead, discard: [...dead.discard, card] };
    }
    case 'offered': {
      const tile = event.tile;
      const offerings = state.offerings.map((offering) => (offering?.tile === tile ? null : offering));
      return withPlayer({ ...state, offerings }, seat, (player) => ({ offerings: [...player.offerings, tile] }));
    }
    case 'offering_under': {
      const tile = event.tile;
      const offerings = state.offerings.map((offering) => (offering?.tile === tile ? null : offering));
      return { ...state, offerings, stack: state.stack + 1 };
    }
    case 'offering_shown':
      return { ...state, stack: Math.max(0, state.stack - 1) };
    case 'raids': {
      const settled = withPlace(state, event.where, (is) => ({ settled: [...is.settled, event.worker] }));
      return withPlayer({ ...settled, step: { ...settled.step, raid: event.where } }, seat, () => ({
        worker: null,
      }));
    }
    case 'rolled':
      return { ...state, step: { ...state.step, dice: event.dice } };
    case 'rerolled': {
      const dice = [...without(state.step.dice, event.old), event.new].sort((a, b) => a - b);
      return { ...state, step: { ...state.step, dice } };
    }
    case 'scored':
      return withPlayer(state, seat, ({ points }) => ({ points: points + event.points }));
    case 'plundered': {
      const taken = withPlace(state, event.where, ({ spots }) => ({
        spots: spots.map((spot, i) => (i + 1 === event.spot ? null : spot)),
      }));
      return withPlayer(taken, seat, (player) => ({
        worker: event.worker,
        ...Object.fromEntries(
          PIECES.filter((piece) => piece !== 'valkyrie').map((piece) => [piece, player[piece] + event[piece]]),
        ),
      }));
    }
    default:
      return state;
  }
}
