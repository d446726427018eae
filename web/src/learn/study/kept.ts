// What was found out about a match, kept in this browser: the lines for the page, and the bytes from which an analysis that
// was stopped goes on. In a database of its own: the list of matches need not carry it.

export interface KeptStudy {
  readonly key: string; // <match>/<quality>
  readonly record: string; // the hash of the record it speaks of
  readonly lines: string; // as `jarl analyse --json` writes them, so far
  readonly done: boolean;
  readonly state: Uint8Array | null; // to go on from; null when nothing is left
}

const NAME = 'jarl-studies';
const STORE = 'studies';

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing here'));
  });
  opened.catch(() => (opened = null));
  return opened;
}

async function withStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, mode);
    const request = ask(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error ?? new Error('not kept'));
    transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
  });
}

export const keepStudy = async (study: KeptStudy): Promise<void> => {
  await withStore('readwrite', (store) => store.put(study));
};
export const findStudy = (key: string): Promise<KeptStudy | undefined> =>
  withStore<KeptStudy | undefined>('readonly', (store) => store.get(key));

/** All that was found out about a match goes with it. */
export const dropStudies = async (match: string): Promise<void> => {
  await withStore('readwrite', (store) => store.delete(IDBKeyRange.bound(`${match}/`, `${match}/\uffff`)));
};
