import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import type { Database } from '../../api/src/platform/database/database'
import { openDatabase } from '../../api/src/platform/database/open-database'
import { insertManyRows } from '../../api/src/testing/many-rows'
import { startPostgres } from '../../api/src/testing/postgres'
import { fromRoot } from '../repository'
import { startProcess } from '../start/node-process'
import { ensurePostgres } from '../testing/ensure-postgres'
import { bearerOf } from './bearer'

/** Rows of each large table. */
const ROWS = 100_000
const password = 'only for benchmarks'

export interface LoadedService {
  service: string
  /** `Authorization` headers by role. */
  bearers: { blogs: string; careers: string }
  /** A separate connection to the same database. */
  database: Database
  stop: () => Promise<void>
}

/** Starts the built service on its own PostgreSQL with 100,000 rows in every large table. */
export async function startLoadedService(): Promise<LoadedService> {
  await ensurePostgres()
  const server = await startPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'tekskills-load-'))
  const database = await openDatabase({ dataDir, databaseUrl: server.url })
  await insertManyRows(database, ROWS)
  const running = startProcess({
    name: 'service',
    file: fromRoot('api', 'dist', 'server.mjs'),
    env: {
      LOG_LEVEL: 'fatal',
      DATA_DIR: dataDir,
      API_PORT: '0',
      DATABASE_URL: server.url.replace('@/', '@localhost/'),
      SEED_CONTENT: 'false',
      SEED_BLOGS_PASSWORD: password,
      SEED_CAREERS_PASSWORD: password,
    },
    log: new PassThrough().resume(),
    report: () => undefined,
  })
  const stop = async () => {
    await running.stop()
    await database.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const service = `http://127.0.0.1:${(await running.listening).port}`
    const bearers = {
      blogs: await bearerOf(service, 'blogs', password),
      careers: await bearerOf(service, 'careers', password),
    }
    return { service, bearers, database, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
