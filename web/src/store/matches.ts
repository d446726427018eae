// Every match is kept in the browser, as the text it is (docs/record.md) and who sits where.
import { shelf } from './shelf';

export const LEVELS = ['thrall', 'karl', 'huskarl', 'hersir', 'jarl'] as const;
export type Level = (typeof LEVELS)[number];

/** Who plays a seat: a person at this screen, or a bot. */
export type Player = { kind: 'human'; name: string } | { kind: 'bot'; name: string; level: Level };

export interface StoredMatch {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
  readonly begin: { readonly options: string; readonly seed: string } | null; // not dealt yet
  readonly save: string; // the record; with the secret seed while the match goes on
  readonly answered?: readonly number[]; // plies that were answered for the player: undo goes over them
  readonly started: number; // milliseconds since 1970
  readonly changed: number;
  readonly turn: number;
  readonly over: boolean;
  readonly totals: readonly number[];
  readonly ranking: readonly number[]; // empty while it goes on
  readonly file?: boolean; // it came as a file: nobody here saw it dealt
  /** The deal of a day: whom it is played against, and the seed that bot is asked with; all further tries are practice. */
  readonly daily?: { readonly day: string; readonly bot: string; readonly seed: string; readonly practice: boolean };
  readonly lesson?: { readonly name: string; readonly step: number } | null; // somebody is led through it (src/learn/coach)
}

const withStore = shelf('jarl', 'matches', 'id');

export const keepMatch = async (match: StoredMatch): Promise<void> => {
  await withStore('readwrite', (store) => store.put(match));
};
export const findMatch = (id: string): Promise<StoredMatch | undefined> =>
  withStore<StoredMatch | undefined>('readonly', (store) => store.get(id));
export const dropMatch = async (id: string): Promise<void> => {
  await withStore('readwrite', (store) => store.delete(id));
};
/** Newest first. */
export async function allMatches(): Promise<StoredMatch[]> {
  const all = await withStore<StoredMatch[]>('readonly', (store) => store.getAll());
  return all.sort((a, b) => b.changed - a.changed);
}

export const newId = (): string => crypto.randomUUID().slice(0, 8);
