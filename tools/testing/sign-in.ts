import type { BrowserContext } from '@playwright/test'
import type { Site, StaffAccount } from './site-of-run'

/** The browser state of a signed-in user, as `storageState` for a Playwright context. */
export type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>

interface SignedIn {
  token: string
  id: string
  username: string
  authorities: { authority: string }[]
}

/**
 * Signs in with the request of the login page and returns the resulting browser state (contract §3.4 and §3.10): the
 * cookies of the response, the session marker and the four keys in local storage.
 * @throws {Error} with the status when the service rejects the credentials.
 */
export async function signIn({ url, passwords }: Site, account: StaffAccount): Promise<StoredSession> {
  const response = await fetch(`${url}/api/public/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: account, password: passwords[account] }),
  })
  if (!response.ok) throw new Error(`${account} cannot sign in: ${response.status} ${await response.text()}`)
  const { token, id, username, authorities } = (await response.json()) as SignedIn
  const stored = { Token: token, Blog: authorities[0]?.authority ?? '', Username: username, id }
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  const serviceCookies = response.headers.getSetCookie().map((line) => {
    const [name = '', ...value] = (line.split(';')[0] ?? '').split('=')
    return cookie(url, name, value.join('='))
  })
  return { cookies: [...serviceCookies, cookie(url, 'session', '1')], origins: [{ origin: url, localStorage }] }
}

/** A session cookie of the site at `url`, readable by scripts. */
export const cookie = (url: string, name: string, value: string): StoredSession['cookies'][number] => ({
  name,
  value,
  domain: new URL(url).hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: url.startsWith('https:'),
  sameSite: 'Lax',
})

/** Signs in each account once, on first use. */
export function createSessions(site: Site) {
  const sessions = new Map<StaffAccount, Promise<StoredSession>>()
  return (account: StaffAccount) => {
    const session = sessions.get(account) ?? signIn(site, account)
    sessions.set(account, session)
    return session
  }
}
