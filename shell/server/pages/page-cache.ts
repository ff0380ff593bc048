import { LRUCache } from 'lru-cache'
import type { ContentTag } from '@tekskills/shared/contracts/remote-manifest'
import { compress, type Encoding } from '@tekskills/shared/server/content-encoding'
import { weakETag } from '@tekskills/shared/server/entity-tag'
import { createTaggedCache } from '@tekskills/shared/server/tagged-cache'
import type { PageResponse } from './page-response'

/** Bytes that all cached pages may take together. */
const CAPACITY = 64 * 1024 * 1024
/** Bytes of searches and missing pages together: a client can request any number of them. */
const UNBOUNDED_CAPACITY = 8 * 1024 * 1024
/** Size of a page with its compressed bodies, each a fifth of it or less, relative to the page alone. */
const WITH_COMPRESSED = 1.5
/** Seconds for which a stale page is still served while it is rendered again (`stale-while-revalidate`). */
const STALE_SECONDS = 300

/** Returns a body in an encoding: synchronously when it is available, otherwise once it is compressed. */
type BodyIn = (encoding: Encoding) => Buffer | Promise<Buffer>

/** A response that is ready to be sent. */
export interface CachedPage {
  status: number
  /** Whether it is served to later requests without another render. */
  isCached: boolean
  isUnbounded: boolean
  headers: Record<string, string>
  etag: string
  /** Bytes of the uncompressed page. */
  size: number
  bodyIn: BodyIn
  tags: ReadonlySet<ContentTag>
  madeAt: number
}

function preparePage({ status, headers, html, cacheable, unbounded = false, tags }: PageResponse): CachedPage {
  const identity = Buffer.from(html)
  const content = { size: identity.length, bodyIn: createBody(identity), tags: new Set(tags) }
  const etag = weakETag(identity)
  return { status, isCached: cacheable, isUnbounded: unbounded, headers, etag, ...content, madeAt: Date.now() }
}

const createPageStore = (bytes: number) =>
  new LRUCache<string, CachedPage>({
    maxSize: bytes,
    sizeCalculation: ({ size }) => Math.ceil(size * WITH_COMPRESSED) + 1,
  })

/**
 * A cache of rendered pages; rendering costs over a hundred times as much as serving. A page is fresh for `ttlSeconds`, is
 * then served stale for a while as it is rendered again, and is dropped when its content or a release changes.
 */
export function createPageCache(ttlSeconds: number) {
  const bounded = createPageStore(CAPACITY)
  const unbounded = createPageStore(UNBOUNDED_CAPACITY)
  const pages = createTaggedCache([bounded, unbounded], ({ isCached, isUnbounded }) => {
    if (isCached) return isUnbounded ? unbounded : bounded
    return undefined
  })
  const isStale = ({ madeAt }: CachedPage) => (Date.now() - madeAt) / 1000 >= ttlSeconds
  const isExpired = ({ madeAt }: CachedPage) => (Date.now() - madeAt) / 1000 > ttlSeconds + STALE_SECONDS

  return {
    /** Whether a request for this page starts no render, because the page is cached or being rendered. */
    isHit(key: string): boolean {
      const page = pages.find(key)
      return (page && !isExpired(page)) || pages.isLoading(key)
    },

    /** The page for a key: cached, stale while it is rendered again, or rendered now. Rejects as `make` does. */
    get(key: string, make: () => Promise<PageResponse>): CachedPage | Promise<CachedPage> {
      const page = pages.find(key)
      if (page && !isStale(page)) return page
      const pending = pages.load(key, () => make().then(preparePage))
      if (!page || isExpired(page)) return pending
      pending.catch(() => undefined)
      return page
    },

    drop: pages.drop,
    retain: pages.retain,
    clear: pages.clear,
    size: pages.size,
  }
}

export type PageCache = ReturnType<typeof createPageCache>

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
