/** Maximum length of a text filter. */
export const MAX_TEXT_LENGTH = 100

/** Parses a zero-based page number; invalid values are the first page. */
export const readPage = (value: string | null) => (value && /^\d{1,6}$/.test(value) ? Number(value) : 0)

/** Normalizes a text filter as the service does. A split surrogate pair could not be encoded in an address. */
export const readText = (value: string | null) =>
  (value ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
