import fs from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database'
import { lockDirectory, socketDirectoryOf } from './directory-lock'
import type { EmbeddedWorkerData } from './embedded-worker'
import type { Schema } from './schema'
import { traceQuery } from './trace-queries'
import { prioritizedPool } from './query-priority'

/** Query timeout, because the embedded database has none and a slow query blocks all others. */
const QUERY_LIMIT_MS = 30_000
/** How long a query waits for the connection before it fails. */
const WAIT_LIMIT_MS = 10_000
/** Errors that leave the only connection unusable: a query timeout, or a failed rollback. */
const UNUSABLE = /Query read timeout|cannot drop active portal/

/** The files of an embedded database cannot be opened. */
export class DatabaseDamagedError extends Error {
  override name = 'DatabaseDamagedError'

  constructor(directory: string, cause: unknown) {
    super(
      `The embedded database in ${directory} is damaged and cannot be opened. Keep the folder under another name and ` +
        'restore the last backup: see docs/runbooks/restore.md.',
      { cause },
    )
  }
}

/**
 * Opens the embedded database in `directory`: PostgreSQL as WebAssembly in a worker thread (in the main thread it would
 * starve the event loop), reached over a unix socket by the same driver as a real server.
 */
export async function openEmbedded(directory: string): Promise<Database> {
  const isExisting = fs.existsSync(path.join(directory, 'postgres', 'PG_VERSION'))
  const lock = await lockDirectory(directory)
  const socketDirectory = socketDirectoryOf(directory)
  fs.rmSync(socketDirectory, { recursive: true, force: true })
  fs.mkdirSync(socketDirectory, { mode: 0o700 })
  const socketPath = path.join(socketDirectory, '.s.PGSQL.5432')
  const worker = startWorker({ directory: path.join(directory, 'postgres'), socketPath })
  const release = () => {
    fs.rmSync(socketDirectory, { recursive: true, force: true })
    lock.release()
  }
  try {
    await messageOf(worker)
  } catch (error) {
    release()
    // PGlite reports a crash of its PostgreSQL; errors of the file system have a code.
    throw isExisting && !(error as NodeJS.ErrnoException).code ? new DatabaseDamagedError(directory, error) : error
  }
  let reportLost: (reason: Error) => void = () => undefined
  const lost = new Promise<Error>((resolve) => (reportLost = resolve))
  worker.once('error', reportLost)
  worker.once('exit', (code) => reportLost(new Error(`The embedded database stopped (${code}).`)))
  // A second connection would corrupt the first one's statements; see embedded-worker.
  const pool = new pg.Pool({
    host: socketDirectory,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_LIMIT_MS,
    query_timeout: QUERY_LIMIT_MS,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const queries = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: prioritizedPool(pool, WAIT_LIMIT_MS) }),
    log: (event) => {
      traceQuery(event)
      if (event.level === 'error' && event.error instanceof Error && UNUSABLE.test(event.error.message))
        reportLost(event.error)
    },
  })
  return {
    kind: 'embedded',
    directory,
    queries,
    unlimited: queries,
    pool,
    lost,
    listen: async () => async () => undefined,
    async close() {
      await queries.destroy()
      worker.postMessage('close')
      await messageOf(worker)
      await worker.terminate()
      release()
    },
  }
}

function startWorker(workerData: EmbeddedWorkerData): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./embedded-worker.mjs', import.meta.url), { workerData })
  }
  // When run from source: Node 20 does not pass the loader of the main thread to its workers.
  const source = JSON.stringify(new URL('./embedded-worker.ts', import.meta.url).href)
  const code = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import(${source}) })`
  return new Worker(code, { eval: true, workerData })
}

const messageOf = (worker: Worker) =>
  new Promise<unknown>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The embedded database stopped (${code}).`)))
  })
