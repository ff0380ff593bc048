/** Longest address that is looked at; beyond it the answer is 414. */
export const MAX_ADDRESS = 8192

/** What a requested address comes to. */
export type PageAddress =
  | { kind: 'page'; pathname: string; search: URLSearchParams }
  | { kind: 'redirect'; location: string }
  | { kind: 'unknown' }
  | { kind: 'too-long' }

/**
 * Reads a request's address. A trailing slash or doubled slashes lead to the plain address (collapsed first, so that
 * `//host/` never becomes a way out of the site); malformed percent-encoding is an unknown address.
 */
export function readAddress(url: string): PageAddress {
  if (url.length > MAX_ADDRESS) return { kind: 'too-long' }
  const [path = '/', query = ''] = splitOnce(url, '?')
  if (!path.startsWith('/') || path.includes('\\') || !isDecodable(path)) return { kind: 'unknown' }
  const plain = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  if (plain !== path) return { kind: 'redirect', location: query ? `${plain}?${query}` : plain }
  return { kind: 'page', pathname: plain, search: new URLSearchParams(query) }
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** Only the query parameters that a page declares, in a fixed order: anything else changes nothing. */
export function declaredSearch(search: URLSearchParams, names: readonly string[] = []): string {
  const known = new URLSearchParams()
  for (const name of [...names].sort()) {
    const value = search.get(name)
    if (value) known.set(name, value)
  }
  return known.size > 0 ? `?${known.toString()}` : ''
}
