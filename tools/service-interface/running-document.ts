import type { InterfaceDocument } from './interface-changes'

/** Milliseconds that the service may take to respond. */
const TIMEOUT_MS = 10_000

/**
 * The OpenAPI document of the running service.
 * @param address of the site, or of the service behind its edge
 * @throws {Error} with a one-sentence message.
 */
export async function runningDocument(address: string): Promise<InterfaceDocument> {
  const url = new URL('/api/openapi.json', address)
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause: unknown) => {
    throw new Error(`${address} does not respond.`, { cause })
  })
  if (!response.ok) throw new Error(`${address} returned ${response.status} instead of the document of its service.`)
  return (await response.json()) as InterfaceDocument
}
