import { LRUCache } from 'lru-cache'
import type { ContentTag } from '@tekskills/shared/contracts/remote-manifest'
import { weakETag } from '@tekskills/shared/server/entity-tag'
import { createTaggedCache } from '@tekskills/shared/server/tagged-cache'
import { createBody, type BodyIn } from './page-body'

/** Bytes that all cached pages may take together. */
const CAPACITY = 64 * 1024 * 1024
/** Bytes of pages of which anybody can ask for any number: searches, and what does not exist. */
const UNBOUNDED_CAPACITY = 8 * 1024 * 1024
/** What a page takes with its compressed bodies, each of which is a fifth of it or less. */
const WITH_COMPRESSED = 1.5
/** After its life a page may still be shown this many seconds, while a fresh one is made. */
const STALE_SECONDS = 300

/** An answer as it is made: not yet compressed. */
export interface PageResponse {
  status: number
  headers: Record<string, string>
  html: string
  /** False for pages of one person or of a failure. */
  keep: boolean
  /** True for one of the pages of which there is no end, as the results of a search: they displace only each other. */
  unbounded?: boolean
  tags: readonly ContentTag[]
}

/** An answer ready to be sent. */
export interface CachedPage {
  status: number
  /** Whether the next visitor gets it without another render. */
  isCached: boolean
  isUnbounded: boolean
  headers: Record<string, string>
  etag: string
  /** Bytes of the page as it is, not compressed. */
  size: number
  bodyIn: BodyIn
  tags: ReadonlySet<ContentTag>
  madeAt: number
}

function preparePage({ status, headers, html, keep, unbounded = false, tags }: PageResponse): CachedPage {
  const identity = Buffer.from(html)
  const content = { size: identity.length, bodyIn: createBody(identity), tags: new Set(tags) }
  const etag = weakETag(identity)
  return { status, isCached: keep, isUnbounded: unbounded, headers, etag, ...content, madeAt: Date.now() }
}

const createPageStore = (bytes: number) =>
  new LRUCache<string, CachedPage>({
    maxSize: bytes,
    sizeCalculation: ({ size }) => Math.ceil(size * WITH_COMPRESSED) + 1,
  })

/**
 * Rendered pages, kept because rendering is over a hundred times dearer than serving. A page lives `ttlSeconds`, is
 * shown a while longer while it is made again, and goes at once when the content behind it or a release changes.
 */
export function createPageCache(ttlSeconds: number) {
  const bounded = createPageStore(CAPACITY)
  const unbounded = createPageStore(UNBOUNDED_CAPACITY)
  const pages = createTaggedCache([bounded, unbounded], ({ isCached, isUnbounded }) => {
    if (isCached) return isUnbounded ? unbounded : bounded
    return undefined
  })
  const isStale = ({ madeAt }: CachedPage) => (Date.now() - madeAt) / 1000 >= ttlSeconds
  const isTooOld = ({ madeAt }: CachedPage) => (Date.now() - madeAt) / 1000 > ttlSeconds + STALE_SECONDS

  return {
    /** Whether a visitor gets this page without another render: it is here, or one is being made. */
    isAtHand(key: string): boolean {
      const page = pages.find(key)
      return (page && !isTooOld(page)) || pages.isLoading(key)
    },

    /** The page for a key: kept, stale while it is made again, or made now. Rejects as `make` does. */
    get(key: string, make: () => Promise<PageResponse>): CachedPage | Promise<CachedPage> {
      const page = pages.find(key)
      if (page && !isStale(page)) return page
      const pending = pages.load(key, () => make().then(preparePage))
      if (!page || isTooOld(page)) return pending
      pending.catch(() => undefined)
      return page
    },

    drop: pages.drop,
    clear: pages.clear,
    size: pages.size,
  }
}

export type PageCache = ReturnType<typeof createPageCache>
