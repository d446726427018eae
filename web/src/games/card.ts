// How the hall shows a game before it is chosen: web/src/games/<game>/card.ts exports a `card`. It is small and loaded at
// once, unlike the table.
import type { Component } from 'svelte';

/** One question of the options: pick one of several, switch modules on, or say how many. */
export type OptionAsk =
  | { readonly kind: 'choice'; readonly name: string; readonly values: readonly string[] }
  | { readonly kind: 'modules'; readonly name: string; readonly modules: readonly Module[] };
export interface Module {
  readonly name: string;
  readonly most?: number; // asked as a number from 1 to this; the module is off at 0
}

export interface Card {
  readonly art: Component;
  readonly ground: 'sea' | 'turf' | 'night';
  readonly minutes: { readonly from: number; readonly to: number } | null; // null: nobody has looked at the clock
  readonly options: readonly OptionAsk[];
}
