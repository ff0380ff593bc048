type Listener = () => void

let listener: Listener = () => undefined

/** Names who ends the session when the service refuses its token; set once, by the shell. */
export function onUnauthenticated(next: Listener): void {
  listener = next
}

/** Called by the client on 401 for a request that carried a bearer. */
export const reportUnauthenticated = () => listener()
