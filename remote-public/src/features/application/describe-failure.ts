import { isApiError } from '@tekskills/shared/http/api-error'
import { connectionProblem } from '@tekskills/shared/http/connection-problem'
import type { ApplicationProblems } from './application-problems'

/** Why an application was not accepted: errors by field, and a message for the rest. */
export interface SubmissionFailure {
  fields: ApplicationProblems
  message?: string
}

/** Error codes that concern the file but do not name its field. */
const FILE_CODES = ['FILE_TOO_LARGE', 'UNSUPPORTED_FILE_TYPE']

const KEPT = 'Everything you typed is still here.'
const FAULT = 'Something went wrong on this page, so your application was not sent.'

/**
 * Describes a failure in a message that says what to do.
 * @param isStopped whether the applicant stopped the submission
 */
export function describeFailure(error: unknown, isStopped: boolean): SubmissionFailure {
  if (isStopped) return { fields: {}, message: `You stopped sending. ${KEPT} Send it again when you are ready.` }
  const unreached = connectionProblem(error, KEPT)
  if (unreached) return { fields: {}, message: unreached }
  if (!isApiError(error)) return { fields: {}, message: `${FAULT} ${KEPT} Please send it again.` }
  const fields = Object.fromEntries(error.fields.map(({ field, message }) => [field, message]))
  if (Object.keys(fields).length > 0) return { fields }
  if (FILE_CODES.includes(error.code ?? '')) return { fields: { resume: error.message } }
  return { fields: {}, message: `${error.message} ${KEPT}` }
}
