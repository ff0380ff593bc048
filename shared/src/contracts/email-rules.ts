/**
 * Pattern of specification §5 for the newsletter (FM-02): letters, digits and `._%+-`, then @, a domain and a TLD of
 * two or more letters.
 */
export const NEWSLETTER_EMAIL = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/

/** What forms say about an address that does not match, in the words of specification §5 (FM-01). */
export const EMAIL_MESSAGES = {
  required: 'Email is required.',
  invalid: 'Please enter a valid email address.',
  format: 'Please enter a valid email format.',
} as const

/** Text before and after a single @. */
export const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+$/

/** Maximum length of an email address in characters (RFC 5321, 4.5.3.1.3). */
export const MAX_EMAIL_LENGTH = 254

const LOCAL_WORD = String.raw`[\w!#$%&'*+/=?^${'`'}{|}~\u{80}-\u{10ffff}-]+`
const QUOTED = String.raw`"(?:[^"\\\p{C}\p{Zl}\p{Zp}]|\\[\x20-\x7e])+"`
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`

const MAILBOX = new RegExp(`^(?<local>${LOCAL_WORD}(?:\\.${LOCAL_WORD})*|${QUOTED})@${LABEL}(?:\\.${LABEL})+$`, 'u')
const HIDDEN = /\p{C}|\p{Z}/u

/**
 * Whether the text is a valid mailbox: any local part of RFC 5321 (4.1.2), including quoted ones and letters beyond ASCII
 * (RFC 6531), and a domain name of two or more labels.
 */
export function isMailbox(address: string): boolean {
  if (address.length > MAX_EMAIL_LENGTH) return false
  const local = MAILBOX.exec(address)?.groups?.['local']
  if (local === undefined || new TextEncoder().encode(local).length > 64) return false
  return local.startsWith('"') || !HIDDEN.test(address)
}
