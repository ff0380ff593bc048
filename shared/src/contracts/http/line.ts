import { z } from 'zod'

/** White space of any kind, with what no keyboard shows: controls, and marks that turn the writing around. */
const BLANKS = /[\s\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu
const VISIBLE = /[^\s\p{C}]/u

/** Whether there is anything to be seen in a text: more than white space and characters of no width (contract §2). */
export const hasVisibleText = (text: string) => VISIBLE.test(text)

/**
 * A text of one line, at most `length` characters long. Whatever breaks or hides in it is one space, and a text with
 * nothing to be seen is empty. Marks that join letters stay: scripts need them.
 */
export const line = (length: number) =>
  z
    .string()
    .overwrite((text) => (hasVisibleText(text) ? text.replace(BLANKS, ' ').trim() : ''))
    .max(length, `Use at most ${length} characters.`)
