// What engine/games/loot/view.cpp writes, as types. One list each, in the engine's own order, and the types follow.

export const RESOURCES = ['wood', 'sheep', 'gold', 'axe'] as const;
export type Resource = (typeof RESOURCES)[number];

export const BUILDINGS = ['house', 'tower', 'castle'] as const;
export type Building = (typeof BUILDINGS)[number];

export const KINDS = [...RESOURCES, ...BUILDINGS] as const;
export type Kind = (typeof KINDS)[number];

export const SHIELDS = ['second', 'double', 'occupied'] as const;
export type Shield = (typeof SHIELDS)[number];

export const SITES = ['port', 'altar', 'palace'] as const;
export type SiteKind = (typeof SITES)[number];

export const PHASES = ['place', 'leave', 'lay', 'harbour', 'berth', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const TERRAINS = ['forest', 'meadow', 'mountain', 'battlefield'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** A hex of the land, `q,r`. */
export type HexText = string;
/** A cell of a fjord, `c3r2`. */
export type CellText = string;
/** A longship, `gold-2`. */
export type ShipText = string;

/** So many of each kind; kinds that are not there count nothing. */
export type Counts = Readonly<Partial<Record<Kind, number>>>;

interface Hex {
  readonly q: number;
  readonly r: number;
  readonly neighbours: readonly number[]; // places in the list of hexes
}
export interface ResourceHex extends Hex {
  readonly type: 'resource';
  readonly resource: Resource;
  readonly terrain: Terrain;
  readonly landing: boolean;
  readonly vikings: readonly number[]; // seats, one with two vikings twice
}
export interface BuildingHex extends Hex {
  readonly type: 'building';
  readonly building: Building;
  readonly stack: number;
}
export interface SeaHex extends Hex {
  readonly type: 'sea';
  readonly slot: number;
  readonly ship: ShipText | null;
}
export interface TrophyHex extends Hex, Trophy {
  readonly type: 'trophy';
}
export type LandHex = ResourceHex | BuildingHex | SeaHex | TrophyHex;

export interface Trophy {
  readonly axes: number;
  readonly points: number;
  readonly left: boolean;
}

export interface TilePlace {
  readonly face: string;
  readonly q: number;
  readonly r: number;
  readonly rotation: number;
}

export interface Longship {
  readonly ship: ShipText;
  readonly target: Kind;
  readonly bonus: number;
  readonly needs: Counts;
  readonly penalty: number; // points it costs in a fjord as long as it is not validated
}
/** What a longship or a site in a fjord still wants; what is completed wants nothing. */
export interface Wanting {
  readonly lacks: Counts;
  readonly beside: readonly CellText[]; // empty cells where a tile that it lacks brings it nearer
  readonly last: Kind | null; // the one tile that completes it
  readonly adds: number; // points when it is completed, with the tiles that lie there today
}
export interface BerthedShip extends Longship, Wanting {
  readonly cell: CellText;
  readonly validated: boolean;
}

/** What a longship not in the fjord yet would find there: the best cell, and what is lacking around it. */
export interface Berth {
  readonly ship: ShipText;
  readonly cell: CellText | null; // null: the fjord is full
  readonly lacks: Counts;
  readonly adds: number;
}

export interface Site extends Wanting {
  readonly site: string;
  readonly kind: SiteKind;
  readonly cell: CellText;
  readonly points: number;
  readonly needs: Counts;
  readonly finished: boolean;
}

export interface Cell {
  readonly cell: CellText;
  readonly column: number;
  readonly row: number;
  readonly q: number;
  readonly r: number;
  readonly site: SiteKind | null;
  readonly neighbours: readonly number[]; // places in the list of cells
}

export interface LaidTile {
  readonly cell: CellText;
  readonly kind: Kind;
}

export interface Player {
  readonly vikings_left: number;
  readonly shields: readonly Shield[]; // not used yet
  readonly trophy: number | null; // its axes
  readonly reached: readonly number[]; // trophies that its axes suffice for, by their axes
  readonly tiles: readonly LaidTile[];
  readonly ships: readonly BerthedShip[];
  readonly sites: readonly Site[];
  readonly empty: readonly CellText[];
  readonly berths: readonly Berth[]; // for the longships on the sea, and for one just taken
  readonly linked: readonly (readonly HexText[])[];
  readonly castle_steps: Readonly<Record<HexText, number>>;
  readonly score: { readonly total: number } & Readonly<Record<ScorePart, number>>;
  readonly kinds: Readonly<Record<Kind, { readonly tiles: number; readonly value: number }>>;
}

export const SCORE_PARTS = [
  'castle',
  'tower',
  'house',
  'gold',
  'sheep',
  'wood',
  'sites',
  'trophy',
  'longships',
] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

/** Where the turn stands inside its phase. */
export interface Step {
  readonly declared: readonly Shield[]; // for the next viking
  readonly second_viking: boolean;
  readonly won: Counts;
  readonly laying: Kind | null;
  readonly too_many: number;
  readonly taken: ShipText | null;
  readonly taking: Longship | null; // what is printed on it
  readonly emptied: number | null; // the sea hex it came from
  readonly trophy_taken: boolean;
}

/** What a move brings, as an event: `won`, `validated` or `finished`. */
export type Brings = Won | Completes;
export interface Won {
  readonly event: 'won';
  readonly kind: Kind;
  readonly count: number;
  readonly spot: HexText | null; // of the building
  readonly way?: readonly HexText[]; // of the chain, from the viking to the building
}
export type Completes =
  | { readonly event: 'validated'; readonly ship: ShipText; readonly cell: CellText }
  | { readonly event: 'finished'; readonly site: string };

export interface Offer {
  readonly move: string;
  readonly hex?: HexText;
  readonly cell?: CellText;
  readonly brings: readonly Brings[];
  readonly points: number; // at the values of today
  readonly lacks?: Counts; // of a longship that would lie there
}

export interface State {
  readonly phase: Phase;
  readonly active: number;
  readonly turn: number;
  readonly board: {
    readonly tiles: readonly TilePlace[];
    readonly sea: TilePlace;
    readonly trophy: TilePlace;
    readonly hexes: readonly LandHex[];
  };
  readonly sea: readonly (Longship | null)[];
  readonly bag: readonly ShipText[];
  readonly trophies: readonly Trophy[];
  readonly cells: readonly Cell[];
  readonly players: readonly Player[];
  readonly step: Step;
  readonly offers: readonly Offer[];
}

export { at } from '../../table/picture';

export const hexText = (hex: { readonly q: number; readonly r: number }): HexText => `${hex.q},${hex.r}`;
