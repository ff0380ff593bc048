import { tabStorage } from '../storage/tab-storage'

const KEY = 'tk:return'

/**
 * Keeps the page that somebody asked for who has to sign in first, for this tab. It does not travel in the address, so no link
 * from elsewhere can name where a sign-in leads.
 */
export const keepReturnPath = (path: string) => tabStorage.write(KEY, path)

export const clearReturnPath = () => tabStorage.remove(KEY)

/** The page to go to after signing in, once: the one that was asked for, else the dashboard. */
export function takeReturnPath(): string {
  const path = tabStorage.read(KEY)
  clearReturnPath()
  return path && isOwnPath(path) ? path : '/dashboard'
}

/** A path of this site, which `//elsewhere.example` and `/\elsewhere.example` are not. */
const isOwnPath = (path: string) => path.startsWith('/') && new URL(path, location.origin).origin === location.origin
