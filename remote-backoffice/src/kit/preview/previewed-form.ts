import { createContext } from 'react'
import type { AutosaveSession, AutosaveState } from '../forms/autosave-session'

/** What the preview of a page needs to know about its form. */
export interface Previewed {
  /** Endpoint of the form: `/blogs`. */
  path: string
  /** The record as the form last saved or loaded it; `null` for a new one. */
  record: { id: string; version: number } | null
  /** The field with the name of the record. */
  nameField: string
  /** Sends unsaved text to the service. */
  session: AutosaveSession
  /** Whether the service has the latest text. */
  autosave: AutosaveState | null
}

/** The form around a writing screen; `null` where the service does not get its text while it is typed. */
export const PreviewedForm = createContext<Previewed | null>(null)
