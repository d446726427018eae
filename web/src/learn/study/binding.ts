// The functions that only the study module has (wasm/study_wasm.cpp), beside those of every module.
import type { StoryPly } from '../../engine/protocol';
import type { Engine } from '../../engine/wasm';
import type { Budget, RawHint, RawReason } from './protocol';

/** What was read from the tape: a number below n that came out as k. */
export type Draw = readonly [n: number, k: number];

export const canStudy = (engine: Engine): boolean => engine.has('jarl_study_begin');

export const studyOf = (engine: Engine) => ({
  openState: (match: number, ply: number) => engine.json<unknown>('jarl_open_state', match, ply),
  openStory: (match: number) => engine.json<StoryPly[]>('jarl_open_story', match),
  /** Of the deal, then of every move. */
  draws: (match: number) => engine.json<(readonly Draw[])[]>('jarl_draws', match),
  /** The match as it was then, as a match of its own. */
  matchAt: (match: number, plies: number, tape: Uint8Array) => engine.call('jarl_match_at', match, plies, tape),
  save: (match: number, seed: string) => engine.say('jarl_save', match, seed),

  begin: (match: number, { iterations, playouts, horizon, seed }: Budget) =>
    engine.call('jarl_study_begin', match, iterations, playouts, horizon, BigInt(seed)),
  goOn: (kept: Uint8Array) => engine.call('jarl_study_go_on', kept) !== 0,
  step: () => engine.call('jarl_study_step') !== 0,
  judged: () => engine.call('jarl_study_judged'),
  lines: (from: number) => engine.say('jarl_study_lines', from),
  keep: () => {
    const size = engine.call('jarl_study_keep');
    return engine.bytes(engine.call('jarl_study_kept'), size);
  },

  /** Of a bot that was asked about this match. */
  hints: (match: number, bot: number) => engine.json<RawHint[]>('jarl_hints', match, bot),
  /** What speaks for a move of the position after so many plies. */
  reasons: (match: number, ply: number, move: string) => engine.json<RawReason[]>('jarl_reasons', match, ply, move),
});
