import { compress, type Encoding } from '@tekskills/shared/server/content-encoding'

/** A body as some visitor can take it: at once when it is there, else when it is compressed. */
export type BodyIn = (encoding: Encoding) => Buffer | Promise<Buffer>

/** Brotli's level at which time still is small. */
const BROTLI_QUALITY = 5

/**
 * Keeps a page's body in every encoding that was asked for, each compressed once. One that nobody asks for is not made:
 * after a release or a change every page is made anew, and compressing twice cost as much as rendering.
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
