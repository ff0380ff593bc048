/** A part of a legal text. */
export interface LegalSection {
  /** Fragment of its address. */
  id: string
  heading: string
  paragraphs?: readonly string[]
  points?: readonly string[]
  table?: { columns: readonly string[]; rows: readonly (readonly string[])[] }
}

/** One of the texts of the legal screen (RT-03). */
export interface LegalDocument {
  name: string
  heading: string
  lead: string
  /** Day of the last change, `YYYY-MM-DD`. */
  changed: string
  sections: readonly LegalSection[]
  /** Shows the way back to the cookie question. */
  cookieSettings?: boolean
}
