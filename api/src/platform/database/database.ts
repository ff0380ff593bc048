import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Schema } from './schema'

/** A place to run queries: the database itself or a transaction on it. */
export type Queries = Kysely<Schema>

/** The open database behind the service: PostgreSQL, or the embedded one that speaks its protocol. */
export interface Database {
  kind: 'embedded' | 'postgres'
  queries: Queries
  pool: pg.Pool
  /** Settles when the database can no longer be used, with the reason; never while it works. */
  lost: Promise<Error>
  /**
   * Hears what other instances announce on `channel`; `onGap` is called when announcements may have been missed.
   * The embedded database has one instance only and never announces.
   */
  listen(channel: string, onMessage: (payload: string) => void, onGap: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
