// The puzzles of a game as `jarl puzzles` writes them (docs/puzzles.md): a file a game, fetched when somebody wants one.

export interface Puzzle {
  readonly match: number; // in which it was found
  readonly ply: number; // moves played before it
  readonly turn: number;
  readonly seat: number;
  readonly goal: 'win' | 'points'; // what the best move is best for
  readonly level: string; // the weakest bot that finds it; empty: none does
  readonly options: string;
  readonly solutions: readonly string[]; // the best first; the others are as good
  readonly moves: readonly (readonly [move: string, win: number, points: number])[]; // of the seat, the best first
  readonly line: readonly string[]; // how the turn goes on, as far as the seat can know
  readonly record: string;
}

export interface Book {
  readonly game: string;
  readonly ruleset: string;
  readonly signature: string;
  readonly puzzles: readonly Puzzle[];
}

const books = import.meta.glob<Book>('../games/*/puzzles.json', { import: 'default' });
const fileOf = (game: string) => `../games/${game}/puzzles.json`;

export const hasPuzzles = (game: string): boolean => fileOf(game) in books;
export const loadBook = (game: string): Promise<Book> | null => books[fileOf(game)]?.() ?? null;

/** What a puzzle is remembered by, also when its place in the book changes. */
export const nameOf = (game: string, { match, ply }: Puzzle): string => `${game} ${match}.${ply}`;

/** From 1, easy, to 5: no bot finds it without a deep search. */
export function difficultyOf({ level }: Pick<Puzzle, 'level'>): number {
  return { thrall: 1, karl: 1, huskarl: 2, hersir: 3, jarl: 4 }[level] ?? 5;
}
export const HARDEST = 5;

export interface Worth {
  readonly win: number;
  readonly points: number;
}

/** What a move is worth; null: nobody judged it. */
export function worthOf({ moves }: Pick<Puzzle, 'moves'>, text: string): Worth | null {
  const found = moves.find(([move]) => move === text);
  return found ? { win: found[1], points: found[2] } : null;
}

/** The best of those that are wrong. */
export const secondBest = ({ moves, solutions }: Pick<Puzzle, 'moves' | 'solutions'>): string | null =>
  moves.find(([move]) => !solutions.includes(move))?.[0] ?? null;

/** How much a move gives away against the best: of the chance to win, or of the points. Null: nobody judged it. */
export function lossOf(puzzle: Puzzle, text: string): number | null {
  const best = worthOf(puzzle, puzzle.solutions[0] ?? '');
  const worth = worthOf(puzzle, text);
  return best && worth && Math.max(0, best[puzzle.goal] - worth[puzzle.goal]);
}
