import { isApiError } from '@tekskills/shared/http/api-error'
import type { ApplicationProblems } from './application-problems'

/** Why an application was not accepted: errors by field, and a message for the rest. */
export interface SubmissionFailure {
  fields: ApplicationProblems
  message?: string
}

/** Error codes that concern the file but do not name its field. */
const FILE_CODES = ['FILE_TOO_LARGE', 'UNSUPPORTED_FILE_TYPE']

const KEPT = 'Everything you typed is still here.'

/** Describes a failure in a message that says what to do. */
export function describeFailure(error: unknown): SubmissionFailure {
  if (!isApiError(error)) return { fields: {}, message: `Sending was stopped. ${KEPT}` }
  if (error.status === undefined) return { fields: {}, message: unreachable() }
  const fields = Object.fromEntries(error.fields.map(({ field, message }) => [field, message]))
  if (Object.keys(fields).length > 0) return { fields }
  if (FILE_CODES.includes(error.code ?? '')) return { fields: { resume: error.message } }
  return { fields: {}, message: `${error.message} ${KEPT}` }
}

const unreachable = () =>
  navigator.onLine
    ? `The service could not be reached. ${KEPT} Please send it again in a moment.`
    : `You are offline. ${KEPT} Send it when the connection is back.`
