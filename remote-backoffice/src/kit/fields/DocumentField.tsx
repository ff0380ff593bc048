import { DOCUMENT_TYPES } from '../forms/form-schemas'
import { ChosenFileField } from './ChosenFileField'

interface DocumentFieldProps {
  /** The field of the chosen file, and the name of its multipart part. */
  file: string
  /** The field with the name of the stored file, `null` once it was removed. */
  stored: string
  label: string
}

/** A document that visitors can download. */
export const DocumentField = (names: DocumentFieldProps) => (
  <ChosenFileField
    {...names}
    accept={DOCUMENT_TYPES}
    hint="PDF, PowerPoint (.pptx) or Word (.docx), up to 20 MB."
    noun="file"
    showsName
  />
)
