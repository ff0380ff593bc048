import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** How a body is encoded for transfer (RFC 9110, 8.4). */
export type Encoding = 'br' | 'gzip' | 'identity'

/** What the servers can send, smallest first. */
const OFFERED = ['br', 'gzip', 'identity'] as const
/** Browsers send a handful of values for this header. */
const negotiated = new LRUCache<string, Encoding>({ max: 100 })

/** Characters of the longest header that is read; a browser's has about 30, and a list of thousands takes seconds. */
const MAX_LENGTH = 1000

/**
 * The smallest encoding that a request accepts at all, by its `Accept-Encoding` (RFC 9110, 12.5.3). A header of over 1000
 * characters counts as absent.
 */
export function acceptedEncoding(header = ''): Encoding {
  if (header.length > MAX_LENGTH) return 'identity'
  const known = negotiated.get(header)
  if (known) return known
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(OFFERED)
  const encoding = OFFERED.find((offered) => accepted.includes(offered)) ?? 'identity'
  negotiated.set(header, encoding)
  return encoding
}

/** A body in an encoding. `brotliQuality` is 0 to 11: the higher, the smaller the body and the longer it takes. */
export async function compress(body: Buffer, encoding: Encoding, brotliQuality: number): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return toGzip(body)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return toBrotli(body, { params })
}
