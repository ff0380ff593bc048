import type { IncomingMessage } from 'node:http'

/** Maximum number of bytes read from an unused body; more than a form with its files may have. */
const MAX_BYTES = 64 * 1024 * 1024

/**
 * Reads and discards the rest of a body. Otherwise a client that is still sending gets a broken connection instead of
 * the response, which a proxy reports as an outage (RFC 9112 §9.6: lingering close).
 */
export function restOfBody(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0
    if (request.readableEnded || request.destroyed) return resolve()
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MAX_BYTES) resolve()
    })
    for (const end of ['end', 'close', 'error']) request.once(end, () => resolve())
    // A parser that unpipes the stream later would pause it for good.
    request.unpipe()
    request.resume()
  })
}
