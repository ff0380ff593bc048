/** Words of a name at most; longer ones are a sentence. */
const MAX_NAME_WORDS = 4

/** What an email calls somebody whose name is none. */
const UNNAMED = 'applicant'

const isWord = (word: string) => /^[\p{L}\p{M}'’-]{1,40}\.?$/u.test(word)

/**
 * Whether a name is one of letters: whoever applied may have entered the address of a stranger, and mail programs make
 * links of domains.
 */
function isName(name: string): boolean {
  const words = name.split(' ')
  return words.length <= MAX_NAME_WORDS && words.every(isWord)
}

/** The greeting of an email that the service writes, by name if it is one. */
export const greeting = (name: string): string => (isName(name) ? `Hello ${name},` : 'Hello,')

/**
 * The names that staff fill into emails, of which many are sent at once. Of what is no name, no more than its first word
 * is repeated, if that is one of letters.
 */
export function filledNames(name: string): { firstName: string; name: string } {
  const [first = ''] = name.split(' ')
  const firstName = isWord(first) ? first : UNNAMED
  return { firstName, name: isName(name) ? name : firstName }
}
