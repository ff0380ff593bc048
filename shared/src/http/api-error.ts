import type { FieldProblem, Problem } from '../contracts/problem'

/** A failed call to the service, with its problem document. `status` is undefined when there was no response. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** Seconds to wait before a retry, from the response's `Retry-After` header. */
  readonly retryAfter?: number

  constructor(
    message: string,
    readonly status: number | undefined,
    readonly problem?: Problem,
    options?: ErrorOptions & { retryAfter?: number },
  ) {
    super(message, options)
    this.retryAfter = options?.retryAfter
  }

  get code(): string | undefined {
    return this.problem?.code
  }

  get fields(): readonly FieldProblem[] {
    return this.problem?.errors ?? []
  }
}

/** True for any {@link ApiError}, including those from another copy of this module. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError'
