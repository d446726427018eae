// New matches, and the same once more.
import { newSeed, toHex } from '../engine/tape';
import { newId, type Player, type StoredMatch } from '../store/matches';
import { withFirst } from './first';

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

/** The same game and options with a new shuffle. Everybody moves down by a seat, so that whoever sat next to the one who
 *  began has that seat now, and begins; a game that draws its first player draws again. */
export function again(match: StoredMatch, options: string, first: number | null): StoredMatch {
  return newMatch(match.game, withFirst(options, first ?? 'lot'), [
    ...match.players.slice(1),
    ...match.players.slice(0, 1),
  ]);
}
