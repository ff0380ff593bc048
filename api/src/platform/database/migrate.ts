import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Migrator, sql, type Migration, type MigrationProvider } from 'kysely'
import type { Queries } from './database'

const folder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../migrations/' : './migrations/', import.meta.url),
)

/** The hand-written SQL files of `api/migrations`, in the order of their names. */
const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const names = fs.readdirSync(folder).filter((name) => name.endsWith('.sql'))
    return Object.fromEntries(names.map((name) => [name.replace(/\.sql$/, ''), migrationOf(name)]))
  },
}

const migrationOf = (name: string): Migration => ({
  async up(queries) {
    await sql.raw(fs.readFileSync(`${folder}/${name}`, 'utf8')).execute(queries)
  },
})

/** Migrates the database to the latest schema. Safe if two instances start concurrently: one waits for the other. */
export async function migrate(queries: Queries): Promise<void> {
  const { error } = await new Migrator({ db: queries, provider: sqlFiles }).migrateToLatest()
  if (error) throw error
}
