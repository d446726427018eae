declare module 'virtual:games' {
  import type { GameInfo } from '../engine/wasm';
  /** The modules that were built, each with what it says of its game and the way to its file. */
  export const games: readonly { readonly info: GameInfo; readonly wasm: () => Promise<string> }[];
}
