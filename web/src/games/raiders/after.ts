// The picture between two views: what the table looks like after one event. Only where pieces lie is followed, so that
// they can travel one after the other; the view that comes in the end is the truth and replaces all of it.
import type { GameEvent } from '../../table/contract';
import { without, withPlayer } from '../../table/picture';
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
  type Tile,
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
export function after(state: State, event: GameEvent): State {
  const seat = event.seat ?? state.active ?? 0;
  const field = <T>(name: string) => event[name] as T;
  switch (event.event) {
    case 'placed':
      return withPlayer(withVillage(state, field('where'), field('worker')), seat, () => ({ worker: null }));
    case 'picked':
      return withPlayer(withVillage(state, field('where'), null), seat, () => ({ worker: field<Colour>('worker') }));
    case 'swapped':
      return withPlayer(withVillage(state, field('where'), field('now_there')), field('target'), () => ({
        worker: field<Colour>('now_held'),
      }));
    case 'gained':
      return supplied(given(state, seat, field('kind'), field('amount')), field('kind'), -field<number>('amount'));
    case 'paid':
    case 'lost':
      return supplied(given(state, seat, field('kind'), -field<number>('amount')), field('kind'), field('amount'));
    case 'handed': {
      const amount = field<number>('amount');
      return given(given(state, seat, field('kind'), -amount), field('to_seat'), field('kind'), amount);
    }
    case 'drew': {
      const count = field<number>('count');
      const drawn = withPlayer(state, seat, ({ hand }) => ({ hand: [...hand, ...Array<null>(count).fill(null)] }));
      return { ...drawn, pile: Math.max(0, state.pile - count) };
    }
    case 'drew_cards': {
      const cards = field<Card[]>('cards');
      return withPlayer(state, seat, ({ hand }) => ({ hand: [...hand.filter((card) => card !== null), ...cards] }));
    }
    case 'kept_cards':
      return withPlayer(state, seat, () => ({ hand: field<Card[]>('cards') }));
    case 'discarded':
    case 'played': {
      const card = field<Card>('card');
      const crew = event.source === 'crew';
      const left = withPlayer(state, seat, (player) =>
        crew ? { crew: without(player.crew, card) } : { hand: fromHand(player.hand, card) },
      );
      return { ...left, discard: [...left.discard, card] };
    }
    case 'hires':
      return withPlayer(state, seat, ({ hand }) => ({ hand: fromHand(hand, field('card')) }));
    case 'joined': {
      const card = field<Card>('card');
      // A hire has left the hand already; a Gravedigger's card has not.
      const enlisted = state.step.hiring === null && state.phase === 'enlist';
      return withPlayer(state, seat, ({ crew, hand }) => ({
        crew: [...crew, card],
        ...(enlisted ? { hand: fromHand(hand, card) } : {}),
      }));
    }
    case 'returned': {
      const card = field<Card>('card');
      const back = withPlayer(state, seat, ({ crew, hand }) => ({ crew: without(crew, card), hand: [...hand, card] }));
      return { ...back, discard: without(back.discard, card) };
    }
    case 'killed': {
      const card = field<Card>('card');
      const dead = withPlayer(state, seat, ({ crew, valkyries }) => ({
        crew: without(crew, card),
        valkyries: Math.min(state.tracks.valkyries.length - 1, valkyries + 1),
      }));
      return { ...dead, discard: [...dead.discard, card] };
    }
    case 'offered': {
      const tile = field<Tile>('tile');
      const offerings = state.offerings.map((offering) => (offering?.tile === tile ? null : offering));
      return withPlayer({ ...state, offerings }, seat, (player) => ({ offerings: [...player.offerings, tile] }));
    }
    case 'offering_under': {
      const tile = field<Tile>('tile');
      const offerings = state.offerings.map((offering) => (offering?.tile === tile ? null : offering));
      return { ...state, offerings, stack: state.stack + 1 };
    }
    case 'offering_shown':
      return { ...state, stack: Math.max(0, state.stack - 1) };
    case 'raids': {
      const settled = withPlace(state, field('where'), (is) => ({ settled: [...is.settled, field<Colour>('worker')] }));
      return withPlayer({ ...settled, step: { ...settled.step, raid: field<Place>('where') } }, seat, () => ({
        worker: null,
      }));
    }
    case 'rolled':
      return { ...state, step: { ...state.step, dice: field<number[]>('dice') } };
    case 'rerolled': {
      const dice = [...without(state.step.dice, field('old')), field<number>('new')].sort((a, b) => a - b);
      return { ...state, step: { ...state.step, dice } };
    }
    case 'scored':
      return withPlayer(state, seat, ({ points }) => ({ points: points + field<number>('points') }));
    case 'plundered': {
      const taken = withPlace(state, field('where'), ({ spots }) => ({
        spots: spots.map((spot, i) => (i + 1 === field<number>('spot') ? null : spot)),
      }));
      return withPlayer(taken, seat, (player) => ({
        worker: field<Colour>('worker'),
        ...Object.fromEntries(
          PIECES.filter((piece) => piece !== 'valkyrie').map((piece) => [piece, player[piece] + field<number>(piece)]),
        ),
      }));
    }
    default:
      return state;
  }
}
