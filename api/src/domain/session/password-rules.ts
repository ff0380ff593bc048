import { invalidField } from '../../platform/http/problems/problem-error'

/** Passwords that are found by software within this many guesses are among the first to be tried. */
const LEAST_GUESSES = 1e8
/** Judging takes longer than linear time, and what follows after this many characters makes nothing worse. */
const JUDGED_CHARACTERS = 100
/** Words that an attacker of this site tries first. */
const OUR_WORDS = ['tekskills', 'tekdatanova']

interface Owner {
  username: string
  email: string
}

/**
 * Refuses a new password that is among the first to be tried: on the list of common ones (with digits put behind, letters
 * put as signs, walks over the keyboard), or the owner's own name. 422 `PASSWORD_COMMON`. No other rule of composition
 * exists (contract §3.4); the length is checked by the schema.
 */
export async function rejectCommonPassword(password: string, { username, email }: Owner, field: string): Promise<void> {
  const { guesses } = (await judge()).check(password.slice(0, JUDGED_CHARACTERS), [
    username,
    email,
    ...email.split(/[@.]/),
    ...OUR_WORDS,
  ])
  if (guesses >= LEAST_GUESSES) return
  throw invalidField(field, 'PASSWORD_COMMON', 'This password is too easy to guess. Choose another one.')
}

let loading: ReturnType<typeof loadJudge> | undefined
/** The lists take a megabyte, and passwords are rarely chosen. */
const judge = () => (loading ??= loadJudge())

async function loadJudge() {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { adjacencyGraphs: graphs, dictionary } = await import('@zxcvbn-ts/language-common')
  return new ZxcvbnFactory({ dictionary, graphs })
}
