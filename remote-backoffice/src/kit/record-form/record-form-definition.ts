import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'

/** The fields of every record that staff can edit. */
export interface StoredRecord {
  id: string
  /** Incremented by every save; a save sends the version it is based on (contract §3.1, concurrency). */
  version: number
  updatedAt: string
  updatedBy?: { name: string } | null
  /** The unpublished changes of a record on the site; `null` without any. */
  draft?: { at: string; by: { name: string } | null } | null
}

/** The fields of a save; an update also has the record's id and version. */
export type RecordPayload = Record<string, unknown> & { id?: string; version?: number }

/** One save button of a form. */
export interface SaveAction {
  label: string
  tone: 'primary' | 'secondary'
  /** The status to save; absent for records without a status to choose. */
  status?: string
  /** Confirmation before saving, for actions that publish or hide a page. */
  question?: {
    heading: string
    message: string
    confirmLabel: string
    cancelLabel?: string
    cancelIsPrimary?: boolean
  }
  /** Saves in place: the form stays open, without a dialog. */
  isQuiet?: boolean
  /** Saves the draft of a record on the site, which stays as it is. */
  isDraft?: boolean
  /**
   * What follows the save before the user can continue. Returns the record as it is then; with `null` the form stays open,
   * without a dialog.
   */
  afterSave?: <Stored extends StoredRecord>(saved: Stored) => Promise<Stored | null>
}

/** The save action of records that are neither published nor archived. */
export const SAVE: SaveAction = { label: 'Save', tone: 'primary' }

/** Saves the draft of a record on the site, or applies it with what the form holds (contract §3.7, additions). */
export type DraftEndpoint = '/draft' | '/draft/publish'

/** Everything that is specific to the form of one record type. */
export interface RecordFormDefinition<Stored extends StoredRecord, Values extends FieldValues, Valid extends object> {
  /** Identifies the record type in backup keys. */
  key: string
  /** Name of the form: "Case study". */
  label: string
  /** The record type in a sentence: "case study". */
  noun: string
  /** Endpoint: POST adds, PUT updates, GET `{path}/{id}` reads one record. */
  path: string
  stored: z.ZodType<Stored>
  schema: z.ZodType<Valid, Values>
  toValues: (stored: Stored | null) => Values
  /** The values of a new record that starts as a copy of this one; without it, records of this type cannot be copied. */
  toCopy?: (original: Stored) => Values
  /** Fields that hold a chosen file; sent as multipart parts of the same name, and never backed up. */
  files: readonly (keyof Values & string)[]
  /** Maps error codes to fields, for errors that name no field; `SLUG_TAKEN` always belongs to `slug`. */
  errorFields?: Readonly<Record<string, keyof Values & string>>
  /** Builds the payload without files, id and version. */
  toPayload: (valid: Valid, base: Stored | null) => Record<string, unknown>
  /** Labels of the fields, for lists of changes. */
  fieldNames: Partial<Record<keyof Stored & string, string>>
  /** Whether the service tracks who else has a form open. */
  tracksEditors?: boolean
  /** The field that unsaved text is recognized by; with it, the service stores the text while the user types. */
  autosavesAs?: keyof Values & string
  /** The action of Ctrl+S; without it, the browser keeps the shortcut. */
  savesInPlace?: (stored: Stored | null) => SaveAction | undefined
  /** The endpoint of an action after `{path}/{id}`, for records with drafts; undefined for that of an update. */
  endpointOf?: (stored: Stored, action: SaveAction) => DraftEndpoint | undefined
  /** The save actions, the most likely one first; by default that of Ctrl+S. */
  actionsFor?: (stored: Stored | null) => readonly SaveAction[]
}
