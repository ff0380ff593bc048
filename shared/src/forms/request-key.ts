/**
 * Creates the `Idempotency-Key` generator of a form: the same key while the content is the same, so that a repeated request
 * creates no second row, and a new key as soon as the content changes.
 */
export function createRequestKeys(): (content: string) => string {
  let last: { content: string; key: string } | undefined
  return (content) => {
    if (last?.content !== content) last = { content, key: newKey() }
    return last.key
  }
}

// `crypto.randomUUID` is missing in pages that are not served over TLS.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
