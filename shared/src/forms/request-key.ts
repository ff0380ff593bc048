import type { BackupKey } from '../storage/browser-storage'
import { tabStorage } from '../storage/tab-storage'

interface RequestKey {
  content: string
  key: string
}

/**
 * Creates a function that returns the `Idempotency-Key` of a form: the same key while the content is unchanged, so that
 * a repeated request creates no second record, and a new key as soon as the content changes.
 * @param storageKey where the last key is stored while the tab is open, so that the same content gets the same key after a reload
 */
export function createRequestKeys(storageKey?: BackupKey): (content: string) => string {
  let last = storageKey && readStored(storageKey)
  return (content) => {
    if (last?.content !== content) last = { content, key: newKey() }
    if (storageKey) tabStorage.write(storageKey, JSON.stringify(last))
    return last.key
  }
}

function readStored(storageKey: BackupKey): RequestKey | undefined {
  try {
    const { content, key } = JSON.parse(tabStorage.read(storageKey) ?? '{}') as Record<string, unknown>
    return typeof content === 'string' && typeof key === 'string' ? { content, key } : undefined
  } catch {
    return undefined
  }
}

// `crypto.randomUUID` is missing outside secure contexts.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
