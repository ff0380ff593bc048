const office = 'application/vnd.openxmlformats-officedocument'

/** The kinds of documents that are taken somewhere, by the type that they are handed out with. */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: `${office}.wordprocessingml.document`,
  pptx: `${office}.presentationml.presentation`,
} as const
export type DocumentType = keyof typeof documentTypes

/** What a look into a document found. */
export interface DocumentInspection {
  /** Undefined for anything else. */
  type: DocumentType | undefined
  /** It runs scripts or macros, is locked, or cannot be read within bounds. */
  isActive: boolean
  /** In hexadecimal. */
  sha256: string
}
