// The seats this browser has at tables of the hall. A token is the seat: it is kept until the player throws it away.
import type { OwnSeat } from './protocol';

export interface KeptSeat {
  readonly table: string;
  readonly token: string;
  readonly seat: number | null; // null: not heard of yet (a personal link that was just opened)
  readonly game: string;
  readonly name: string;
  readonly over: boolean; // the match is over
  readonly used: number; // milliseconds since 1970
}

const KEY = 'jarl.seats';
const HERE = 'jarl.seat.'; // of this tab, so that two tabs can be two seats of one table
const MOST = 200;

export const isTableId = (text: string): boolean => /^[0-9a-z]{12}$/i.test(text);
export const isToken = (text: string): boolean => /^[\w-]{32}$/.test(text);

/** What was kept, as far as it makes sense; last used first. */
export function readSeats(text: string | null): KeptSeat[] {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(kept)) return [];
  return kept
    .flatMap((each: unknown): KeptSeat[] => {
      const { table, token, seat, game, name, over, used } = Object(each) as Record<string, unknown>;
      if (typeof table !== 'string' || typeof token !== 'string' || !isTableId(table) || !isToken(token)) return [];
      return [
        {
          table,
          token,
          seat: typeof seat === 'number' ? seat : null,
          game: typeof game === 'string' ? game : '',
          name: typeof name === 'string' ? name : '',
          over: over === true,
          used: typeof used === 'number' ? used : 0,
        },
      ];
    })
    .sort((a, b) => b.used - a.used);
}

/** A browser that keeps nothing still plays: for this visit its memory is here. */
const memory = new Map<string, string>();
function load(store: () => Storage, key: string): string | null {
  try {
    return store().getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}
function keep(store: () => Storage, key: string, value: string) {
  try {
    store().setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}
const browser = () => localStorage;
const tab = () => sessionStorage;

export const allSeats = (): KeptSeat[] => readSeats(load(browser, KEY));

/** The seat to take at a table: the one this tab had, else the last one this browser used. */
export function seatAt(table: string): KeptSeat | null {
  const mine = allSeats().filter((each) => each.table === table);
  const here = load(tab, HERE + table);
  return mine.find((each) => each.token === here) ?? mine[0] ?? null;
}

export function keepSeat(
  { table, token, seat }: Omit<OwnSeat, 'seat'> & { seat: number | null },
  game = '',
  name = '',
) {
  const before = allSeats().find((each) => each.token === token);
  const now = {
    table,
    token,
    seat: seat ?? before?.seat ?? null,
    game: game || (before?.game ?? ''),
    name: name || (before?.name ?? ''),
    over: before?.over ?? false,
    used: Date.now(),
  };
  const others = allSeats().filter((each) => each.token !== token);
  keep(browser, KEY, JSON.stringify([now, ...others].slice(0, MOST)));
  keep(tab, HERE + table, token);
}

/** The match of this seat is over: it is looked after no more, but can be looked at. */
export function seatIsOver(token: string) {
  const all = allSeats();
  if (all.some((each) => each.token === token && !each.over))
    keep(browser, KEY, JSON.stringify(all.map((each) => (each.token === token ? { ...each, over: true } : each))));
}

export function dropSeat(token: string) {
  keep(browser, KEY, JSON.stringify(allSeats().filter((each) => each.token !== token)));
}
