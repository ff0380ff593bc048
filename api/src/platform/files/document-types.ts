import type { ResumeParagraph } from '@tekskills/shared/contracts/http/applicants'

const office = 'application/vnd.openxmlformats-officedocument'

/** The accepted document types, with the media types they are served with. */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: `${office}.wordprocessingml.document`,
  pptx: `${office}.presentationml.presentation`,
} as const
export type DocumentType = keyof typeof documentTypes

/** What is read of a document besides its inspection. */
export type DocumentReading = 'paragraphs' | 'text'

/** The result of inspecting a document. */
export interface DocumentInspection {
  /** Undefined for any other type. */
  type: DocumentType | undefined
  /** Whether it contains scripts or macros, is encrypted or truncated, or cannot be read within the limits. */
  isActive: boolean
  /** Hexadecimal. */
  sha256: string
  /** The paragraphs of a harmless Word document (DOCX), if the caller asked for them. */
  paragraphs?: ResumeParagraph[]
  /** The text of a harmless PDF or Word document (DOCX), if the caller asked for it; empty if it has none. */
  text?: string
}
