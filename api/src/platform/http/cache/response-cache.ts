import { createHash } from 'node:crypto'
import type { ContentTag } from '@tekskills/shared/contracts/remote-manifest'
import { LRUCache } from 'lru-cache'
import type { Encoding } from './compression'
import type { ContentChanges } from './content-changes'

/** A cached response: the serialised body, and the encodings in which it was sent so far. */
export interface CachedResponse {
  etag: string
  tags: readonly ContentTag[]
  plain: Buffer
  forms: Partial<Record<Encoding, EncodedResponse>>
}

/**
 * A response in one encoding, with all its headers as a flat list of names and values. The body is a string of bytes
 * (latin1): Node writes it in one piece with the headers, which costs half as much as two pieces.
 */
export interface EncodedResponse {
  body: string
  headers: string[]
}

const MAX_ANSWERS = 1_000
const MAX_BYTES = 64 * 1024 * 1024
/** The longest that a response outlives a change that this instance was not notified of. */
const MAX_AGE_MS = 60_000

export type ResponseCache = ReturnType<typeof createResponseCache>

/** Public responses as the bytes that are sent, bounded in number and size, dropped when what they show changes. */
export function createResponseCache(changes: ContentChanges) {
  const bounds = { max: MAX_ANSWERS, maxSize: MAX_BYTES, ttl: MAX_AGE_MS }
  const responses = new LRUCache<string, CachedResponse>({
    ...bounds,
    sizeCalculation: ({ plain }) => plain.length * 2 + 512,
  })
  // The address as it was asked, so that a repeated request skips parsing and validation.
  const addresses = new LRUCache<string, CachedResponse>({ max: MAX_ANSWERS, ttl: MAX_AGE_MS })
  const pending = new Map<string, Promise<CachedResponse>>()
  let generation = 0

  const unsubscribe = changes.subscribe((changed) => {
    generation += 1
    pending.clear()
    addresses.clear()
    for (const [key, { tags }] of responses.entries())
      if (tags.some((tag) => changed.includes(tag))) responses.delete(key)
  })

  async function make(
    key: string,
    tags: readonly ContentTag[],
    produce: () => Promise<string>,
  ): Promise<CachedResponse> {
    const before = generation
    const plain = Buffer.from(await produce())
    const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    const response: CachedResponse = { etag, tags, plain, forms: {} }
    // What was read before a change must not be cached after it.
    if (before === generation) responses.set(key, response)
    return response
  }

  return {
    /** The response cached under an address exactly as it was requested. */
    at: (address: string) => addresses.get(address),

    /** The response cached under `key`, or the one that `produce` makes, at most once at a time. */
    async get(address: string, key: string, tags: readonly ContentTag[], produce: () => Promise<string>) {
      const before = generation
      let response = responses.get(key)
      if (!response) {
        const making = pending.get(key) ?? make(key, tags, produce)
        pending.set(key, making)
        response = await making.finally(() => pending.get(key) === making && pending.delete(key))
      }
      if (before === generation) addresses.set(address, response)
      return response
    },

    close: unsubscribe,
  }
}
