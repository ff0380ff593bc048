import { z } from 'zod'

/** White space of any kind, with what no keyboard shows: controls, and marks that turn the writing around. */
const BLANKS = /[\s\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu
const VISIBLE = /[^\s\p{C}]/u

/**
 * A text of one line, at most `length` characters long. Whatever breaks or hides in it is one space, and a text with
 * nothing to be seen is empty. Marks that join letters stay: scripts need them.
 */
export const line = (length: number) =>
  z
    .string()
    .overwrite((text) => (VISIBLE.test(text) ? text.replace(BLANKS, ' ').trim() : ''))
    .max(length, `Use at most ${length} characters.`)
