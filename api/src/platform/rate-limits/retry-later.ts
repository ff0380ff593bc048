import { ProblemError } from '../http/problems/problem-error'

/** 429 with `Retry-After`; `sentence` is given the time to wait in words. */
export function retryLater(code: string, milliseconds: number, sentence: (wait: string) => string): ProblemError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`
  return new ProblemError(429, code, sentence(wait), { headers: { 'retry-after': String(seconds) } })
}
