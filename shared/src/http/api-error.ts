import type { FieldProblem, Problem } from '../contracts/problem'

/** A refusal or failure of the service, with what it said. `status` is undefined when no answer came. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** Seconds after which the service wants to be asked again, where it said so. */
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

/** True for any {@link ApiError}, also one made by another copy of this module. */
export const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError'
