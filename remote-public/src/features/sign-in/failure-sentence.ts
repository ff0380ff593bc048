import { isApiError } from '@tekskills/shared/http/api-error'
import { connectionProblem } from '@tekskills/shared/http/connection-problem'

interface Attempt {
  /** Whether the browser was offline before anything was sent. */
  wasOffline: boolean
  /** What to say of an error of the page itself. */
  otherwise: string
}

/** Why a call about an account failed, in a sentence. */
export const failureSentence = (error: unknown, { wasOffline, otherwise }: Attempt): string =>
  connectionProblem(error, { wasOffline }) ?? (isApiError(error) ? error.message : otherwise)

/** The messages of the service for single fields. */
export const fieldMessages = (error: unknown): Partial<Record<string, string>> =>
  Object.fromEntries((isApiError(error) ? error.fields : []).map(({ field, message }) => [field, message]))

/** Whether the link that led here has been used, replaced or has expired. */
export const isLinkExpired = (error: unknown): boolean => isApiError(error) && error.status === 410
