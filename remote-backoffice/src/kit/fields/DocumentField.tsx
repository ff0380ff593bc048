import { DOCUMENT_TYPES } from '../forms/form-schemas'
import { ChosenFileField } from './ChosenFileField'

interface DocumentFieldProps {
  /** The field of the chosen file, which is the name of its part. */
  file: string
  /** The field that holds the name of what is stored, `null` once it was removed. */
  stored: string
  label: string
}

/** A document to take away: choose, take back, remove. */
export const DocumentField = (names: DocumentFieldProps) => (
  <ChosenFileField
    {...names}
    accept={DOCUMENT_TYPES}
    hint="PDF, PowerPoint (.pptx) or Word (.docx), at most 20 MB."
    noun="file"
    showsName
  />
)
