// Where a record comes from: a match of this browser (opened from a file or played here), or a table of the hall.
import { findTable, recordOf } from '../../online/api';
import { seatAt } from '../../online/tokens';
import { findMatch, type Player } from '../../store/matches';
import { playersOf, readFile } from '../../store/record';

export type Origin = 'own' | 'file' | 'table';

export interface Source {
  readonly id: string; // what is kept about it goes by this name
  readonly origin: Origin;
  readonly game: string;
  readonly record: string;
  readonly players: readonly Player[];
  readonly over: boolean;
  readonly me: number | null; // the one seat of whoever studies it
  readonly announced: string | null; // the hash of the seed, as the hall announced it
}

/** Why a match may not be studied. */
export type Refusal = 'gone' | 'others' | 'playing' | 'unbegun';

const onlyHuman = (players: readonly Player[]): number | null => {
  const seats = players.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  return seats.length === 1 ? (seats[0] ?? null) : null;
};

export async function ownSource(id: string): Promise<Source | Refusal> {
  const match = await findMatch(id);
  if (!match) return 'gone';
  if (match.begin) return 'unbegun';
  const { game, save: record, players, over } = match;
  // Whoever sits there with others would see their cards, and what to do.
  if (!over && players.filter(({ kind }) => kind === 'human').length > 1) return 'others';
  const origin = match.file ? 'file' : 'own';
  return { id, origin, game, record, players, over, me: onlyHuman(players), announced: null };
}

export async function tableSource(id: string): Promise<Source | Refusal> {
  const table = await findTable(id);
  if (table.status !== 'over') return 'playing';
  const text = await recordOf(id);
  const file = readFile(text);
  if (!file) return 'gone';
  const players = playersOf(file).map((player, seat): Player => {
    const sat = table.seats[seat];
    const level = sat?.is === 'bot' ? sat.level : null;
    return level === null ? player : ({ kind: 'bot', name: player.name, level } as Player);
  });
  const seat = seatAt(id)?.seat ?? null;
  const { game, record } = file;
  return {
    id: `table:${id}`,
    origin: 'table',
    game,
    record,
    players,
    over: true,
    me: seat,
    announced: table.seed_hash,
  };
}
