/**
 * Makes the `Idempotency-Key` of what a form sends: the same key for the same content, so that a repeated request stays
 * one row, and a new one as soon as anything was changed.
 */
export function createRequestKeys(): (content: string) => string {
  let last: { content: string; key: string } | undefined
  return (content) => {
    if (last?.content !== content) last = { content, key: newKey() }
    return last.key
  }
}

// `crypto.randomUUID` is missing where a page is not served over TLS.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
