import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** How a body is sent (RFC 9110, 8.4). */
export type Encoding = 'br' | 'gzip' | 'identity'

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
    const made = compress(identity, encoding)
    bodies.set(encoding, made)
    made.then(
      (compressed) => bodies.set(encoding, compressed),
      () => bodies.delete(encoding),
    )
    return made
  }
}

function compress(identity: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(identity)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  return brotli(identity, { params })
}

/** What we send, best first. */
const OFFERED = ['br', 'gzip', 'identity'] as const
/** Browsers send a handful of values for this header. */
const negotiated = new LRUCache<string, Encoding>({ max: 100 })

/** The smallest encoding that a request accepts at all, by its `Accept-Encoding` (RFC 9110, 12.5.3). */
export function acceptedEncoding(header = ''): Encoding {
  const known = negotiated.get(header)
  if (known) return known
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(OFFERED)
  const encoding = OFFERED.find((offered) => accepted.includes(offered)) ?? 'identity'
  negotiated.set(header, encoding)
  return encoding
}
