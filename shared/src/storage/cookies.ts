/** Reads a cookie of this page; a value with malformed percent-encoding is returned as is. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`))
  if (!pair) return undefined
  const raw = pair.slice(name.length + 1)
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}

const MARKER = 'session'

/** The session marker (contract §3.10): a session cookie, shared by tabs and deleted when the browser closes. */
export const sessionMarker = {
  exists: () => readCookie(MARKER) === '1',
  set() {
    document.cookie = `${MARKER}=1; Path=/; SameSite=Lax`
  },
  clear() {
    document.cookie = `${MARKER}=; Path=/; SameSite=Lax; Max-Age=0`
  },
}
