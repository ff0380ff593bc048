import { badRequest, type ProblemError } from '../problems/problem-error'

/** The error for the first parameter with a NUL, which the database cannot store; undefined if there is none. */
export function nulParameter(parameters: unknown): ProblemError | undefined {
  const found = Object.entries(parameters ?? {}).find(([, value]) =>
    [value].flat().some((text) => typeof text === 'string' && text.includes('\0')),
  )
  return found && invalidParameter(found[0])
}

/** 400 for an invalid query parameter; `limit` is the sentence about the limit that it exceeds. */
export const invalidParameter = (name: string, limit?: string) =>
  badRequest(
    'INVALID_PARAM',
    `The parameter "${name}" has a value that cannot be used.${limit === undefined ? '' : ` ${limit}`}`,
  )
