import path from 'node:path'
import pg from 'pg'
import type { Database } from './database'
import { openEmbedded } from './embedded'
import { migrate } from './migrate'
import { openPostgres } from './postgres'

/** Reads dates as `YYYY-MM-DD`; by default the driver returns midnight in the machine's time zone. */
export const readDaysAsText = () => pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** Where a service stores its data: a directory, and with PostgreSQL the URL of its database. */
export interface DatabaseLocation {
  dataDir: string
  databaseUrl?: string
}

/** Opens the configured database without migrating it. */
export async function connectDatabase({ databaseUrl, dataDir }: DatabaseLocation): Promise<Database> {
  readDaysAsText()
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(path.resolve(dataDir, 'database'))
}

/** Opens the configured database and migrates it to the latest schema. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const database = await connectDatabase(location)
  try {
    await migrate(database.unlimited)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
