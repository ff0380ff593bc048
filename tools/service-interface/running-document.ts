import type { InterfaceDocument } from './interface-changes'

/**
 * The OpenAPI document of the running service.
 * @param address of the site, or of the service behind its edge
 * @param timeout milliseconds that it may take to respond
 * @throws {Error} with a one-sentence message.
 */
export async function runningDocument(address: string, timeout = 10_000): Promise<InterfaceDocument> {
  const url = new URL('/api/openapi.json', address)
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) }).catch((cause: unknown) => {
    throw new Error(`${address} does not respond.`, { cause })
  })
  if (!response.ok) throw new Error(`${address} returned ${response.status} instead of the document of its service.`)
  return (await response.json()) as InterfaceDocument
}
