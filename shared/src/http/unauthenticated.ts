type Listener = () => void

let listener: Listener = () => undefined

/** Those who would rather sign in again in place than lose the page; the last one to come is asked first. */
const holders: (() => boolean)[] = []

/** Names who ends the session when the service refuses its token; set once, by the shell. */
export function onUnauthenticated(next: Listener): void {
  listener = next
}

/**
 * Asks to be told first when the session is over. A holder that answers `true` sees to it: it lets the person sign in
 * again in place, or calls {@link leaveSession}.
 * @returns what ends the holding.
 */
export function holdSession(holder: () => boolean): () => void {
  holders.unshift(holder)
  return () => void holders.splice(holders.indexOf(holder), 1)
}

/** Called by the client on 401 for a request that carried a bearer. */
export function reportUnauthenticated(): void {
  if (!holders.some((holder) => holder())) listener()
}

/** Ends the session for good: the shell clears it and goes to the login page. */
export const leaveSession = () => listener()
