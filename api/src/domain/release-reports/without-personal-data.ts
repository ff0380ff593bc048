/** What may be about a person in an error message, and its replacement. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  // What a user typed, as `JSON.parse` and messages of forms quote it.
  [/"[^"]*"?/g, '"…"'],
  [/(?<![^\s@<>()'",;:])[^\s@<>()'",;:]+@[^\s@<>()'",;:]+/g, '<email>'],
  // The query of an address; paths may name a person as well.
  [/https?:\/\/\S+/g, '<address>'],
  [/\s+/g, ' '],
  [/\+?\d[\d\s().-]{4,}\d/g, '<number>'],
]

const MAX_LENGTH = 300

/** The message of an error without what may be about a person: quotations, email addresses, URLs, longer numbers. */
export const withoutPersonalData = (message: string): string =>
  PERSONAL.reduce((text, [pattern, placeholder]) => text.replace(pattern, placeholder), message.slice(0, 2000)).slice(
    0,
    MAX_LENGTH,
  )
