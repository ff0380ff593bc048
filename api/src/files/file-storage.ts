/** A file as it lies in a storage. */
export interface StoredEntry {
  key: string
  storedAt: Date
}

/** A place for the bytes of files, each under a generated key: a folder of this machine, or a bucket. */
export interface FileStorage {
  /** Stores the bytes; once it settles they survive a crash. After a failure there is the whole file or none. */
  write(key: string, content: Buffer): Promise<void>
  /** The bytes, or undefined when nothing is stored under `key`. */
  read(key: string): Promise<Buffer | undefined>
  /** Removes the file; one that is not there is no failure. */
  remove(key: string): Promise<void>
  list(): AsyncIterable<StoredEntry>
}
