/** One object of a release store. */
export interface StoredObject {
  /** Path in the store, such as `shell/1a2b3c/release.json`. */
  key: string
  /** When it was written, in milliseconds since 1970. */
  storedAt: number
}

/** Storage of a release store: objects under keys, on disk or in a bucket. */
export interface ReleaseObjects {
  /** Reads an object; undefined when there is none. */
  read: (key: string) => Promise<Buffer | undefined>
  /** Writes an object atomically: a reader sees either the old content or all of the new. */
  write: (key: string, content: Buffer | string) => Promise<void>
  /** Writes an object unless the key is taken; returns whether it did. Of several concurrent calls exactly one succeeds. */
  addOnce: (key: string, content: Buffer | string) => Promise<boolean>
  /** Lists all objects whose key begins with `prefix`. */
  list: (prefix: string) => Promise<StoredObject[]>
  /** Removes all objects whose key begins with `prefix`, which must end with a slash. */
  removeAll: (prefix: string) => Promise<void>
}
