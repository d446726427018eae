// The events of Loot, as engine/games/loot/events.h lists them. engine/events.test.ts holds this list against that
// table, and has the compiler check the events of played games.
import type { CellText, HexText, Kind, Shield, ShipText } from './types';

export type Event =
  | { readonly event: 'shield'; readonly seat: number; readonly shield: Shield }
  | { readonly event: 'placed'; readonly seat: number; readonly hex: HexText }
  | {
      readonly event: 'won';
      readonly seat: number;
      readonly kind: Kind;
      readonly count: number;
      readonly spot: HexText | null;
    }
  | { readonly event: 'left'; readonly seat: number; readonly kind: Kind; readonly spot: HexText | null }
  | { readonly event: 'laid'; readonly seat: number; readonly kind: Kind; readonly cell: CellText }
  | { readonly event: 'took_ship'; readonly seat: number; readonly ship: ShipText; readonly slot: number }
  | { readonly event: 'berthed'; readonly seat: number; readonly ship: ShipText; readonly cell: CellText }
  | { readonly event: 'validated'; readonly seat: number; readonly ship: ShipText; readonly cell: CellText }
  | { readonly event: 'finished'; readonly seat: number; readonly site: string }
  | { readonly event: 'trophy'; readonly seat: number; readonly axes: number }
  | { readonly event: 'refilled'; readonly slot: number; readonly ship: ShipText }
  | { readonly event: 'sea_empty'; readonly slot: number }
  | { readonly event: 'passed'; readonly seat: number }
  | { readonly event: 'turn'; readonly seat: number }
  | { readonly event: 'over' };
