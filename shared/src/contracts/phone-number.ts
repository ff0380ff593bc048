/** Digits with common separators, and an extension: `+1 (212) 555.0100 ext. 12`. */
const PHONE = /^[+\d(][\d+().,/\s\-–]*(?:(?:ext\.?|extension|x|#)\s*\d{1,8})?$/i
const SIX_DIGITS = /(?:\d\D*){6}/

/** The validation message for a phone number; undefined if it is valid. */
export function phoneProblem(phone: string): string | undefined {
  if (phone.length > 30) return 'Use at most 30 characters.'
  if (!PHONE.test(phone)) return 'Use digits, spaces and + - ( ) . / with an optional extension such as ext. 12.'
  return SIX_DIGITS.test(phone) ? undefined : 'Enter at least 6 digits.'
}
