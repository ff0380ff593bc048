import { invalidField } from '../../platform/http/problems/problem-error'

/**
 * Passwords that cracking software finds within fewer guesses are too common. A season or the name of an account with a
 * year and marks, which are tried first, takes 1e8; three unrelated words take 1e12 and more.
 */
const MIN_GUESSES = 1e10
/**
 * The check takes more than linear time, up to a second for 100 characters; for this many it takes at most a few dozen
 * milliseconds. More characters cannot weaken a password.
 */
const MAX_CHECKED_LENGTH = 40
/** Site-specific words that an attacker would try first. */
const SITE_WORDS = ['tekskills', 'tekdatanova']

interface Owner {
  username: string
  email: string
}

/**
 * Rejects a new password that is easy to guess: one on the list of common passwords, even with appended digits or
 * substituted letters, a keyboard walk, or the owner's own name. Throws 422 `PASSWORD_COMMON`. There are no other
 * composition rules (contract §3.4); the schema checks the length.
 */
export async function rejectCommonPassword(password: string, { username, email }: Owner, field: string): Promise<void> {
  const { guesses } = (await loadedChecker()).check(password.slice(0, MAX_CHECKED_LENGTH), [
    username,
    email,
    ...email.split(/[@.]/),
    ...SITE_WORDS,
  ])
  if (guesses >= MIN_GUESSES) return
  throw invalidField(field, 'PASSWORD_COMMON', 'This password is too easy to guess. Choose another one.')
}

let loading: ReturnType<typeof loadChecker> | undefined
/** Loaded lazily, because the word lists take a megabyte and passwords are rarely set. */
const loadedChecker = () => (loading ??= loadChecker())

async function loadChecker() {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { adjacencyGraphs: graphs, dictionary } = await import('@zxcvbn-ts/language-common')
  return new ZxcvbnFactory({ dictionary, graphs })
}
