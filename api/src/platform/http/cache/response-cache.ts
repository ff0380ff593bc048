import type { ContentTag } from '@tekskills/shared/contracts/remote-manifest'
import type { Encoding } from '@tekskills/shared/server/content-encoding'
import { weakETag } from '@tekskills/shared/server/entity-tag'
import { createTaggedCache } from '@tekskills/shared/server/tagged-cache'
import { LRUCache } from 'lru-cache'
import type { ContentChanges } from '../content-changes/content-changes'

/** A cached response: the serialized body, and the encodings in which it has been sent. */
export interface CachedResponse {
  etag: string
  tags: ReadonlySet<ContentTag>
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
  const store = new LRUCache<string, CachedResponse>({
    max: MAX_RESPONSES,
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    sizeCalculation: ({ plain }) => plain.length * 2 + 512,
  })
  const responses = createTaggedCache([store])
  // The key of each requested URL, so that a repeated request skips parsing and validation.
  const keys = new LRUCache<string, string>({ max: MAX_RESPONSES })

  return {
    /** The response cached for exactly this URL. */
    at(address: string): CachedResponse | undefined {
      const key = keys.get(address)
      return key === undefined ? undefined : responses.find(key)
    },

    /** The response cached under `key`, or the result of `produce`, which runs once for concurrent requests. */
    async get(address: string, key: string, tags: readonly ContentTag[], produce: () => Promise<string>) {
      const make = async (): Promise<CachedResponse> => {
        const plain = Buffer.from(await produce())
        return { etag: weakETag(plain), tags: new Set(tags), plain, forms: {} }
      }
      const response = responses.find(key) ?? (await responses.load(key, make))
      keys.set(address, key)
      return response
    },

    close: changes.subscribe((changed) => responses.drop(changed)),
  }
}
