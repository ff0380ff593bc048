import { z } from 'zod'

/** White space of any kind, control characters, and bidirectional formatting characters. */
const BLANKS = /[\s\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu
const VISIBLE = /[^\s\p{C}]/u

/** Whether a text has visible characters, beyond white space and zero-width characters (contract §2). */
export const hasVisibleText = (text: string) => VISIBLE.test(text)

/**
 * A single line of at most `length` characters. Line breaks and invisible characters become one space, and a text without
 * visible characters becomes empty. Joiners between letters stay, because some scripts need them.
 */
export const line = (length: number) =>
  z
    .string()
    .overwrite((text) => (hasVisibleText(text) ? text.replace(BLANKS, ' ').trim() : ''))
    .max(length, `Use at most ${length} characters.`)
