import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Database } from './database'
import type { Schema } from './schema'
import { queryTraces } from './trace-queries'

/** The database server could not be reached at start. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError'
}

/** Tunes the planner for SSDs: the default makes it scan whole tables instead of using indexes. */
const PLANNER_OPTIONS = '-c random_page_cost=1.1'

/** How long a query of a request waits for a connection, and then for a response. */
const CONNECT_LIMIT_MS = 3_000
const QUERY_LIMIT_MS = 5_000
/** The share of that time after which the server cancels the query, so that a slow one does not cost its connection. */
const STATEMENT_SHARE = 0.8

/**
 * Opens connection pools to the PostgreSQL server at `url`. Throws {@link DatabaseUnreachableError} within seconds. If
 * the server stops responding (frozen, or the network between is), each query fails after `queryLimitMs` at the latest,
 * and its connection is closed; `unlimited` queries wait.
 */
export async function openPostgres(url: string, queryLimitMs = QUERY_LIMIT_MS): Promise<Database> {
  const connections = {
    connectionString: url,
    connectionTimeoutMillis: Math.min(CONNECT_LIMIT_MS, queryLimitMs),
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    options: PLANNER_OPTIONS,
  }
  const pool = createPool({
    ...connections,
    max: 10,
    query_timeout: queryLimitMs,
    statement_timeout: queryLimitMs * STATEMENT_SHARE,
    application_name: 'tekskills-api',
  })
  const unlimitedPool = createPool({ ...connections, max: 3, application_name: 'tekskills-api unlimited' })
  try {
    await pool.query('select 1')
  } catch (cause) {
    await Promise.all([pool.end(), unlimitedPool.end()])
    throw new DatabaseUnreachableError(reasonOf(cause), { cause })
  }
  const queries = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: closingUnresponsive(pool) }),
    ...queryTraces(),
  })
  const unlimited = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: unlimitedPool }) })
  return {
    kind: 'postgres',
    queries,
    unlimited,
    pool,
    lost: new Promise(() => undefined),
    listen: (channel, onMessage, onGap) => listen(url, channel, onMessage, onGap),
    async close() {
      await Promise.all([queries.destroy(), unlimited.destroy()])
    },
  }
}

function createPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(settings)
  // An idle connection that breaks must not end the process; the pool replaces it.
  pool.on('error', () => undefined)
  // Nor must one that breaks during a query, which rejects with its own error.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * The pool as Kysely uses it, without connections on which a query got no response: the pool closes them instead of
 * reusing them, and no further query is sent on them, so that a rollback does not wait for the same limit again.
 */
const closingUnresponsive = (pool: pg.Pool): PostgresPool => ({
  async connect() {
    const client = await pool.connect()
    let unresponsive: Error | undefined
    const query = async (sql: string, parameters: readonly unknown[]) => {
      if (unresponsive) throw unresponsive
      try {
        return await client.query(sql, [...parameters])
      } catch (error) {
        if (error instanceof Error && error.message === 'Query read timeout') unresponsive = error
        throw error
      }
    }
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(unresponsive) }
  },
  end: () => pool.end(),
})

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
