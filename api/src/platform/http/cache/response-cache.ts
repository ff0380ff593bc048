import { createHash } from 'node:crypto'
import type { ContentTag } from '@tekskills/shared/contracts/remote-manifest'
import { LRUCache } from 'lru-cache'
import type { Encoding } from './compression'
import type { ContentChanges } from './content-changes'

/** A cached response: the serialized body, and the encodings in which it has been sent. */
export interface CachedResponse {
  etag: string
  tags: readonly ContentTag[]
  plain: Buffer
  forms: Partial<Record<Encoding, EncodedResponse>>
}

/**
 * A response in one encoding, with its headers as a flat list of names and values. The body is a latin1 string, which
 * Node writes together with the headers at half the cost of two writes.
 */
export interface EncodedResponse {
  body: string
  headers: string[]
}

const MAX_RESPONSES = 1_000
const MAX_BYTES = 64 * 1024 * 1024
/** How long a response can be stale if a change notification was missed. */
const MAX_AGE_MS = 60_000

export type ResponseCache = ReturnType<typeof createResponseCache>

/** A cache of public responses as bytes, limited in number and size. Entries are dropped when their content changes. */
export function createResponseCache(changes: ContentChanges) {
  const bounds = { max: MAX_RESPONSES, maxSize: MAX_BYTES, ttl: MAX_AGE_MS }
  const responses = new LRUCache<string, CachedResponse>({
    ...bounds,
    sizeCalculation: ({ plain }) => plain.length * 2 + 512,
  })
  // By the requested URL, so that a repeated request skips parsing and validation.
  const byUrl = new LRUCache<string, CachedResponse>({ max: MAX_RESPONSES, ttl: MAX_AGE_MS })
  const pending = new Map<string, Promise<CachedResponse>>()
  let generation = 0

  const unsubscribe = changes.subscribe((changed) => {
    generation += 1
    pending.clear()
    byUrl.clear()
    for (const [key, { tags }] of responses.entries())
      if (tags.some((tag) => changed.includes(tag))) responses.delete(key)
  })

  async function load(
    key: string,
    tags: readonly ContentTag[],
    produce: () => Promise<string>,
  ): Promise<CachedResponse> {
    const before = generation
    const plain = Buffer.from(await produce())
    const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    const response: CachedResponse = { etag, tags, plain, forms: {} }
    // Content that was read before a change must not be cached after it.
    if (before === generation) responses.set(key, response)
    return response
  }

  return {
    /** The response cached for exactly this URL. */
    at: (address: string) => byUrl.get(address),

    /** The response cached under `key`, or the result of `produce`, which runs once for concurrent requests. */
    async get(address: string, key: string, tags: readonly ContentTag[], produce: () => Promise<string>) {
      const before = generation
      let response = responses.get(key)
      if (!response) {
        const production = pending.get(key) ?? load(key, tags, produce)
        pending.set(key, production)
        response = await production.finally(() => pending.get(key) === production && pending.delete(key))
      }
      if (before === generation) byUrl.set(address, response)
      return response
    },

    close: unsubscribe,
  }
}
