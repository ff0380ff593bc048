import type { Problem } from '@tekskills/shared/contracts/problem'
import type { ProblemError } from './problem-error'

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

/** The RFC 9457 document of an error. `instance` is the path without its query, which can contain private data. */
export function problemDocument(error: ProblemError, request?: { url: string; id: string }): Problem {
  const words = error.code.toLowerCase().replaceAll('_', ' ')
  return {
    type: `urn:problem:${words.replace(/ failed$/, '').replaceAll(' ', '-')}`,
    title: words.charAt(0).toUpperCase() + words.slice(1),
    status: error.status,
    code: error.code,
    detail: error.message,
    message: error.message,
    ...(request && { instance: request.url.split('?', 1)[0], requestId: request.id }),
    ...(error.extras.errors && { errors: error.extras.errors }),
    ...error.extras.members,
  }
}
