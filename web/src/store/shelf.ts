// One kind of thing kept in this browser, in a database of its own, opened when it is first asked for.

export type Shelf = <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) => Promise<T>;

/** The answer comes when it is kept, not before. */
export function shelf(name: string, store: string, keyPath: string): Shelf {
  let opened: Promise<IDBDatabase> | null = null;

  function database(): Promise<IDBDatabase> {
    opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing here'));
    });
    opened.catch(() => (opened = null));
    return opened;
  }

  return async (mode, ask) => {
    const db = await database();
    return new Promise((resolve, reject) => {
      const transaction = db.transaction(store, mode);
      const request = ask(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error ?? new Error('not kept'));
      transaction.onabort = () => reject(transaction.error ?? new Error('not kept'));
    });
  };
}
