import type { IncomingMessage } from 'node:http'

/** What is read at most of a body that is not used; more than a form with its files may have. */
const MOST_BYTES = 64 * 1024 * 1024

/**
 * Reads the rest of a body and discards it. A client that is still sending it would see a broken connection instead of
 * the response, which a proxy reports as an outage (RFC 9112 §9.6: a lingering close).
 */
export function restOfBody(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0
    if (request.readableEnded || request.destroyed) return resolve()
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MOST_BYTES) resolve()
    })
    for (const end of ['end', 'close', 'error']) request.once(end, () => resolve())
    // Whoever read it so far may let go of it later, which would pause it for good.
    request.unpipe()
    request.resume()
  })
}
