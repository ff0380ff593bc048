/** An entry in a file storage. */
export interface StoredEntry {
  key: string
  storedAt: Date
}

/** Holds swept files before they are deleted, so that a mistaken sweep can be undone. */
export interface Quarantine {
  /** Moves a file into quarantine; a missing file is ignored. */
  add(key: string): Promise<void>
  /** The files in quarantine; `storedAt` is when they were moved. */
  list(): AsyncIterable<StoredEntry>
  /** Moves the file back to where it was. */
  release(key: string): Promise<void>
  remove(key: string): Promise<void>
}

/** The id of the site that owns a storage, stored in the storage itself. */
export interface SiteMark {
  read(): Promise<string | undefined>
  write(siteId: string): Promise<void>
}

/**
 * The ids of erased records. They are stored beside the files, so that erasures outlive a database that is restored from
 * an older backup (ADR 0044).
 */
export interface ErasureLog {
  /** Durable once resolved; adding an existing id is not an error. */
  add(id: string): Promise<void>
  list(): AsyncIterable<StoredEntry>
}

/** Stores the content of files by generated key, in a local folder or a bucket. */
export interface FileStorage {
  /**
   * Stores a file durably and atomically: once resolved it survives a crash, and after a failure it is complete or
   * absent.
   */
  write(key: string, content: Buffer): Promise<void>
  /** The content, or undefined if nothing is stored under `key`. */
  read(key: string): Promise<Buffer | undefined>
  /** Removes a file; a missing file is ignored. */
  remove(key: string): Promise<void>
  list(): AsyncIterable<StoredEntry>
  quarantine: Quarantine
  erasures: ErasureLog
  /** Only a bucket has its own mark; a folder shares the one of the data directory. */
  mark?: SiteMark
}
