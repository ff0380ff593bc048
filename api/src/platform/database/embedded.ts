import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database'
import { lockDirectory } from './directory-lock'
import type { EmbeddedWorkerData } from './embedded-worker'
import type { Schema } from './schema'

/** The embedded database knows no time limit of its own; a query that takes this long blocks every other one. */
const QUERY_LIMIT_MS = 30_000
/** How long a query waits for its turn before it fails; also ends the wait of one that can never come. */
const WAIT_LIMIT_MS = 10_000
/** After these the only connection is of no more use: a query without an answer, or a rollback that failed. */
const STUCK = /Query read timeout|cannot drop active portal/

/**
 * Opens the embedded database in `directory`: PostgreSQL as WebAssembly in a worker thread (in the main thread it would
 * starve the event loop), reached over a unix socket by the same driver as a real server.
 */
export async function openEmbedded(directory: string): Promise<Database> {
  const lock = await lockDirectory(directory)
  const socketDirectory = path.join(os.tmpdir(), `tekskills-${lock.identity}`)
  fs.rmSync(socketDirectory, { recursive: true, force: true })
  fs.mkdirSync(socketDirectory, { mode: 0o700 })
  const socketPath = path.join(socketDirectory, '.s.PGSQL.5432')
  const worker = startWorker({ directory: path.join(directory, 'postgres'), socketPath })
  const release = () => {
    fs.rmSync(socketDirectory, { recursive: true, force: true })
    lock.release()
  }
  try {
    await answerOf(worker)
  } catch (error) {
    release()
    throw error
  }
  let lose: (reason: Error) => void = () => undefined
  const lost = new Promise<Error>((resolve) => (lose = resolve))
  worker.once('error', lose)
  worker.once('exit', (code) => lose(new Error(`The embedded database stopped (${code}).`)))
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
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      if (event.level === 'error' && event.error instanceof Error && STUCK.test(event.error.message)) lose(event.error)
    },
  })
  return {
    kind: 'embedded',
    queries,
    pool,
    lost,
    listen: async () => async () => undefined,
    async close() {
      await queries.destroy()
      worker.postMessage('close')
      await answerOf(worker)
      await worker.terminate()
      release()
    },
  }
}

function startWorker(workerData: EmbeddedWorkerData): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./embedded-worker.mjs', import.meta.url), { workerData })
  }
  // From source: Node 20 does not hand the loader of the main thread on to its workers.
  const source = JSON.stringify(new URL('./embedded-worker.ts', import.meta.url).href)
  const code = `import('tsx/esm/api').then((tsx) => { tsx.register(); return import(${source}) })`
  return new Worker(code, { eval: true, workerData })
}

const answerOf = (worker: Worker) =>
  new Promise<unknown>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The embedded database stopped (${code}).`)))
  })
