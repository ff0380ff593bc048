import type { ReactNode } from 'react'
import type { ConfirmOptions } from '@tekskills/shared/dialogs/dialog-store'
import type { SelectOption } from '@tekskills/shared/ui/Field/SelectField'
import type { MenuItem } from '@tekskills/shared/ui/Menu/Menu'
import type { TableParams, TableRules } from './table-query'

/** Anything a staff table lists. */
export interface TableRow {
  id: string
  /** Counts the changes of a record that staff edit. */
  version?: number
  /** When it was put into the trash; no form opens what is there. */
  deletedAt?: string | null
}

/** Where the rows of a table come from, and what the list there accepts. */
export interface TableSource {
  /** Path of the list call, e.g. `/blogs/get-allblogs`. */
  url: string
  rules: TableRules
}

/** One column. Its id is the service's name of it; columns that the rules name can be sorted by. */
export interface RecordColumn<Row extends TableRow> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers are aligned to the end. */
  align?: 'start' | 'end'
  /** Hidden until the user turns it on. */
  optional?: boolean
}

/** What became of one row of an action. */
export interface RowResult {
  id: string
  ok: boolean
  /** Why not, as the service's code. */
  code?: string
  /** What is wrong with the row, where one of its fields is invalid: a sentence. */
  message?: string
}

/** Something that can be done to one row by its menu, and to many by the bar above the table. */
export interface RowAction<Row extends TableRow> {
  label: string
  /** Words of the one button behind which the bar keeps this action and the others that have them: "Move to". */
  group?: string
  /** What has happened afterwards: "published". */
  done: string
  icon: ReactNode
  danger?: boolean
  /** Rows that it makes sense for; absent: every row. */
  appliesTo?: (row: Row) => boolean
  /** Asked before. */
  question?: (rows: readonly Row[]) => ConfirmOptions
  run: (rows: readonly Row[]) => Promise<RowResult[]>
  /** Takes it back, for as long as the note about it is shown. */
  undo?: (rows: readonly Row[]) => Promise<RowResult[]>
  /** Rows that it can be taken back for; absent: every row. */
  canUndo?: (row: Row) => boolean
}

/** A further filter: one of a few choices, or typed words where there are none. */
export interface ParamFilter {
  /** Name of the query parameter. */
  param: string
  label: string
  /** Words of "no filter", before the choices. */
  all?: string
  choices?: readonly SelectOption[]
  type?: 'text' | 'date'
  inputMode?: 'text' | 'decimal'
  placeholder?: string
  /** What is wrong with a typed value beside the other filters; such a value is not applied. */
  problemOf?: (value: string, others: TableParams) => string | undefined
}

/** What there is to say where one choice of the filter has no rows. */
export interface EmptyMessage {
  heading: string
  text: string
}

/** Everything that makes one staff table differ from the others. */
export interface RecordList<Row extends TableRow> {
  source: TableSource
  /** Words for one record and for many: "blog", "blogs". */
  noun: { one: string; many: string }
  heading: string
  nameOf: (row: Row) => string
  /** The first column is the name, and always shown. */
  columns: readonly RecordColumn<Row>[]
  actions: readonly RowAction<Row>[]
  /** What the search looks at, in the empty search field. */
  searches: string
  /** The filter: its label, the label of "no filter", and the choices. */
  filter: {
    label: string
    all: string
    choices: readonly SelectOption[]
    empty?: Readonly<Record<string, EmptyMessage>>
  }
  moreFilters?: readonly ParamFilter[]
  /** The form that adds a record; its address with `?id=` edits one. Absent where staff only read. */
  addPath?: string
  /** Words of the button that adds one. */
  addLabel?: string
  /** Pages about a row, before the actions of its menu. */
  linksOf?: (row: Row) => readonly MenuItem[]
  /** Address of a row's public page; `null` while it has none. */
  publicPageOf?: (row: Row) => string | null
  /** What there is to say while nothing has been written yet. */
  emptyHint?: string
}
