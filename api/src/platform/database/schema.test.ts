import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import ts from 'typescript'
import { sharedDatabase } from '../../testing/test-database'

/** A file beside the schema that exists only for the compiler. */
const PROBE = fileURLToPath(new URL('./schema-probe.ts', import.meta.url))
const PROBE_TEXT = `
  import type { Insertable, Selectable } from 'kysely'
  import type { Schema } from './schema'
  export type Rows = { [Table in keyof Schema]: Selectable<Schema[Table]> }
  export type NewRows = { [Table in keyof Schema]: Insertable<Schema[Table]> }
`
const TSCONFIG = fileURLToPath(new URL('../../../../tsconfig.json', import.meta.url))

/** The TypeScript type that the driver returns for each type of PostgreSQL. */
const READ_AS: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  varchar: 'string',
  tsvector: 'string',
  date: 'string',
  int8: 'string',
  int2: 'number',
  int4: 'number',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Buffer',
  jsonb: 'unknown',
  _int4: 'number[]',
  _text: 'string[]',
  _uuid: 'string[]',
}

/** Tables that no query of ours reads; libraries do. */
const OF_LIBRARIES = ['kysely_migration', 'kysely_migration_lock', 'rate_limit']

interface Column {
  /** `table.column` */
  name: string
  type: string
  isNullable: boolean
  insert: 'required' | 'optional' | 'never'
}

/** One line for each column; neither side knows whether a computed column can be null. */
const linesOf = (columns: Column[]) =>
  columns
    .map(({ name, type, isNullable, insert }) => {
      const canBeNull = isNullable && type !== 'unknown' && insert !== 'never'
      return `${name}: ${type}${canBeNull ? ' | null' : ''} (insert: ${insert})`
    })
    .sort()

async function columnsOfMigrations(): Promise<Column[]> {
  const { database } = await sharedDatabase()
  const { rows } = await sql<
    Record<'table' | 'column' | 'type' | 'nullable' | 'generated', string> & { default: unknown }
  >`
    select table_name as "table", column_name as "column", udt_name as "type", is_nullable as "nullable",
      is_generated as "generated", column_default as "default"
    from information_schema.columns where table_schema = 'public'`.execute(database.queries)
  return rows
    .filter(({ table }) => !OF_LIBRARIES.includes(table))
    .map((row) => {
      const isNullable = row.nullable === 'YES'
      const isOptional = isNullable || row.default !== null
      return {
        name: `${row.table}.${row.column}`,
        type: READ_AS[row.type] ?? row.type,
        isNullable,
        insert: row.generated === 'ALWAYS' ? 'never' : isOptional ? 'optional' : 'required',
      }
    })
}

function columnsOfTypes(): Column[] {
  const { checker, typeOf } = compileProbe()
  const newRows = typeOf('NewRows')
  return checker.getPropertiesOfType(typeOf('Rows')).flatMap((table) => {
    const newRow = checker.getPropertyOfType(newRows, table.name)
    assert.ok(newRow)
    return checker.getPropertiesOfType(checker.getTypeOfSymbol(table)).map((column): Column => {
      const read = checker.getTypeOfSymbol(column)
      const value = read.flags & ts.TypeFlags.Unknown ? read : checker.getNonNullableType(read)
      const inserted = checker.getPropertyOfType(checker.getTypeOfSymbol(newRow), column.name)
      const isOptional = inserted && inserted.flags & ts.SymbolFlags.Optional
      return {
        name: `${table.name}.${column.name}`,
        type: checker.typeToString(checker.getBaseTypeOfLiteralType(value)).replace('<ArrayBufferLike>', ''),
        isNullable: value !== read,
        insert: !inserted ? 'never' : isOptional ? 'optional' : 'required',
      }
    })
  })
}

function compileProbe() {
  const { compilerOptions } = ts.readConfigFile(TSCONFIG, ts.sys.readFile).config as { compilerOptions: unknown }
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, path.dirname(TSCONFIG))
  options.types = ['node']
  const host = ts.createCompilerHost(options)
  const readSource = host.getSourceFile
  const probe = ts.createSourceFile(PROBE, PROBE_TEXT, ts.ScriptTarget.Latest)
  host.getSourceFile = (name, ...rest) => (name === PROBE ? probe : readSource(name, ...rest))
  const checker = ts.createProgram([PROBE], options, host).getTypeChecker()
  const typeOf = (alias: string) => {
    const declaration = probe.statements.filter(ts.isTypeAliasDeclaration).find(({ name }) => name.text === alias)
    assert.ok(declaration)
    return checker.getTypeAtLocation(declaration)
  }
  return { checker, typeOf }
}

test('the types of the tables are those of the migrated database', async () => {
  assert.deepEqual(linesOf(columnsOfTypes()), linesOf(await columnsOfMigrations()))
})
