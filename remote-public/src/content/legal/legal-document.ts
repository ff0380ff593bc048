/** A section of a legal text. */
export interface LegalSection {
  /** Id of the section, used as URL fragment. */
  id: string
  heading: string
  paragraphs?: readonly string[]
  points?: readonly string[]
  table?: { columns: readonly string[]; rows: readonly (readonly string[])[] }
}

/** A legal text (RT-03). */
export interface LegalDocument {
  name: string
  heading: string
  lead: string
  /** Date of the last change, `YYYY-MM-DD`. */
  changed: string
  sections: readonly LegalSection[]
  /** Whether to show the button that reopens the cookie banner. */
  cookieSettings?: boolean
}
