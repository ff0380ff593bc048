import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ContentTag } from '@tekskills/shared/contracts/remote-manifest'
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
  headers: Record<string, string>
  etag: string
  /** Bytes of the page as it is, not compressed. */
  size: number
  bodyIn: BodyIn
  tags: ReadonlySet<ContentTag>
  madeAt: number
}

function preparePage({ status, headers, html, keep, tags }: PageResponse): CachedPage {
  const identity = Buffer.from(html)
  // Weak, as one tag stands for the page in every encoding (RFC 9110, 8.8.1).
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const content = { size: identity.length, bodyIn: createBody(identity), tags: new Set(tags) }
  return { status, isCached: keep, headers, etag, ...content, madeAt: Date.now() }
}

const createPageStore = (bytes: number) =>
  new LRUCache<string, CachedPage>({
    maxSize: bytes,
    sizeCalculation: ({ size }) => Math.ceil(size * WITH_COMPRESSED) + 1,
  })

/** A page that is being made. */
interface Render {
  page: Promise<CachedPage>
  /** What changed since it began: it may show these as they were. */
  changed: Set<ContentTag>
  /** The render after it, for a caller that asks once something changed. */
  next?: Promise<CachedPage>
}

/**
 * Rendered pages, kept because rendering is over a hundred times dearer than serving. A page lives `ttlSeconds`, is
 * shown a while longer while it is made again, and goes at once when the content behind it or a release changes.
 * One render serves everybody who waits for it, and of one page no two run at once: with changes that come faster than
 * pages can be made, renders would else pile up until nothing answers.
 */
export function createPageCache(ttlSeconds: number) {
  const pages = createPageStore(CAPACITY)
  const unbounded = createPageStore(UNBOUNDED_CAPACITY)
  const stores = [pages, unbounded]
  const renders = new Map<string, Render>()
  let epoch = 0

  /** The render that shows everything as it is now, or is. `make` is of the epoch in which it was asked for. */
  function render(key: string, make: () => Promise<PageResponse>, askedIn = epoch): Promise<CachedPage> {
    if (askedIn !== epoch) return make().then(preparePage)
    const running = renders.get(key)
    if (!running) return start(key, make)
    if (running.changed.size === 0) return running.page
    const again = () => render(key, make, askedIn)
    running.next ??= running.page.then(again, again)
    return running.next
  }

  function start(key: string, make: () => Promise<PageResponse>): Promise<CachedPage> {
    const startedIn = epoch
    const changed = new Set<ContentTag>()
    const end = () => startedIn === epoch && renders.delete(key)
    const page = make()
      .then((answer) => {
        const made = preparePage(answer)
        const isCurrent = startedIn === epoch && ![...changed].some((tag) => made.tags.has(tag))
        if (answer.keep && isCurrent) (answer.unbounded ? unbounded : pages).set(key, made)
        return made
      })
      .finally(end)
    renders.set(key, { page, changed })
    return page
  }

  const find = (key: string) => pages.get(key) ?? unbounded.get(key)
  const isStale = ({ madeAt }: CachedPage) => (Date.now() - madeAt) / 1000 >= ttlSeconds
  const isTooOld = ({ madeAt }: CachedPage) => (Date.now() - madeAt) / 1000 > ttlSeconds + STALE_SECONDS

  return {
    /** Whether a visitor gets this page without another render: it is here, or one is being made. */
    isAtHand(key: string): boolean {
      const page = find(key)
      return (page && !isTooOld(page)) || renders.get(key)?.changed.size === 0
    },

    /** The page for a key: kept, stale while it is made again, or made now. Rejects as `make` does. */
    get(key: string, make: () => Promise<PageResponse>): CachedPage | Promise<CachedPage> {
      const page = find(key)
      if (page && !isStale(page)) return page
      const pending = render(key, make)
      if (!page || isTooOld(page)) return pending
      pending.catch(() => undefined)
      return page
    },

    /** Drops every page that shows one of these. */
    drop(tags: readonly ContentTag[]) {
      for (const { changed } of renders.values()) for (const tag of tags) changed.add(tag)
      for (const store of stores)
        for (const [key, page] of store.entries()) if (tags.some((tag) => page.tags.has(tag))) store.delete(key)
    },

    clear() {
      epoch++
      renders.clear()
      for (const store of stores) store.clear()
    },

    size: () => stores.reduce((sum, { size }) => sum + size, 0),
  }
}

export type PageCache = ReturnType<typeof createPageCache>
