import { isApiError } from '@tekskills/shared/http/api-error'
import { connectionProblem, mayHaveArrived } from '@tekskills/shared/http/connection-problem'
import type { ApplicationProblems } from './application-values'

/** Why an application was not accepted: errors by field, and a notice for the rest. */
export interface SubmissionFailure {
  fields: ApplicationProblems
  notice?: { heading: string; message: string }
}

interface Circumstances {
  /** Whether the applicant stopped the submission. */
  isStopped: boolean
  /** Whether the browser was offline before the submission. */
  wasOffline: boolean
}

/** Error codes that concern the file but do not name its field. */
const FILE_CODES = ['FILE_TOO_LARGE', 'UNSUPPORTED_FILE_TYPE']

const KEPT = 'Everything you typed is still here.'
const FAULT = 'Something went wrong on this page.'

/** Describes a failure in a notice that says what to do, and whether the application may have arrived. */
export function describeFailure(error: unknown, { isStopped, wasOffline }: Circumstances): SubmissionFailure {
  const noticeOf = (message: string): SubmissionFailure => ({ fields: {}, notice: { heading, message } })
  const isUncertain = isStopped || mayHaveArrived(error, wasOffline)
  const heading = isUncertain ? 'Your application may not have arrived' : 'Your application was not sent'
  if (isStopped)
    return noticeOf(`You stopped sending. ${KEPT} Send it again when you are ready: it is stored only once.`)
  const unreached = connectionProblem(error, { wasOffline, kept: KEPT, sent: 'your application' })
  if (unreached) return noticeOf(unreached)
  if (!isApiError(error)) return noticeOf(`${FAULT} ${KEPT} Please send it again.`)
  const fields = Object.fromEntries(error.fields.map(({ field, message }) => [field, message]))
  if (Object.keys(fields).length > 0) return { fields }
  if (FILE_CODES.includes(error.code ?? '')) return { fields: { resume: error.message } }
  return noticeOf(`${error.message} ${KEPT}`)
}
