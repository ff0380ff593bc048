/** Letters, digits and `._%+-`, then @, a domain, and an ending of two or more letters (specification §5). */
const FORMAT = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/
const LOOKS_VALID = /^[^\s@]+@[^\s@]+$/

/** Characters of an e-mail address that the service takes. */
export const LONGEST_EMAIL = 254

/** What is wrong with an e-mail address, the first fault only (FM-01); undefined when nothing is. */
export function emailProblem(typed: string): string | undefined {
  const email = typed.trim()
  if (email === '') return 'Email is required.'
  if (!LOOKS_VALID.test(email)) return 'Please enter a valid email address.'
  if (!FORMAT.test(email)) return 'Please enter a valid email format.'
  return undefined
}
