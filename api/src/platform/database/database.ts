import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Schema } from './schema'

/** Runs queries on the database itself or in a transaction. */
export type Queries = Kysely<Schema>

/** The open database of the service: PostgreSQL, or the embedded one with the same protocol. */
export interface Database {
  kind: 'embedded' | 'postgres'
  /** Only for an embedded database, which belongs to this process. */
  directory?: string
  /** For requests: with PostgreSQL, one that takes longer than a few seconds fails. */
  queries: Queries
  /** For work that no caller waits for, such as migrations, backups and cleanup: without a time limit. */
  unlimited: Queries
  pool: pg.Pool
  /** Resolves with the reason once the database is no longer usable; stays pending until then. */
  lost: Promise<Error>
  /**
   * Subscribes to notifications of other instances on `channel`; `onGap` is called when some may have been missed. The
   * embedded database has a single instance and never notifies.
   */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
