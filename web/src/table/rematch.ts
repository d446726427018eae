// New matches, and the same once more.
import { newSeed, toHex } from '../engine/tape';
import { newId, type Player, type StoredMatch } from '../store/matches';

export function newMatch(game: string, options: string, players: readonly Player[]): StoredMatch {
  const now = Date.now();
  return {
    id: newId(),
    game,
    players,
    begin: { options, seed: toHex(newSeed()) },
    save: '',
    started: now,
    changed: now,
    turn: 1,
    over: false,
    totals: players.map(() => 0),
    ranking: [],
  };
}

/** The same game and options with a new shuffle; the next seat begins. */
export function again(match: StoredMatch, options: string): StoredMatch {
  return newMatch(match.game, options, [...match.players.slice(1), ...match.players.slice(0, 1)]);
}
