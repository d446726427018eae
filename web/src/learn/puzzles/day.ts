// Days as the player's own calendar has them, and what belongs to a day: the same for everybody.
import { GAMES } from '../../games/list';
import { hasPuzzles } from './book';

const DAY_MS = 86_400_000;
const STRIDE = 37; // through a book, so that neighbours in it are not neighbours in the calendar

/** "2026-11-16" */
export function today(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Days since 1970-01-01. */
export const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/** At noon, so that every country's calendar says this very day. */
export const timeOf = (day: string): number => new Date(`${day}T12:00:00`).getTime();

const gamesWithPuzzles = (): string[] => GAMES.map(({ name }) => name).filter(hasPuzzles);

/** Whose turn it is today to ask; undefined: there are no puzzles. */
export function puzzleGameOf(day: string, games = gamesWithPuzzles()): string | undefined {
  return games[dayNumber(day) % games.length];
}
/** Which of the puzzles of that game, from 1. */
export function puzzleOf(day: string, count: number, games = gamesWithPuzzles()): number {
  const round = Math.floor(dayNumber(day) / Math.max(1, games.length));
  return ((round * STRIDE) % count) + 1;
}
