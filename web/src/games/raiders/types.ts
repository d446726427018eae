// What engine/games/raiders/view.cpp writes, as types. One list each, in the engine's own order, and the types follow.

export const COLOURS = ['black', 'grey', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

export const ASSETS = ['silver', 'provisions', 'gold', 'iron', 'livestock', 'armour'] as const;
export type Asset = (typeof ASSETS)[number];
/** What lies in the stores; armour is a track. */
export const STORES = ['silver', 'provisions', 'gold', 'iron', 'livestock'] as const;
export type Store = (typeof STORES)[number];
export const PIECES = ['gold', 'iron', 'livestock', 'valkyrie'] as const;
export type Piece = (typeof PIECES)[number];

export const BUILDINGS = [
  'gate_house',
  'town_hall',
  'treasury',
  'barracks',
  'armoury',
  'mill',
  'silversmith',
  'long_house',
] as const;
export type Building = (typeof BUILDINGS)[number];

export const TYPES = ['harbour', 'outpost', 'monastery', 'fortress'] as const;
export type SettlementType = (typeof TYPES)[number];

export const PLACES = [
  'harbour_west',
  'harbour_centre',
  'harbour_east',
  'outpost_centre',
  'outpost_east',
  'monastery_west',
  'monastery_east',
  'fortress_west',
  'fortress_centre',
  'fortress_east',
] as const;
export type Place = (typeof PLACES)[number];

export const CARDS = [
  'archer',
  'armourer',
  'avenger',
  'barbarian',
  'berserker',
  'brawler',
  'brynjar',
  'cartographer',
  'champion',
  'folke',
  'forager',
  'gatekeeper',
  'gravedigger',
  'huntsman',
  'jeweller',
  'marauder',
  'mercenary',
  'merchant',
  'ragnhildr',
  'recruiter',
  'sage',
  'scout',
  'shieldmaiden',
  'trader',
  'warlord',
  'warmonger',
] as const;
export type Card = (typeof CARDS)[number];

export const PHASES = [
  'keep',
  'turn',
  'act',
  'discard',
  'dismiss',
  'pick',
  'limit',
  'end',
  'reroll',
  'spot',
  'kill',
  'target',
  'lose',
  'swap',
  'plunder',
  'tribute',
  'return',
  'enlist',
  'copy',
  'recruit',
  'under',
  'number',
  'give',
  'offer',
  'spare',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export const SOURCES = ['rulebook', 'public page', 'public implementation', 'reconstructed'] as const;
export type Source = (typeof SOURCES)[number];
export const TRIGGERS = ['fortresses', 'offerings', 'valkyries'] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** An offering tile, `o01` to `o16`. */
export type Tile = string;
/** Ways of so many. */
export type Fraction = readonly [number, number];
export type Amounts = Readonly<Partial<Record<Asset, number>>>;

export interface OfferingTile {
  readonly tile: Tile;
  readonly cost: Amounts;
  readonly points: number;
  readonly source: Source;
}

export interface RaidSpot extends Readonly<Record<Piece, number>> {
  readonly worker: Colour;
}

export interface Tier {
  readonly strength: number;
  readonly points: number;
}

export interface Settlement {
  readonly place: Place;
  readonly type: SettlementType;
  readonly workers: readonly Colour[];
  readonly crew: number;
  readonly provisions: number;
  readonly gold: number;
  readonly dice: number;
  readonly tiers: readonly Tier[];
  readonly spots: readonly (RaidSpot | null)[]; // null: plundered
  readonly settled: readonly Colour[];
}

export interface TierForecast extends Tier {
  readonly chance: Fraction; // that this tier is scored, with the dice as they fall
  readonly reach: Fraction; // that it or a higher one is scored, with every re-roll spent on it
}

export interface RaidForecast {
  readonly place: Place;
  readonly possible: boolean;
  readonly needs: {
    readonly crew: number;
    readonly provisions: number;
    readonly gold: number;
    readonly worker: readonly Colour[];
  };
  readonly missing: {
    readonly crew?: number;
    readonly provisions?: number;
    readonly gold?: number;
    readonly worker?: boolean;
  };
  readonly deaths: readonly (number | null)[]; // of my crew, by spot; null: plundered
  readonly abilities: number; // what the crew's abilities add to crew and armour
  readonly strength: number; // without dice
  readonly dice: number;
  readonly rerolls: number;
  readonly sure_points: number; // the harbour's and those of the crew
  readonly nothing: Fraction;
  readonly tiers: readonly TierForecast[];
  readonly expected: Fraction;
}

/** One option of a building: what would be paid and got. */
export interface Prospect {
  readonly move: string;
  readonly possible: boolean;
  readonly pays: Amounts;
  readonly gains: Amounts;
  readonly draws?: number;
  readonly discards?: number;
  readonly points?: number;
}

export interface BuildingOutlook {
  readonly building: Building;
  readonly empty: boolean;
  readonly accepts: boolean;
  readonly options: readonly Prospect[]; // with the worker in hand
  readonly later: readonly Prospect[]; // with the worker that stands there
  readonly cards?: readonly Card[]; // to be played or hired there, of who is on turn
  readonly discount?: number; // of a hire at the Barracks
}

export interface Player extends Readonly<Record<Store, number>> {
  readonly worker: Colour | null;
  readonly armour: number;
  readonly valkyries: number;
  readonly points: number;
  readonly offerings: readonly Tile[];
  readonly crew: readonly Card[];
  readonly crew_strength: number; // as printed
  readonly strength: number; // with armour; without dice and abilities
  readonly hand: readonly (Card | null)[]; // null: hidden
  readonly shown: readonly Card[]; // what everybody knows of the hand
  readonly known: readonly (readonly Card[])[]; // what each seat knows of it
  readonly raids: readonly RaidForecast[];
  readonly buildings: readonly BuildingOutlook[];
}

export interface CardFace {
  readonly cost: number;
  readonly strength: number;
  readonly hero: boolean;
  readonly source: Source;
}

/** Where the turn stands inside its phase. */
export interface Step {
  readonly placed_on: Building | null;
  readonly acted: readonly Building[];
  readonly where: Building | null;
  readonly worker: Colour | null;
  readonly extra_actions: number;
  readonly card: Card | null; // the card whose effect runs
  readonly target: number | null;
  readonly hiring: Card | null;
  readonly to_name: number;
  readonly number: number;
  readonly offering: Tile | null;
  readonly giving: readonly (readonly (Card | null)[])[];
  readonly raid: Place | null;
  readonly dice: readonly number[];
  readonly rerolls: number;
  readonly valkyries: number;
  readonly deaths: number; // of the crew, still to come
  readonly prices: Readonly<Partial<Record<Card, number>>>; // of a hire, by the cards in hand
}

export interface State {
  readonly phase: Phase;
  readonly active: number | null;
  readonly turn: number;
  readonly round: number;
  readonly rounds: number;
  readonly trigger: Trigger | null;
  readonly turns_left: number;
  readonly unfinished: boolean;
  readonly limit: number; // of silver, provisions and cards at the end of a turn
  readonly kept: number; // of the cards dealt
  readonly benches: number;
  readonly tracks: Readonly<Record<'armour' | 'valkyries', readonly number[]>>; // points by level
  readonly supply: Readonly<Record<Store | 'valkyrie', number>>;
  readonly pile: number;
  readonly under: readonly { readonly owner: number; readonly card: Card | null }[];
  readonly unseen: readonly Card[];
  readonly discard: readonly Card[];
  readonly offerings: readonly (OfferingTile | null)[];
  readonly stack: number;
  readonly stack_unseen: readonly Tile[];
  readonly stack_bottom: readonly Tile[];
  readonly village: Readonly<Record<Building, Colour | null>>;
  readonly settlements: readonly Settlement[];
  readonly fortress_spots: number;
  readonly valkyries_on_board: number;
  readonly ends: Readonly<Record<Trigger, number>>; // how much is left until each end of the game
  readonly players: readonly Player[];
  readonly cards: Readonly<Partial<Record<Card, CardFace>>>;
  readonly step: Step;
}

export { at } from '../../table/picture';

export const isCard = (text: string): text is Card => (CARDS as readonly string[]).includes(text);
export const isBuilding = (text: string): text is Building => (BUILDINGS as readonly string[]).includes(text);
