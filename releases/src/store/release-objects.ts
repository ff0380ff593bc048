/** One object of a release store. */
export interface StoredObject {
  /** Path in the store, such as `shell/1a2b3c/release.json`. */
  key: string
  /** When it was written, in milliseconds since 1970. */
  storedAt: number
}

/** What a release store is made of: bytes under keys, on a disk or in a bucket. */
export interface ReleaseObjects {
  /** The bytes under a key; undefined when there are none. */
  read: (key: string) => Promise<Buffer | undefined>
  /** Puts bytes under a key; a reader sees what was there before or all of them. */
  write: (key: string, content: Buffer | string) => Promise<void>
  /** Puts bytes under a key unless there are some; returns whether it did. Of several at one moment one does. */
  addOnce: (key: string, content: Buffer | string) => Promise<boolean>
  /** Everything whose key begins with `prefix`. */
  list: (prefix: string) => Promise<StoredObject[]>
  /** Removes everything whose key begins with `prefix`, which ends with a slash. */
  removeAll: (prefix: string) => Promise<void>
}
