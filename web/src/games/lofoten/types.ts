// What engine/games/lofoten/view.cpp writes, as types. One list each, in the engine's own order, and the types follow.

export const GOODS = ['mead', 'fish', 'sheep', 'coffer'] as const;
export type Good = (typeof GOODS)[number];

export const LETTERS = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof LETTERS)[number];

export const PHASES = [
  'play',
  'move',
  'effect',
  'load',
  'store',
  'put',
  'pile',
  'space',
  'end',
  'flip',
  'close',
  'shift',
  'attach',
  'harbour',
  'final',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** The parts of a turn, in their order. */
export const PARTS = ['action', 'draw', 'market', 'end'] as const;
export type Part = (typeof PARTS)[number] | 'final' | 'over';

export const SOURCES = ['rulebook', 'public page', 'reconstructed'] as const;
export type Source = (typeof SOURCES)[number];

export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

export const SLOTS = ['left', 'middle', 'right'] as const;
export type Slot = (typeof SLOTS)[number];

export const REQUIREMENTS = [
  'tiles_of_each_good',
  'goods_total',
  'tiles_of_good',
  'goods_of_good',
  'bucklers_of_each_clan',
  'identical_bucklers',
  'pay_opponent',
  'have_coins',
] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

export const JARLS = [
  'gatekeeper',
  'treasurer',
  'harbour',
  'helmsman',
  'steward',
  'storekeeper',
  'standard',
  'feastgiver',
] as const;
export type Jarl = (typeof JARLS)[number];

export type SeatNumber = 0 | 1;
export type BySeat<T> = readonly [T, T];
export type ByPlace<T> = readonly [T, T, T, T]; // top, right, bottom, left, as the owner sees them

/** An order card: good and value, `mead2`. */
export type CardText = string;
/** A tile: good, value, buckler, `fish3b`; turned over: `fish~`. */
export type TileText = string;

export interface Ship {
  readonly order: CardText | null;
  readonly cargo: readonly TileText[];
  readonly upgraded: boolean;
  readonly loads: boolean; // it faces a tile that it takes by itself
}

export interface Player {
  readonly coins: number;
  readonly area: number;
  readonly space: number; // the market space the wheel is aligned with
  readonly hand: readonly (CardText | null)[]; // null: hidden
  readonly old: readonly boolean[]; // held when the deck was renewed, so known by elimination
  readonly wheel: ByPlace<Letter>;
  readonly spaces: readonly number[]; // the market space before each of the five areas
  readonly turned: { readonly cw: ByPlace<Letter>; readonly ccw: ByPlace<Letter> }; // the wheel after a quarter turn
  readonly ships: Readonly<Record<Letter, Ship>>;
}

export interface WarehouseSide {
  readonly tiles: readonly TileText[];
  readonly goods: number;
  readonly measure: number; // what this card counts
  readonly points: number; // if the game ended now
}

export interface Warehouse {
  readonly card: string;
  readonly level: number;
  readonly source: Source;
  readonly good: Good | null;
  readonly worth: number | null; // to the first, or for each unit; null: that depends on a good not yet known
  readonly second: number; // to the other one
  readonly closed: boolean;
  readonly attached: boolean;
  readonly sides: BySeat<WarehouseSide>;
}

export interface Progress {
  readonly has: number;
  readonly needs: number;
  readonly met: boolean;
}

export interface JarlOffer {
  readonly jarl: Jarl;
  readonly source: Source;
  readonly owner: SeatNumber | null;
  readonly requirement: {
    readonly card: number;
    readonly side: number;
    readonly asks: Requirement;
    readonly amount: number;
    readonly good: Good | null;
  };
  readonly progress: BySeat<Progress>;
}

export interface Pile {
  readonly left: number;
  readonly top: Good | null;
}

/** Where the turn stands inside its phase. */
export interface Step {
  readonly in_play: Slot | null; // the place in the hand whose card is being played
  readonly side: Side;
  readonly moves_left: number;
  readonly effect: Good | null;
  readonly uses_left: number;
  readonly drawn: CardText | null;
  readonly turned: TileText | null;
  readonly unloading: readonly TileText[];
  readonly harbour_left: number;
  readonly upgrading: Letter | null;
  readonly upgraded_now: boolean;
}

export interface State {
  readonly phase: Phase;
  readonly part: Part;
  readonly first: SeatNumber; // holds the First Player card
  readonly active: SeatNumber;
  readonly turn: number;
  readonly extra_turn: boolean;
  readonly extra_pending: boolean;
  readonly end_triggered: boolean;
  readonly last_turn: boolean;
  readonly quiet_turns: number;
  readonly reserve: number;
  readonly market: readonly (TileText | null)[];
  readonly piles: readonly [Pile, Pile];
  readonly tiles_left: number; // in both piles: without them the market cannot be filled, and the end is near
  readonly bag: readonly TileText[];
  readonly box: readonly TileText[];
  readonly deck: number;
  readonly unseen: readonly CardText[];
  readonly known_hidden: readonly CardText[];
  readonly discard: readonly CardText[];
  readonly warehouses: readonly Warehouse[];
  readonly jarls: readonly JarlOffer[]; // empty without module 2
  readonly players: BySeat<Player>;
  readonly step: Step;
  readonly sources: Readonly<Record<string, Source>>;
}

/** What we could not see in print: a card of our own, or the prices by good that are our guess. */
export const isOurs = (house: Warehouse, state: State): boolean =>
  house.source === 'reconstructed' ||
  (house.card === 'w2_fixed_price' && state.sources.price_by_good === 'reconstructed');

export { at } from '../../table/picture';

// --- Texts taken apart -----------------------------------------------------------------------------------------------

export interface TileFace {
  readonly good: Good;
  readonly value: number; // what it counts: 1 when turned over
  readonly clan: SeatNumber | null; // the seat whose buckler it shows; null when turned over
}

const isGood = (text: string | undefined): text is Good => (GOODS as readonly (string | undefined)[]).includes(text);

export function tileFace(text: TileText): TileFace {
  const parts = /^([a-z]+)(?:(~)|([1-3])([rb]))$/.exec(text);
  const good = parts?.[1];
  if (!parts || !isGood(good)) throw new Error(`not a tile: ${text}`);
  if (parts[2]) return { good, value: 1, clan: null };
  return { good, value: Number(parts[3]), clan: parts[4] === 'r' ? 0 : 1 };
}

export interface CardFace {
  readonly good: Good;
  readonly value: number;
}

export function cardFace(text: CardText): CardFace {
  const parts = /^([a-z]+)([1-3])$/.exec(text);
  const good = parts?.[1];
  if (!parts || !isGood(good)) throw new Error(`not an order card: ${text}`);
  return { good, value: Number(parts[2]) };
}
