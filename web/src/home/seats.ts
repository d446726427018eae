// Who sits where in a new match, and what they are called.
import { LEVELS, type Level, type Player } from '../store/matches';

/** What a seat is given to: this player, a friend at this screen, or a bot of some level. */
export type Chair = 'me' | 'friend' | Level;
export const CHAIRS: readonly Chair[] = ['me', 'friend', ...LEVELS];
export const isBot = (chair: Chair): chair is Level => chair !== 'me' && chair !== 'friend';

export const NAMES = ['Astrid', 'Leif', 'Sigrid', 'Bjorn'] as const;
const MOST_BYTES = 40; // kMaxSeatName in match/match.h

/** A first table: me against one bot, bots at the other chairs. */
export function firstChairs(seats: number): Chair[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : 'karl'));
}

/** Gives a chair to somebody; there is one "me" at most. */
export function seated(chairs: readonly Chair[], seat: number, chair: Chair): Chair[] {
  return chairs.map((each, i) => (i === seat ? chair : chair === 'me' && each === 'me' ? 'friend' : each));
}

/** A name the engine takes: plain, not empty, not too long, and like no other at the table. */
export function tidyName(name: string, otherwise: string): string {
  let tidy = name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .replace(/\s+/g, ' ');
  while (new TextEncoder().encode(tidy).length > MOST_BYTES) tidy = [...tidy].slice(0, -1).join('').trim();
  return tidy === '' ? otherwise : tidy;
}

export function playersOf(chairs: readonly Chair[], names: readonly string[]): Player[] {
  const taken = new Set<string>();
  const free = (name: string) => {
    let unique = name;
    for (let n = 2; taken.has(unique); ++n) unique = `${name} ${n}`;
    taken.add(unique);
    return unique;
  };
  return chairs.map((chair, seat) =>
    isBot(chair)
      ? { kind: 'bot', level: chair, name: free(chair.slice(0, 1).toUpperCase() + chair.slice(1)) }
      : { kind: 'human', name: free(tidyName(names[seat] ?? '', NAMES[seat] ?? 'Viking')) },
  );
}
