import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { after } from 'node:test'
import type { Database } from '../platform/database/database'
import { openDatabase, type DatabaseLocation } from '../platform/database/open-database'
import { createDatabase, dropDatabase } from './postgres'

const migrations = fileURLToPath(new URL('../../migrations/', import.meta.url))

/** True when the suite runs against PostgreSQL (`TEST_DATABASE`), false against the embedded database. */
export const onPostgres = () => (process.env.TEST_DATABASE ?? 'embedded') !== 'embedded'

const cleanups: (() => void | Promise<void>)[] = []
after(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup()
})

/** Creates an empty database with a data directory, which are removed after the tests of the file. */
export async function newTestDatabase(): Promise<DatabaseLocation> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'tk-test-'))
  cleanups.push(() => fs.rmSync(dataDir, { recursive: true, force: true }))
  if (!onPostgres()) {
    fs.cpSync(await embeddedTemplate(), path.join(dataDir, 'database'), { recursive: true })
    return { dataDir }
  }
  const databaseUrl = await createDatabase(serverUrl())
  cleanups.push(() => dropDatabase(databaseUrl))
  return { dataDir, databaseUrl }
}

let shared: Promise<{ location: DatabaseLocation; database: Database }> | undefined

/** The database shared by the tests of one file; each test starts by emptying it. */
export function sharedDatabase() {
  shared ??= openShared()
  return shared
}

async function openShared() {
  const location = await newTestDatabase()
  const database = await openDatabase(location)
  cleanups.push(() => database.close())
  return { location, database }
}

function serverUrl(): string {
  const { TEST_DATABASE, DATABASE_URL } = process.env
  const url = TEST_DATABASE?.includes('://') ? TEST_DATABASE : DATABASE_URL
  if (!url) throw new Error('Set DATABASE_URL to the server for these tests.')
  return url
}

/**
 * A migrated embedded database to copy, because creating one takes seconds; created once per version of Node and set of
 * migrations.
 */
async function embeddedTemplate(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const name of fs.readdirSync(migrations).sort()) hash.update(fs.readFileSync(path.join(migrations, name)))
  const template = path.join(os.tmpdir(), `tk-test-template-${hash.digest('hex').slice(0, 12)}`)
  if (fs.existsSync(template)) return template
  const building = fs.mkdtempSync(`${template}-`)
  const database = await openDatabase({ dataDir: building })
  await database.close()
  try {
    fs.renameSync(path.join(building, 'database'), template)
  } catch {
    // Another test process was faster.
  }
  fs.rmSync(building, { recursive: true, force: true })
  return template
}
