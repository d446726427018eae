// Matches as files. What a record says is judged by the engine; here are only its name and its `players:` line, which
// `jarl play` writes as well.
import { LEVELS, type Level, type Player, type StoredMatch } from './matches';

const PLAYERS = /\nplayers: ([^\n]*)\n?$/;

export interface RecordFile {
  readonly game: string;
  readonly record: string; // without the players' line
  readonly names: readonly string[];
  readonly kinds: readonly string[]; // "human", a level, …; empty when the file does not say
  readonly result: string | undefined; // of a finished match
}

export function writeFile(match: StoredMatch): { name: string; text: string } {
  const date = new Date(match.started).toISOString().slice(0, 10);
  const name = `${match.game}-${date}-${match.id}.record`;
  if (match.over) return { name, text: match.save };
  const kinds = match.players.map((player) => (player.kind === 'human' ? 'human' : player.level));
  return { name, text: `${match.save}players: ${kinds.join(' ')}\n` };
}

/** The rules a record was made with: "lofoten/2". */
export const rulesetOf = (record: string): string => record.match(/^ruleset: (.*)$/m)?.[1] ?? '?';

/** How many moves a record has. */
export const movesIn = (record: string): number => Number(record.match(/^moves: (\d+)$/m)?.[1] ?? 0);

/** Null: this is no record at all. */
export function readFile(text: string): RecordFile | null {
  const unix = text.replaceAll('\r\n', '\n');
  if (!unix.startsWith('jarl record 1\n')) return null;
  const header = unix.split('\n\n', 1)[0] ?? '';
  const fact = (name: string) => header.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1];
  const game = fact('game');
  if (game === undefined) return null;
  return {
    game,
    record: unix.replace(PLAYERS, '\n'),
    names: [...header.matchAll(/^seat \d+: (.*)$/gm)].map((found) => found[1] ?? ''),
    kinds: unix.match(PLAYERS)?.[1]?.split(' ') ?? [],
    result: fact('result'),
  };
}

const isLevel = (text: string): text is Level => (LEVELS as readonly string[]).includes(text);

export function playersOf(file: RecordFile): Player[] {
  return file.names.map((name, seat) => {
    const kind = file.kinds[seat] ?? 'human';
    return isLevel(kind) ? { kind: 'bot', name, level: kind } : { kind: 'human', name };
  });
}

/** A match as it stood after so many moves, with its shuffle: whoever opens it plays on from there. Null: it has fewer. */
export function cutRecord(record: string, ply: number): string | null {
  const [header = '', moves = ''] = record.replaceAll('\r\n', '\n').replace(PLAYERS, '\n').split('\n\n');
  const lines: string[] = [];
  let left = ply;
  for (const line of moves.split('\n').filter((each) => each !== '')) {
    if (left === 0) break;
    const made = line.split('; ').slice(0, left);
    left -= made.length;
    lines.push(`${made.join('; ')}\n`);
  }
  if (left > 0) return null;
  const facts = header
    .replace(/^result: .*\n/m, '')
    .replace(/^seed: /m, 'secret seed: ')
    .replace(/^moves: .*$/m, `moves: ${ply}`);
  return `${facts}\n\n${lines.join('')}`;
}
