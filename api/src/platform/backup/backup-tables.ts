import { createHash, type Hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Queries } from '../database/database'

/** A table with the columns that hold data of their own. */
export interface BackupTable {
  name: string
  columns: string[]
}

/** Counts that are worth nothing after a restore, and the record of migrations, which the schema brings itself. */
const LEFT_OUT = /^(rate_limit|kysely_migration.*)$/
const ROWS_AT_ONCE = 1_000

/** Every table of the schema, those that others refer to first. */
export async function backupTables(queries: Queries): Promise<BackupTable[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' order by table_name, ordinal_position`.execute(queries)
  const { rows: references } = await sql<{ table: string; target: string }>`
    select source.relname as table, target.relname as target from pg_constraint
    join pg_class as source on source.oid = conrelid join pg_class as target on target.oid = confrelid
    where contype = 'f' and conrelid <> confrelid`.execute(queries)
  const names = new Set(columns.map(({ table }) => table).filter((name) => !LEFT_OUT.test(name)))
  const ordered: string[] = []
  while (ordered.length < names.size) {
    const ready = [...names].filter(
      (name) =>
        !ordered.includes(name) &&
        references.every(({ table, target }) => table !== name || ordered.includes(target) || !names.has(target)),
    )
    if (ready.length === 0) throw new Error('The tables refer to one another in a circle.')
    ordered.push(...ready)
  }
  return ordered.map((name) => ({
    name,
    columns: columns.filter(({ table }) => table === name).map(({ column }) => column),
  }))
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const columnsOf = ({ columns }: BackupTable) => columns.map(quoted).join(', ')

/** The rows of a table as lines of JSON, in an order that is the same in every database. */
export async function* readLines(transaction: Queries, table: BackupTable): AsyncGenerator<string[]> {
  const rows = `select row_to_json(data)::text as line from (select ${columnsOf(table)} from ${quoted(table.name)}) as data`
  await sql.raw(`declare backup cursor for ${rows} order by row_to_json(data)::text collate "C"`).execute(transaction)
  for (;;) {
    const { rows: fetched } = await sql.raw<{ line: string }>(`fetch ${ROWS_AT_ONCE} from backup`).execute(transaction)
    if (fetched.length === 0) break
    yield fetched.map(({ line }) => line)
  }
  await sql.raw('close backup').execute(transaction)
}

/** Puts lines of {@link readLines} back. */
export async function insertLines(transaction: Queries, table: BackupTable, lines: string[]): Promise<void> {
  const target = quoted(table.name)
  const into = sql.raw(`insert into ${target} (${columnsOf(table)}) select ${columnsOf(table)}`)
  const from = sql.raw(`jsonb_populate_recordset(null::${target}`)
  await sql`${into} from ${from}, ${`[${lines.join(',')}]`}::jsonb)`.execute(transaction)
}

/** How many rows a table has, and a fingerprint of all that they say. */
export interface TableCheck {
  rows: number
  sha256: string
}

/** Reads a whole table, passing its lines to `take`; returns their number and fingerprint. */
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
