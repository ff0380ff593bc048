import { badRequest, invalidField } from '../problems/problem-error'

const MAX_DEPTH = 32
/** Compared as they were typed, so never trimmed or recomposed. */
const exact = new Set(['password', 'currentPassword', 'newPassword'])

/**
 * Brings every string of a body into Unicode NFC without surrounding white space (contract §3.1).
 * NUL characters are rejected with 422, nesting deeper than any call needs with 400.
 */
export function cleanText(value: unknown, field = '', depth = 0): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw invalidField(field, 'INVALID', 'Remove the characters that cannot be shown.')
    return exact.has(field) ? value : value.normalize('NFC').trim()
  }
  if (typeof value !== 'object' || value === null) return value
  if (depth > MAX_DEPTH) throw badRequest('MALFORMED_JSON', 'The body is nested too deeply.')
  if (Array.isArray(value)) return value.map((item, index) => cleanText(item, `${field}.${index}`, depth + 1))
  const entries = Object.entries(value).map(([key, item]) => {
    return [key, cleanText(item, field ? `${field}.${key}` : key, depth + 1)] as const
  })
  return Object.fromEntries(entries)
}
