/** Maximum number of words in a name; anything longer is a sentence. */
const MAX_NAME_WORDS = 4

/** How an email addresses a person whose entered name is not a name. */
const UNNAMED = 'applicant'

const isWord = (word: string) => /^[\p{L}\p{M}'’-]{1,40}\.?$/u.test(word)

/**
 * Whether a name consists of letters. The sender may have entered a stranger's address, and mail programs turn domains into
 * links.
 */
function isName(name: string): boolean {
  const words = name.split(' ')
  return words.length <= MAX_NAME_WORDS && words.every(isWord)
}

/** The greeting of an email that the service writes, by name if it is one. */
export const greeting = (name: string): string => (isName(name) ? `Hello ${name},` : 'Hello,')

/**
 * The names that staff fill into emails, of which many are sent at once. From text that is not a name, at most the first
 * word is used, if it consists of letters.
 */
export function filledNames(name: string): { firstName: string; name: string } {
  const [first = ''] = name.split(' ')
  const firstName = isWord(first) ? first : UNNAMED
  return { firstName, name: isName(name) ? name : firstName }
}
