// The deal of a day (docs/puzzles.md): of a game and a date alone, so that everybody plays the same one, and needs no server
// for it. Whoever changes anything here deals other cards: say so by another number in the text that is hashed.
import { defaultsOf, optionsText, type Chosen } from '../../home/options';
import { NAMES, playersOf, type Chair } from '../../home/seats';
import { sha256 } from '../../engine/tape';
import type { GameEntry } from '../../games/list';
import type { StoredMatch } from '../../store/matches';
import { newMatch } from '../../table/rematch';
import { dayNumber } from './day';

/** The Jarl level with a budget that is counted and not timed: it plays alike on every machine. */
export const RIVAL = 'jarl@4000';

export interface Deal {
  readonly game: string;
  readonly day: string;
  readonly seed: string; // hex
  readonly options: string;
  readonly seats: number;
  readonly seat: number; // the player's
}

/** Modules one after the other: without, each alone, all together. */
function modulesOn(day: number, entry: GameEntry): Chosen {
  const chosen: Record<string, Chosen[string]> = { ...defaultsOf(entry) };
  for (const ask of entry.options) {
    if (ask.kind !== 'modules') continue;
    const turn = day % (ask.modules.length + 2);
    const isOn = (at: number) => turn === at + 1 || turn > ask.modules.length;
    chosen[ask.name] = Object.fromEntries(ask.modules.map(({ name, most }, at) => [name, isOn(at) ? (most ?? 1) : 0]));
  }
  return chosen;
}

export async function dealOf(entry: GameEntry, day: string): Promise<Deal> {
  const game = entry.name;
  const number = dayNumber(day);
  const counts = entry.seats.max - entry.seats.min + 1;
  const seats = entry.seats.min + (number % counts);
  return {
    game,
    day,
    seed: await sha256(new TextEncoder().encode(`jarl daily 1 ${game} ${day}`)),
    options: optionsText(entry, modulesOn(number, entry), seats, 'lot'),
    seats,
    seat: Math.floor(number / counts) % seats,
  };
}

const chairsOf = ({ seats, seat }: Deal): Chair[] =>
  Array.from({ length: seats }, (_, at): Chair => (at === seat ? 'me' : 'jarl'));

export function dailyMatch(deal: Deal, called: string, practice: boolean): StoredMatch {
  const { game, day, options, seed } = deal;
  const chairs = chairsOf(deal);
  return {
    ...newMatch(
      game,
      options,
      playersOf(
        chairs,
        chairs.map(() => called || NAMES[0]),
      ),
    ),
    begin: { options, seed },
    daily: { day, bot: RIVAL, seed, practice },
  };
}
