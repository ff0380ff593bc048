import type { BackupKey } from './browser-storage'

const NAME = 'tekskills'
const STORE = 'backups'

/**
 * IndexedDB for texts that exceed the quota of `localStorage`. Never throws: if the browser has no IndexedDB or denies
 * access, it reads as empty and ignores writes.
 */
export const deviceDatabase = {
  read: (key: BackupKey): Promise<string | null> =>
    within('readonly', (store) => store.get(key)).then(
      (value) => (typeof value === 'string' ? value : null),
      () => null,
    ),
  /** @returns whether the value was stored. */
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

/** Runs one request in its own transaction, and settles once that is committed or aborted. */
async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    const transaction = database.transaction(STORE, mode)
    const request = work(transaction.objectStore(STORE))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onerror = transaction.onabort = () =>
        reject(transaction.error ?? new Error('The transaction was aborted.'))
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
