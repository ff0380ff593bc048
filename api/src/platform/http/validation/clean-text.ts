import { badRequest, invalidField } from '../problems/problem-error'

const MAX_DEPTH = 32
/** Half of a character, which no encoding has and the database rejects in JSON. */
const LONE_SURROGATE = /\p{Surrogate}/gu
/** Compared exactly as entered, so never trimmed or normalized. */
const exact = new Set(['password', 'currentPassword', 'newPassword'])

/**
 * Normalizes every string of a body to Unicode NFC and trims it (contract §3.1). Throws 422 for NUL characters, 400 for
 * excessive nesting.
 */
export function cleanText(value: unknown, field = '', depth = 0): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw invalidField(field, 'INVALID', 'Remove characters that cannot be displayed.')
    return exact.has(field) ? value : value.replace(LONE_SURROGATE, '\ufffd').normalize('NFC').trim()
  }
  if (typeof value !== 'object' || value === null) return value
  if (depth > MAX_DEPTH) throw badRequest('MALFORMED_JSON', 'The body is nested too deeply.')
  if (Array.isArray(value)) return value.map((item, index) => cleanText(item, `${field}.${index}`, depth + 1))
  const entries = Object.entries(value).map(([key, item]) => {
    return [key, cleanText(item, field ? `${field}.${key}` : key, depth + 1)] as const
  })
  return Object.fromEntries(entries)
}
