/** Milliseconds that the service may take to respond. */
const TIMEOUT_MS = 3000

/**
 * Reads the JSON that an internal call of the service returns.
 * @param service URL such as `http://service:4001`
 * @param what is asked for, as the message names it
 * @throws {Error} with a one-sentence message.
 */
export async function askService(service: string, path: string, what: string): Promise<unknown> {
  const response = await fetch(new URL(path, service), { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (cause: unknown) => {
      throw new Error(`The service at ${service} does not respond.`, { cause })
    },
  )
  if (response.status === 404)
    throw new Error(
      `${service} has no ${what}: only the service has them, at its own address behind the edge, not at that of the site.`,
    )
  if (!response.ok) throw new Error(`The service at ${service} returned ${response.status} instead of ${what}.`)
  return response.json()
}

/**
 * Calls an internal endpoint of the service that takes no content.
 * @throws {Error} with a one-sentence message.
 */
export async function callService(service: string, path: string): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(new URL(path, service), { method: 'POST', signal }).catch((cause: unknown) => {
    throw new Error(`The service at ${service} does not respond.`, { cause })
  })
  // A service from before this endpoint has no such metric.
  if (!response.ok && response.status !== 404)
    throw new Error(`The service at ${service} returned ${response.status} to ${path}.`)
}
