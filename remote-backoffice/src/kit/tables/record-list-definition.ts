import type { ReactNode } from 'react'
import type { ConfirmOptions } from '@tekskills/shared/dialogs/dialog-store'
import type { SelectOption } from '@tekskills/shared/ui/Field/SelectField'
import type { MenuItem } from '@tekskills/shared/ui/Menu/Menu'
import type { TableParams, TableRules } from './list-parameters'

/** A row of a staff table. */
export interface TableRow {
  id: string
  /** Version of a record that staff can edit. */
  version?: number
  /** When it was moved to the trash; records in the trash cannot be edited. */
  deletedAt?: string | null
}

/** The list endpoint of a table, and the parameters that it accepts. */
export interface TableSource {
  /** Path of the endpoint, e.g. `/blogs/get-allblogs`. */
  url: string
  rules: TableRules
}

/** One column. Its id is the service's column name; the columns in the rules are sortable. */
export interface RecordColumn<Row extends TableRow> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers are aligned to the end. */
  align?: 'start' | 'end'
  /** Hidden until the user turns it on. */
  optional?: boolean
}

/** The result of an action for one row. */
export interface RowResult {
  id: string
  ok: boolean
  /** The error code of the service. */
  code?: string
  /** The first invalid field of the row, if any, and its error message. */
  field?: string
  message?: string
}

/** An action on one row (in its menu) or on many (in the bulk bar). */
export interface RowAction<Row extends TableRow> {
  label: string
  /** Label of the menu in the bulk bar that contains all actions with the same group: "Move to". */
  group?: string
  /** Past participle for the result message: "published". */
  done: string
  icon: ReactNode
  danger?: boolean
  /** Only in the menu of a row, never for many. */
  ofOne?: boolean
  /** Whether the action applies to a row; absent: to every row. */
  appliesTo?: (row: Row) => boolean
  /** Confirmation before the action. */
  question?: (rows: readonly Row[]) => ConfirmOptions
  /** Resolves to null if it asked something and the user declined. */
  run: (rows: readonly Row[]) => Promise<RowResult[] | null>
  /** Undoes the action; offered while its result is shown. */
  undo?: (rows: readonly Row[]) => Promise<RowResult[]>
  /**
   * A row as it is after the action. Such an action keeps its rows selected, even if the filter no longer finds them, so
   * that the next action can be for the same ones.
   */
  after?: (row: Row) => Row
  /** Whether the action can be undone for a row; absent: for every row. */
  canUndo?: (row: Row) => boolean
}

/** An additional filter: a select if there are choices, otherwise a text field. */
export interface ParamFilter {
  /** Name of the query parameter. */
  param: string
  label: string
  /** Label of the "no filter" choice. */
  all?: string
  choices?: readonly SelectOption[]
  type?: 'text' | 'date'
  inputMode?: 'text' | 'decimal'
  placeholder?: string
  /** Maximum length of a typed value; `null` if `problemOf` limits it. */
  maxLength?: number | null
  /** Validates a typed value against the other filters; a value with an error is not applied. */
  problemOf?: (value: string, others: TableParams) => string | undefined
}

/** The empty state of one filter choice. */
export interface EmptyMessage {
  heading: string
  text: string
}

/** Everything that is specific to one staff table. */
export interface RecordList<Row extends TableRow> {
  source: TableSource
  /** Singular and plural: "blog", "blogs". */
  noun: { one: string; many: string }
  heading: string
  nameOf: (row: Row) => string
  /** The first column is the name, which is always shown. */
  columns: readonly RecordColumn<Row>[]
  actions: readonly RowAction<Row>[]
  /** The searched fields, as placeholder of the search field. */
  searches: string
  /** The filter: its label, the label of "no filter", and the choices. */
  filter: {
    label: string
    all: string
    choices: readonly SelectOption[]
    empty?: Readonly<Record<string, EmptyMessage>>
  }
  moreFilters?: readonly ParamFilter[]
  /** Address of the form that adds a record; with `?id=` it edits one. Absent for read-only lists. */
  addPath?: string
  /** Names of the form's fields, for messages that link to them; without names there are no links. */
  fieldNames?: Readonly<Record<string, string>>
  /** Label of the add button in the empty state. */
  addLabel?: string
  /** Links at the start of a row's menu. */
  linksOf?: (row: Row) => readonly MenuItem[]
  /** Address of a row's public page; `null` while it has none. */
  publicPageOf?: (row: Row) => string | null
  /** Heading of the empty state while there are no records, unless “No … yet” says it. */
  emptyHeading?: string
  /** Its text. */
  emptyHint?: string
}
