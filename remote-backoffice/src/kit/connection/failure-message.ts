import { isApiError } from '@tekskills/shared/http/api-error'

/** The sentence that says why something failed. */
export const failureMessage = (error: unknown): string =>
  isApiError(error) ? error.message : 'Something went wrong. Please try again.'
