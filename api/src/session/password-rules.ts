import { invalidField } from '../problems/problem-error'

const WORDS = [
  ...['password', 'passw0rd', 'welcome', 'letmein', 'changeme', 'iloveyou', 'qwerty', 'qwertyuiop', 'asdfghjkl'],
  ...['admin', 'administrator', 'default', 'secret', 'login', 'master', 'superman', 'football', 'baseball', 'monkey'],
  ...['dragon', 'sunshine', 'princess', 'trustno1', 'whatever', 'computer', 'internet', 'company', 'tekskills'],
]
/** Nothing but common words, digits and punctuation, in any order. */
const COMMON = new RegExp(`^(?:${WORDS.join('|')}|[\\d\\W_])+$`)
const ROWS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', '01234567890123456789']
const LEAST_CHARACTERS = 5

/**
 * Refuses a new password that is among the first to be tried: 422 `PASSWORD_COMMON`. No other rule of composition
 * exists (contract §3.4); the length is checked by the schema.
 */
export function refuseCommonPassword(password: string, username: string, field: string): void {
  if (!isCommon(password.toLowerCase(), username.toLowerCase())) return
  throw invalidField(field, 'PASSWORD_COMMON', 'This password is too easy to guess. Choose another one.')
}

function isCommon(password: string, username: string): boolean {
  const without = username.length >= 4 ? password.replaceAll(username, '') : password
  if (new Set(password).size < LEAST_CHARACTERS || COMMON.test(without)) return true
  return ROWS.some(
    (row) => row.repeat(2).includes(password) || [...row].reverse().join('').repeat(2).includes(password),
  )
}
