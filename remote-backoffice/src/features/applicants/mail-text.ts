import { fieldProblem, MAIL_FIELDS } from '@tekskills/shared/contracts/http/applicant-mails'
import { isApiError } from '@tekskills/shared/http/api-error'

/** Labels of the fields that are filled in for each applicant. */
export const FILLED_IN = `Filled in for each applicant: ${Object.entries(MAIL_FIELDS)
  .map(([name, meaning]) => `{{${name}}} ${meaning}`)
  .join(', ')}.`

/** Rules of the two texts of an email, as the form library reads them. */
export const MAIL_TEXT_RULES = {
  subject: {
    validate: (subject: string) => (subject.trim() === '' ? 'Enter a subject.' : (fieldProblem(subject) ?? true)),
  },
  text: {
    validate: (text: string) => (text.trim() === '' ? 'Enter the text.' : (fieldProblem(text) ?? true)),
    maxLength: { value: 5000, message: 'Use at most 5,000 characters.' },
  },
}

/**
 * The field that the service rejects and why; the text if it names none of `fields`.
 * @throws the error itself if it is not from the service
 */
export function rejectedField<Name extends string>(error: unknown, fields: readonly Name[]) {
  if (!isApiError(error)) throw error
  const [first] = error.fields
  const name = fields.find((each) => each === first?.field)
  return { name: name ?? ('text' as const), message: first?.message ?? error.message }
}
