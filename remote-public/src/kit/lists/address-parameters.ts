/** Characters of a filter that the service takes. */
export const LONGEST_TEXT = 100

/** A zero-based page number of an address; whatever cannot be one reads as the first page. */
export const readPage = (value: string | null) => (value && /^\d{1,6}$/.test(value) ? Number(value) : 0)

/** A text filter of an address as the service takes it. A cut through a surrogate pair would fit no address. */
export const readText = (value: string | null) =>
  (value ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT)
    .replace(/[\uD800-\uDBFF]$/, '')
