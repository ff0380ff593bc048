import { isApiError } from '@tekskills/shared/http/api-error'

/** The sentence that says why something failed. */
export const failureMessage = (error: unknown): string =>
  isApiError(error) ? error.message : 'Something went wrong. Please try again.'

/** The sentence about the first field that the service rejected; if there is none, why the call failed. */
export const rejectionMessage = (error: unknown): string =>
  (isApiError(error) && error.fields[0]?.message) || failureMessage(error)
