/** Maximum length of a URL; longer ones get a 414 response. */
export const MAX_ADDRESS = 8192

/** Result of parsing a request URL. */
export type PageAddress =
  | { kind: 'page'; pathname: string; search: URLSearchParams }
  | { kind: 'redirect'; location: string }
  | { kind: 'unknown' }
  | { kind: 'too-long' }

/**
 * Parses a request URL. Trailing or repeated slashes redirect to the normalized path (collapsed first, so that `//host/`
 * never becomes an open redirect); malformed percent-encoding is an unknown address.
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

/** The query string reduced to the parameters that a page declares, in a fixed order; others do not affect the page. */
export function declaredSearch(search: URLSearchParams, names: readonly string[] = []): string {
  const known = new URLSearchParams()
  for (const name of [...names].sort()) {
    const value = search.get(name)
    if (value) known.set(name, value)
  }
  return known.size > 0 ? `?${known.toString()}` : ''
}
