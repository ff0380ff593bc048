import type { FieldProblem } from '@tekskills/shared/contracts/problem'

interface Extras {
  /** Further members of the problem document, e.g. `suggestion`. */
  members?: Record<string, unknown>
  headers?: Record<string, string>
  errors?: FieldProblem[]
  /** The failure behind it, for the log. */
  cause?: unknown
}

/** An error with everything that the problem document needs (contract §3.2). Can be thrown anywhere. */
export class ProblemError extends Error {
  override name = 'ProblemError'

  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly extras: Extras = {},
  ) {
    super(detail, { cause: extras.cause })
  }
}

export const badRequest = (code: string, detail: string) => new ProblemError(400, code, detail)

export const notFound = (detail = 'There is nothing at this address.') => new ProblemError(404, 'NOT_FOUND', detail)

export const gone = () => new ProblemError(410, 'GONE', 'This item is no longer available.')

export const conflict = (code: string, detail: string, members?: Record<string, unknown>) =>
  new ProblemError(409, code, detail, { members })

/** 503. With a `cause` something has failed; without one, capacity is exhausted. */
export const unavailable = (seconds = 2, cause?: unknown) =>
  new ProblemError(503, 'UNAVAILABLE', 'The service is busy. Please try again in a moment.', {
    headers: { 'retry-after': String(seconds) },
    cause,
  })

/** 422 with the fields that need attention. */
export function invalidFields(errors: FieldProblem[]): ProblemError {
  const detail = errors.length === 1 ? '1 field needs attention.' : `${errors.length} fields need attention.`
  return new ProblemError(422, 'VALIDATION_FAILED', detail, { errors })
}

/** 422 for one field. */
export const invalidField = (field: string, code: string, message: string) => invalidFields([{ field, code, message }])
