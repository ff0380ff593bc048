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

/** The result of inspecting a document. */
export interface DocumentInspection {
  /** Undefined for any other type. */
  type: DocumentType | undefined
  /** It contains scripts or macros, is encrypted or cut off, or cannot be read within the limits. */
  isActive: boolean
  /** Hexadecimal. */
  sha256: string
  /** What a harmless Word document (DOCX) says, if it was asked for. */
  paragraphs?: ResumeParagraph[]
}
