import type { ColumnType } from 'kysely'

/** A JSON column: written as JSON text, read back as a value. */
export type JsonColumn = ColumnType<unknown, string, string>

/** A JSON column with a default value. */
export type DefaultedJsonColumn = ColumnType<unknown, string | undefined, string>
