// Who sits where in a new match, and what they are called.
import { LEVELS, type Level, type Player } from '../store/matches';

/** Where a match is played: around this screen, or at a table of the hall. */
export const VENUES = ['here', 'online'] as const;
export type Venue = (typeof VENUES)[number];

/** What a seat is given to: this player, a friend at this screen or whoever comes to the table, or a bot. */
export type Chair = 'me' | 'friend' | 'open' | Level;
export const CHAIRS: Readonly<Record<Venue, readonly Chair[]>> = {
  here: ['me', 'friend', ...LEVELS],
  online: ['me', 'open', ...LEVELS],
};
const OTHERS = { here: 'friend', online: 'open' } as const; // people who are not me
export const isBot = (chair: Chair): chair is Level => (LEVELS as readonly Chair[]).includes(chair);

export const NAMES = ['Astrid', 'Leif', 'Sigrid', 'Bjorn'] as const;
const MOST_BYTES = 40; // kMaxSeatName in match/match.h

/** A first table: me, and bots of one level at the other chairs. */
export function firstChairs(seats: number, level: Level): Chair[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'me' : level));
}

/** The level of the bots that somebody played last; the gentlest for who never did. Matches come newest first. */
export function usualLevel(matches: readonly { readonly players: readonly Player[] }[]): Level {
  for (const { players } of matches) for (const player of players) if (player.kind === 'bot') return player.level;
  return LEVELS[0];
}

/** Gives a chair to somebody; there is one "me" at most, and online there is always one. */
export function seated(chairs: readonly Chair[], seat: number, chair: Chair, venue: Venue = 'here'): Chair[] {
  const other = OTHERS[venue];
  const next = chairs.map((each, i) => (i === seat ? chair : chair === 'me' && each === 'me' ? other : each));
  return venue === 'online' && !next.includes('me') ? withMe(next, seat) : next;
}

/** Somebody has to be me: whoever waits for a guest, else the first; not the one who was just given something else. */
function withMe(chairs: readonly Chair[], except: number): Chair[] {
  const free = chairs.findIndex((chair, i) => i !== except && chair === 'open');
  const me = free >= 0 ? free : except === 0 ? 1 : 0;
  return chairs.map((chair, i) => (i === me ? 'me' : chair));
}

/** The same chairs elsewhere: a friend at this screen is a guest at the table. A first table online waits for people. */
export function movedTo(venue: Venue, chairs: readonly Chair[]): Chair[] {
  const moved = chairs.map((chair) => (chair === 'friend' || chair === 'open' ? OTHERS[venue] : chair));
  if (venue === 'here') return moved;
  const first = moved.includes('me') ? moved : withMe(moved, -1);
  return first.includes('open') ? first : first.map((chair) => (chair === 'me' ? chair : 'open'));
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
