import { invalidFields, ProblemError, unavailable } from './problem-error'

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', '57P01', '57P02', '57P03'])

/** What a database or disk error means to the caller; undefined when it is a fault of our own. */
export function databaseProblem(error: unknown): ProblemError | undefined {
  const { code, message } = error as { code?: string; message?: string }
  if (code === '53100' || code === 'ENOSPC') {
    return new ProblemError(507, 'STORAGE_FULL', 'The storage is full. Nothing was saved; reading still works.')
  }
  // Text that PostgreSQL cannot hold, such as a NUL.
  if (code === '22021' || code === '22P05') {
    return invalidFields([{ field: '', code: 'INVALID', message: 'The text holds a character that cannot be stored.' }])
  }
  if (code === '40001' || code === '40P01' || code === '53300' || code === '57014') return unavailable()
  const noConnection = /timeout exceeded when trying to connect|Connection terminated|Client has encountered/
  if ((code && unreachable.has(code)) || noConnection.test(message ?? '')) return unavailable()
  return undefined
}
