import path from 'node:path'
import type { Database } from './database'
import { readDaysAsText } from './date-columns'
import { openEmbedded } from './embedded'
import { migrate } from './migrate'
import { openPostgres } from './postgres'

/** Opens the database that the configuration names and brings its schema up to date. */
export async function openDatabase(options: { databaseUrl?: string; dataDir: string }): Promise<Database> {
  readDaysAsText()
  const database = options.databaseUrl
    ? await openPostgres(options.databaseUrl)
    : await openEmbedded(path.resolve(options.dataDir, 'database'))
  try {
    await migrate(database.queries)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
