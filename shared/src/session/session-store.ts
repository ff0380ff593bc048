import { create } from 'zustand'
import type { Role } from '../contracts/access'
import { browserStorage } from '../storage/browser-storage'
import { sessionMarker } from '../storage/cookies'

/** A signed-in member of staff, as stored in the browser; the service authorizes every call from its own account record. */
export interface StaffSession {
  role: string
  username: string
}

/** The logged-in user data of the specification (§3): a list whose first entry names the role (ST-09). */
export type UserData = readonly { authority: Role }[]

interface SessionState {
  staff: StaffSession | null
  userData: UserData | null
}

export const useSessionStore = create<SessionState>(() => ({ staff: null, userData: null }))

/** The signed-in member of staff, or `null` for a visitor. */
export const useStaff = () => useSessionStore((state) => state.staff)

/** ST-09: the authority of the first entry of the user data, or the stored `Blog` key. */
export const useRole = () => useSessionStore((state) => state.userData?.[0]?.authority ?? state.staff?.role ?? null)

/** ST-02: logged in means a stored Token and a stored role. */
export const isLoggedIn = () => Boolean(browserStorage.read('Token') && browserStorage.read('Blog'))

/** Synchronizes the store with browser storage; called on startup and by each guard. */
export function readSession(): void {
  const staff = isLoggedIn()
    ? { role: browserStorage.read('Blog') ?? '', username: browserStorage.read('Username') ?? '' }
    : null
  const { staff: previous, userData } = useSessionStore.getState()
  if (staff?.role === previous?.role && staff?.username === previous?.username) return
  useSessionStore.setState({ staff, userData: staff ? userData : null })
}

/** Step 2 of the login flow (contract §3.4): stores the token before `GET /me`; returns `false` if storage is denied. */
export const storeToken = (token: string) => browserStorage.write('Token', token)

/** Step 4 of the login flow: starts the session of the identified user. */
export function startSession(user: { id: string; username: string; authorities: UserData }): void {
  browserStorage.write('Blog', user.authorities[0]?.authority ?? '')
  browserStorage.write('Username', user.username)
  browserStorage.write('id', user.id)
  sessionMarker.set()
  useSessionStore.setState({ userData: user.authorities })
  readSession()
}

/** Removes Token, id, Blog and Username, and clears the user data (ST-04). */
export function endSession(): void {
  for (const key of ['Token', 'id', 'Blog', 'Username'] as const) browserStorage.remove(key)
  sessionMarker.clear()
  useSessionStore.setState({ staff: null, userData: null })
}

/** Clears a stored Token and role, for the login guard (ST-05) and after a failed sign-in. */
export function forgetLogin(): void {
  browserStorage.remove('Token')
  browserStorage.remove('Blog')
  useSessionStore.setState({ staff: null, userData: null })
}

/** Removes a stored Token that no session marker vouches for (ST-03): the browser was closed since it was stored. */
export function dropStaleToken(): void {
  if (!sessionMarker.exists()) browserStorage.remove('Token')
}
