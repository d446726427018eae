// What was found out about a match, kept in this browser: the lines for the page, and the bytes from which an analysis that
// was stopped goes on. In a database of its own: the list of matches need not carry it.
import { shelf } from '../../store/shelf';

export interface KeptStudy {
  readonly key: string; // <match>/<quality>
  readonly record: string; // the hash of the record it speaks of
  readonly lines: string; // as `jarl analyse --json` writes them, so far
  readonly done: boolean;
  readonly state: Uint8Array | null; // to go on from; null when nothing is left
}

const withStore = shelf('jarl-studies', 'studies', 'key');

export const keepStudy = async (study: KeptStudy): Promise<void> => {
  await withStore('readwrite', (store) => store.put(study));
};
export const findStudy = (key: string): Promise<KeptStudy | undefined> =>
  withStore<KeptStudy | undefined>('readonly', (store) => store.get(key));

/** All that was found out about a match goes with it. */
export const dropStudies = async (match: string): Promise<void> => {
  await withStore('readwrite', (store) => store.delete(IDBKeyRange.bound(`${match}/`, `${match}/\uffff`)));
};
