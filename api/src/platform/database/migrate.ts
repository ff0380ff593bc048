import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Migrator, sql, type Migration, type MigrationProvider } from 'kysely'
import type { Queries } from './database'

const folder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../migrations/' : './migrations/', import.meta.url),
)

/** A migration failed, and the schema is as before. */
export class MigrationError extends Error {
  override name = 'MigrationError'
  /** The error code of the database or the system. */
  readonly code = (this.cause as NodeJS.ErrnoException).code
}

/** The hand-written SQL files of `api/migrations`, in the order of their names. */
export function sqlMigrations(): Record<string, Migration> {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return Object.fromEntries(names.map((name) => [name.replace(/\.sql$/, ''), migrationOf(name)]))
}

const migrationOf = (name: string): Migration => ({
  async up(queries) {
    await sql.raw(fs.readFileSync(`${folder}/${name}`, 'utf8')).execute(queries)
  },
})

/**
 * The migrations of newer releases that the database has had. The migrator would otherwise miss them and fail, although
 * migrations are backward compatible, so that a deployment can be undone.
 */
async function newerMigrations(queries: Queries, latest: string): Promise<Record<string, Migration>> {
  const { rows: tables } = await sql`select where to_regclass('kysely_migration') is not null`.execute(queries)
  if (tables.length === 0) return {}
  const newer = sql<{ name: string }>`select name from kysely_migration where name > ${latest}`
  const { rows } = await newer.execute(queries)
  return Object.fromEntries(rows.map(({ name }) => [name, { up: () => Promise.resolve() }]))
}

/**
 * Migrates the database to the schema of this release, or leaves that of a newer one; with `unlimited` queries, because
 * a migration may rewrite a large table, which takes longer than any query of a request may. Safe if two instances start
 * concurrently: one waits for the other. Throws {@link MigrationError}. Tests stop at the schema after the migration
 * `until`.
 */
export async function migrate(queries: Queries, until?: string): Promise<void> {
  const own = sqlMigrations()
  const migrations = { ...own, ...(await newerMigrations(queries, Object.keys(own).sort().at(-1) ?? '')) }
  const provider: MigrationProvider = { getMigrations: () => Promise.resolve(migrations) }
  const migrator = new Migrator({ db: queries, provider })
  const { error, results } = await (until ? migrator.migrateTo(until) : migrator.migrateToLatest())
  if (!error) return
  const failed = results?.find(({ status }) => status === 'Error')
  if (!failed) throw error
  const { message } = error as Error
  throw new MigrationError(`The migration ${failed.migrationName} failed, so nothing was migrated: ${message}.`, {
    cause: error,
  })
}
