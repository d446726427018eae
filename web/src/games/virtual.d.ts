declare module 'virtual:games' {
  import type { GameInfo } from '../engine/wasm';
  /** The modules that were built, each with what it says of its game and the way to its file. */
  export const games: readonly { readonly info: GameInfo; readonly wasm: () => Promise<string> }[];
}
declare module 'virtual:studies' {
  /** The modules that also judge a match, by the name of the game; a game may have none. */
  export const studies: Readonly<Record<string, (() => Promise<string>) | undefined>>;
}
