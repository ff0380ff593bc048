/** A file as it is stored. */
export interface StoredEntry {
  key: string
  storedAt: Date
}

/** Where swept files wait before they are deleted, so that a sweep that was wrong can be undone. */
export interface Quarantine {
  /** Moves the file under `key` here; one that is not there is no failure. */
  add(key: string): Promise<void>
  /** What waits here; `storedAt` is when it was moved. */
  list(): AsyncIterable<StoredEntry>
  /** Moves the file back to where it was. */
  release(key: string): Promise<void>
  remove(key: string): Promise<void>
}

/** The id of the site that a storage belongs to, kept in the storage itself. */
export interface SiteMark {
  read(): Promise<string | undefined>
  write(siteId: string): Promise<void>
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
  quarantine: Quarantine
  /** A bucket has a mark of its own; a folder shares that of the data directory. */
  mark?: SiteMark
}
