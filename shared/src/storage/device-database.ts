import type { BackupKey } from './browser-storage'

const NAME = 'tekskills'
const STORE = 'backups'

/**
 * Texts for which `localStorage` has no room; IndexedDB takes far more. Never throws: where a browser has no database or
 * denies it, it reads as empty and keeps nothing.
 */
export const deviceDatabase = {
  read: (key: BackupKey): Promise<string | null> =>
    within('readonly', (store) => store.get(key)).then(
      (value) => (typeof value === 'string' ? value : null),
      () => null,
    ),
  /** @returns whether the value is kept. */
  write: (key: BackupKey, value: string): Promise<boolean> =>
    within('readwrite', (store) => store.put(value, key)).then(
      () => true,
      () => false,
    ),
  remove: (key: BackupKey): Promise<void> =>
    within('readwrite', (store) => store.delete(key)).then(
      () => undefined,
      () => undefined,
    ),
}

/** Does one thing in a transaction of its own, and settles once that is committed. */
async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    const transaction = database.transaction(STORE, mode)
    const request = work(transaction.objectStore(STORE))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error('The database refused.'))
    })
    return request.result
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database could not be opened.'))
  })
}
