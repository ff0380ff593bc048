import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database'
import type { Schema } from './schema'

/** The database server could not be reached at start. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError'
}

/** Tunes the planner for SSDs: the default makes it scan whole tables instead of using indexes. */
const PLANNER_OPTIONS = '-c random_page_cost=1.1'

/**
 * Opens a connection pool to the PostgreSQL server at `url`. Throws {@link DatabaseUnreachableError} within seconds.
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'tekskills-api',
    options: PLANNER_OPTIONS,
  })
  // An idle connection that breaks must not end the process; the pool replaces it.
  pool.on('error', () => undefined)
  // Nor must one that breaks during a query, which rejects with its own error.
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await pool.query('select 1')
  } catch (cause) {
    await pool.end()
    throw new DatabaseUnreachableError(reasonOf(cause), { cause })
  }
  const queries = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    kind: 'postgres',
    queries,
    pool,
    lost: new Promise(() => undefined),
    listen: (channel, onMessage, onGap) => listen(url, channel, onMessage, onGap),
    close: () => queries.destroy(),
  }
}

const reasonOf = (cause: unknown) => {
  const { code, message } = cause as NodeJS.ErrnoException
  return message || code || 'no response'
}

async function listen(url: string, channel: string, onMessage: (payload: string) => void, onGap: () => void) {
  let stopped = false
  let client: pg.Client | undefined
  const connect = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'tekskills-api listen', keepAlive: true })
    next.on('notification', ({ payload }) => onMessage(payload ?? ''))
    next.on('error', () => undefined)
    await next.connect()
    next.once('end', () => void reconnect())
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
  }
  const reconnect = async (): Promise<void> => {
    if (stopped) return
    onGap()
    await pause(500, undefined, { ref: false })
    await connect().then(onGap, reconnect)
  }
  await connect()
  return async () => {
    stopped = true
    await client?.end()
  }
}
