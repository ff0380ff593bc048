import { tabStorage } from '../storage/tab-storage'

const KEY = 'tk:return'

/**
 * Stores the page that a user requested before signing in, for this tab. It is not part of the URL, so that an external link
 * cannot determine where a sign-in leads.
 */
export const keepReturnPath = (path: string) => tabStorage.write(KEY, path)

export const clearReturnPath = () => tabStorage.remove(KEY)

/** Takes the page to open after signing in: the requested one, once, or else the dashboard. */
export function takeReturnPath(): string {
  const path = tabStorage.read(KEY)
  clearReturnPath()
  return path && isOwnPath(path) ? path : '/dashboard'
}

/** A path of this site, which `//elsewhere.example` and `/\elsewhere.example` are not. */
const isOwnPath = (path: string) => path.startsWith('/') && new URL(path, location.origin).origin === location.origin
