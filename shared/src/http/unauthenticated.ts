/** `reason` is a sentence of the service to show, for a session that ended for another reason than its age. */
type Listener = (reason?: string) => void

let listener: Listener = () => undefined

/** Interceptors of pages that let the user sign in again in place to keep unsaved input; the latest is called first. */
const interceptors: ((reason?: string) => boolean)[] = []

/** Sets the handler that ends the session when the service rejects its token; called once, by the shell. */
export function onUnauthenticated(next: Listener): void {
  listener = next
}

/**
 * Registers an interceptor for the end of the session. One that returns `true` handles it: it lets the user sign in
 * again in place, or calls {@link leaveSession}.
 * @returns a function that removes the interceptor.
 */
export function interceptUnauthorized(interceptor: (reason?: string) => boolean): () => void {
  interceptors.unshift(interceptor)
  return () => void interceptors.splice(interceptors.indexOf(interceptor), 1)
}

/** Called by the client on 401 for a request that carried a bearer token. */
export function reportUnauthenticated(reason?: string): void {
  if (!interceptors.some((intercept) => intercept(reason))) listener(reason)
}

/** Ends the session for good: the shell clears it and goes to the login page. */
export const leaveSession = () => listener()

/**
 * The former name of {@link interceptUnauthorized}. The shell provides this module to every remote, and older releases
 * of the back-office still call it by that name (ADR 0003).
 */
export const holdSession = interceptUnauthorized
