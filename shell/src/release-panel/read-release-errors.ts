import { RELEASE_ERRORS, type ExplainedError, type ExplainedErrors } from '@tekskills/shared/contracts/release-errors'

/** What failed: not available to this visitor, unknown with the reason, or known. */
export type ErrorsState =
  | { status: 'forbidden' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; errors: readonly ExplainedError[] }

/** Reads what failed in the last `minutes`, at most a day. */
export async function readReleaseErrors(minutes: number): Promise<ErrorsState> {
  try {
    const { http } = await import('@tekskills/shared/http/client')
    const { data } = await http.get<ExplainedErrors>(RELEASE_ERRORS, { baseURL: '', params: { minutes } })
    return { status: 'ready', errors: data.errors }
  } catch (error) {
    const { status, message } = error as Error & { status?: number }
    return status === 403 ? { status: 'forbidden' } : { status: 'failed', message }
  }
}

/** The errors of one release. */
export interface FailedRelease {
  remote: string
  release: string
  errors: readonly ExplainedError[]
}

/** The errors by release; the release that failed last comes first, and so does the error within it. */
export function failedReleases(errors: readonly ExplainedError[]): FailedRelease[] {
  const releases = new Map<string, { remote: string; release: string; errors: ExplainedError[] }>()
  for (const error of errors) {
    const { remote, release } = error
    const known = releases.get(`${remote} ${release}`)
    if (known) known.errors.push(error)
    else releases.set(`${remote} ${release}`, { remote, release, errors: [error] })
  }
  return [...releases.values()]
}
