import { compress, type Encoding } from '@tekskills/shared/server/content-encoding'

/** Returns a body in an encoding: synchronously when it is available, otherwise once it is compressed. */
export type BodyIn = (encoding: Encoding) => Buffer | Promise<Buffer>

/** Higher levels take far longer for a page that may be served only a few times. */
const BROTLI_QUALITY = 5

/**
 * Compresses a page's body once for each encoding that is requested, and stores the result. Other encodings are not
 * produced: after a release or a change every page is rendered again, and compressing it twice cost as much as rendering.
 */
export function createBody(identity: Buffer): BodyIn {
  const bodies = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', identity]])
  return (encoding) => {
    const body = bodies.get(encoding)
    if (body) return body
    const made = compress(identity, encoding, BROTLI_QUALITY)
    bodies.set(encoding, made)
    made.then(
      (compressed) => bodies.set(encoding, compressed),
      () => bodies.delete(encoding),
    )
    return made
  }
}
