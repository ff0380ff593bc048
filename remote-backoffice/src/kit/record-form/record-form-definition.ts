import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { SaveAction } from './save-action'

/** What every record that staff edit has. */
export interface StoredRecord {
  id: string
  /** Grows with every save; a save names the one that was typed over (contract §3.1, concurrency). */
  version: number
  updatedAt: string
  updatedBy?: { name: string } | null
}

/** Fields of a save, and for an update which record at which version. */
export type RecordPayload = Record<string, unknown> & { id?: string; version?: number }

/** Everything in which the form of one record type differs from the others. */
export interface RecordFormDefinition<Stored extends StoredRecord, Values extends FieldValues, Valid extends object> {
  /** Names the record type in the keys of its backups. */
  key: string
  /** Name of the form: "Case study". */
  label: string
  /** The record type in a sentence: "case study". */
  noun: string
  /** Path that adds by POST and updates by PUT, and below which one record is read. */
  path: string
  stored: z.ZodType<Stored>
  schema: z.ZodType<Valid, Values>
  toValues: (stored: Stored | null) => Values
  /** Fields that hold a chosen file; a form sends them as parts of the same name, a backup cannot keep them. */
  files: readonly (keyof Values & string)[]
  /** Fields that an error without field problems concerns, by its code; `SLUG_TAKEN` always concerns `slug`. */
  errorFields?: Readonly<Record<string, keyof Values & string>>
  /** What is sent beside the files, without id and version. */
  toPayload: (valid: Valid, base: Stored | null) => Record<string, unknown>
  /** Labels of the fields, to show what another user has changed. */
  fieldNames: Partial<Record<keyof Stored & string, string>>
  /** Whether the service tracks who else has a form open. */
  tracksEditors?: boolean
  /** The ways to save, the most likely one first; `scheduledAt` is what the form holds in a field of that name. */
  actionsFor: (stored: Stored | null, scheduledAt: string) => readonly SaveAction[]
}
