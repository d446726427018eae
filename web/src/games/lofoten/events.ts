// The events of Lofoten, as engine/games/lofoten/events.h lists them. engine/events.test.ts holds this list against that
// table, and has the compiler check the events of played games.
import type { CardText, Good, Letter, Side, Slot, TileText } from './types';

type Turning = 'cw' | 'ccw';

export type Event =
  | { readonly event: 'turn'; readonly seat: number; readonly number: number; readonly extra: boolean }
  | {
      readonly event: 'played';
      readonly seat: number;
      readonly slot: Slot;
      readonly card: CardText;
      readonly moves: number;
    }
  | {
      readonly event: 'placed';
      readonly seat: number;
      readonly ship: Letter;
      readonly card: CardText;
      readonly uses: number;
    }
  | {
      readonly event: 'slid';
      readonly seat: number;
      readonly direction: Side;
      readonly area: number;
      readonly paid: boolean;
    }
  | { readonly event: 'turned_wheel'; readonly seat: number; readonly direction: Turning; readonly paid: boolean }
  | {
      readonly event: 'loaded';
      readonly seat: number;
      readonly ship: Letter;
      readonly tile: TileText;
      readonly space: number;
    }
  | {
      readonly event: 'unloaded';
      readonly seat: number;
      readonly ship: Letter;
      readonly order: CardText;
      readonly tiles: readonly TileText[];
    }
  | {
      readonly event: 'stored';
      readonly seat: number;
      readonly tile: TileText;
      readonly warehouse: number;
      readonly claims: boolean;
    }
  | { readonly event: 'took_coin'; readonly seat: number; readonly source: 'reserve' | 'rival' }
  | { readonly event: 'paid'; readonly seat: number; readonly coins: number; readonly what: 'move' | 'hand' | 'turn' }
  | { readonly event: 'removed'; readonly space: number; readonly tile: TileText; readonly why: 'mead' | 'four' }
  | { readonly event: 'drew'; readonly seat: number; readonly card: CardText | null }
  | { readonly event: 'put'; readonly seat: number; readonly end: Side }
  | { readonly event: 'renewed'; readonly cards: number }
  | {
      readonly event: 'rerolled';
      readonly seat: number;
      readonly discarded: readonly (CardText | null)[];
      readonly cards: readonly (CardText | null)[];
    }
  | { readonly event: 'turned_tile'; readonly pile: number; readonly tile: TileText }
  | { readonly event: 'top'; readonly pile: number; readonly good: Good | null; readonly left: number }
  | { readonly event: 'filled'; readonly space: number; readonly tile: TileText }
  | { readonly event: 'claimed'; readonly seat: number; readonly jarl: string }
  | { readonly event: 'gave'; readonly seat: number; readonly coins: number }
  | { readonly event: 'closed'; readonly seat: number; readonly warehouse: number; readonly tiles: number }
  | { readonly event: 'shifted'; readonly seat: number; readonly tile: TileText; readonly warehouse: number }
  | { readonly event: 'attached'; readonly seat: number; readonly warehouse: number }
  | {
      readonly event: 'upgraded';
      readonly seat: number;
      readonly ship: Letter;
      readonly warehouse: number;
      readonly tile: TileText;
    }
  | { readonly event: 'end_triggered'; readonly why: 'market' | 'stall' | 'dead' }
  | { readonly event: 'over'; readonly scores: readonly number[] };
