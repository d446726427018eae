// The events of Raiders, as engine/games/raiders/events.h lists them. engine/events.test.ts holds this list against that
// table, and has the compiler check the events of played games.
import type { Asset, Building, Card, Colour, Place, Tile } from './types';

export type Event =
  | { readonly event: 'kept'; readonly seat: number }
  | {
      readonly event: 'kept_cards';
      readonly seat: number;
      readonly cards: readonly Card[];
      readonly under: readonly Card[];
    }
  | { readonly event: 'first_player'; readonly seat: number }
  | { readonly event: 'turn_ended'; readonly seat: number }
  | { readonly event: 'final_round'; readonly trigger: 'fortresses' | 'offerings' | 'valkyries' }
  | { readonly event: 'game_over'; readonly unfinished: boolean }
  | { readonly event: 'drew'; readonly seat: number; readonly count: number }
  | { readonly event: 'drew_cards'; readonly seat: number; readonly cards: readonly Card[] }
  | { readonly event: 'reshuffled' }
  | { readonly event: 'placed'; readonly seat: number; readonly where: Building; readonly worker: Colour }
  | { readonly event: 'picked'; readonly seat: number; readonly where: Building; readonly worker: Colour }
  | { readonly event: 'acted'; readonly seat: number; readonly where: Building }
  | { readonly event: 'skipped'; readonly seat: number; readonly where: Building }
  | { readonly event: 'gained'; readonly seat: number; readonly kind: Asset; readonly amount: number }
  | { readonly event: 'paid'; readonly seat: number; readonly kind: Asset; readonly amount: number }
  | { readonly event: 'lost'; readonly seat: number; readonly kind: Asset; readonly amount: number }
  | {
      readonly event: 'handed';
      readonly seat: number;
      readonly to_seat: number;
      readonly kind: Asset;
      readonly amount: number;
    }
  | { readonly event: 'discarded'; readonly seat: number; readonly card: Card; readonly source: 'hand' | 'crew' }
  | { readonly event: 'hires'; readonly seat: number; readonly card: Card }
  | { readonly event: 'joined'; readonly seat: number; readonly card: Card }
  | { readonly event: 'returned'; readonly seat: number; readonly card: Card }
  | { readonly event: 'played'; readonly seat: number; readonly card: Card }
  | { readonly event: 'targeted'; readonly seat: number; readonly target: number }
  | { readonly event: 'copied'; readonly seat: number; readonly where: Building }
  | {
      readonly event: 'swapped';
      readonly seat: number;
      readonly target: number;
      readonly where: Building;
      readonly now_there: Colour;
      readonly now_held: Colour;
    }
  | { readonly event: 'number'; readonly seat: number; readonly target: number; readonly count: number }
  | { readonly event: 'chose'; readonly seat: number }
  | { readonly event: 'exchanged'; readonly seat: number; readonly target: number; readonly count: number }
  | {
      readonly event: 'exchanged_cards';
      readonly seat: number;
      readonly target: number;
      readonly mine: readonly Card[];
      readonly theirs: readonly Card[];
    }
  | { readonly event: 'offered'; readonly seat: number; readonly tile: Tile }
  | { readonly event: 'offering_shown'; readonly tile: Tile }
  | { readonly event: 'offering_under'; readonly tile: Tile }
  | { readonly event: 'raids'; readonly seat: number; readonly where: Place; readonly worker: Colour }
  | { readonly event: 'rolled'; readonly seat: number; readonly dice: readonly number[] }
  | { readonly event: 'rerolled'; readonly seat: number; readonly old: number; readonly new: number }
  | { readonly event: 'strength'; readonly seat: number; readonly total: number }
  | {
      readonly event: 'scored';
      readonly seat: number;
      readonly points: number;
      readonly why: 'strength' | 'harbour' | 'crew' | 'killed';
    }
  | {
      readonly event: 'plundered';
      readonly seat: number;
      readonly where: Place;
      readonly spot: number;
      readonly worker: Colour;
      readonly gold: number;
      readonly iron: number;
      readonly livestock: number;
      readonly valkyrie: number;
    }
  | { readonly event: 'killed'; readonly seat: number; readonly card: Card };
