import path from 'node:path'
import pg from 'pg'
import type { Database } from './database'
import { openEmbedded } from './embedded'
import { migrate } from './migrate'
import { openPostgres } from './postgres'

/** Days come out of the database as `YYYY-MM-DD`; the driver would make them midnight of the machine's time zone. */
export const readDaysAsText = () => pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

interface DatabasePlace {
  databaseUrl?: string
  dataDir: string
}

/** Opens the database that the configuration names, as it is. */
export async function connectDatabase({ databaseUrl, dataDir }: DatabasePlace): Promise<Database> {
  readDaysAsText()
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(path.resolve(dataDir, 'database'))
}

/** Opens the database that the configuration names and brings its schema up to date. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const database = await connectDatabase(place)
  try {
    await migrate(database.queries)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
