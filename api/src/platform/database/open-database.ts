import path from 'node:path'
import type { Database } from './database'
import { readDaysAsText } from './date-columns'
import { openEmbedded } from './embedded'
import { migrate } from './migrate'
import { openPostgres } from './postgres'

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
