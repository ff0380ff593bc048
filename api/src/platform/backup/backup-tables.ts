import { createHash, type Hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Queries } from '../database/database'

/** A table with its columns that are not generated. */
export interface BackupTable {
  name: string
  columns: string[]
}

/** Rate-limit counters, which are worthless after a restore, and the migration records, which migrating creates. */
const EXCLUDED = /^(rate_limit|kysely_migration.*)$/
const BATCH_SIZE = 1_000

/** Every table of the schema, referenced tables first. */
export async function backupTables(queries: Queries): Promise<BackupTable[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' order by table_name, ordinal_position`.execute(queries)
  const { rows: references } = await sql<{ table: string; target: string }>`
    select source.relname as table, target.relname as target from pg_constraint
    join pg_class as source on source.oid = conrelid join pg_class as target on target.oid = confrelid
    where contype = 'f' and conrelid <> confrelid`.execute(queries)
  const names = new Set(columns.map(({ table }) => table).filter((name) => !EXCLUDED.test(name)))
  const ordered: string[] = []
  while (ordered.length < names.size) {
    const ready = [...names].filter(
      (name) =>
        !ordered.includes(name) &&
        references.every(({ table, target }) => table !== name || ordered.includes(target) || !names.has(target)),
    )
    if (ready.length === 0) throw new Error('The foreign keys of the tables form a cycle.')
    ordered.push(...ready)
  }
  return ordered.map((name) => ({
    name,
    columns: columns.filter(({ table }) => table === name).map(({ column }) => column),
  }))
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const columnsOf = ({ columns }: BackupTable) => columns.map(quoted).join(', ')

/** The rows of a table as lines of JSON, in the same order on every database. */
export async function* readLines(transaction: Queries, table: BackupTable): AsyncGenerator<string[]> {
  const rows = `select row_to_json(data)::text as line from (select ${columnsOf(table)} from ${quoted(table.name)}) as data`
  await sql.raw(`declare backup cursor for ${rows} order by row_to_json(data)::text collate "C"`).execute(transaction)
  for (;;) {
    const { rows: fetched } = await sql.raw<{ line: string }>(`fetch ${BATCH_SIZE} from backup`).execute(transaction)
    if (fetched.length === 0) break
    yield fetched.map(({ line }) => line)
  }
  await sql.raw('close backup').execute(transaction)
}

/** Inserts lines that {@link readLines} returned. */
export async function insertLines(transaction: Queries, table: BackupTable, lines: string[]): Promise<void> {
  const target = quoted(table.name)
  const into = sql.raw(`insert into ${target} (${columnsOf(table)}) select ${columnsOf(table)}`)
  const from = sql.raw(`jsonb_populate_recordset(null::${target}`)
  await sql`${into} from ${from}, ${`[${lines.join(',')}]`}::jsonb)`.execute(transaction)
}

/** The row count and the content hash of a table. */
export interface TableCheck {
  rows: number
  sha256: string
}

/** Reads a whole table, passing its lines to `take`. Returns the row count and the hash. */
export async function checkTable(
  transaction: Queries,
  table: BackupTable,
  take: (lines: string[]) => Promise<void> = async () => undefined,
): Promise<TableCheck> {
  const hash: Hash = createHash('sha256')
  let rows = 0
  for await (const lines of readLines(transaction, table)) {
    rows += lines.length
    for (const line of lines) hash.update(`${line}\n`)
    await take(lines)
  }
  return { rows, sha256: hash.digest('hex') }
}
