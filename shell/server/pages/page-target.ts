import { LRUCache } from 'lru-cache'
import type { PageHandle } from '@tekskills/shared/contracts/remote-manifest'
import type { PageOwner } from '../../src/federation/site-map'
import type { Generation } from '../releases/generation'
import { redirectTargetOf, withoutQuery } from '@tekskills/shared/contracts/retired-paths'
import { declaredSearch, readAddress, type PageAddress } from './page-address'

/** The page that a URL requests, without query parameters that do not affect it. */
export interface PageTarget {
  kind: 'target'
  /** Cache key of the page; it includes the generation and variant. */
  key: string
  pathname: string
  search: string
  owner: PageOwner
  /** Whether the page's pattern has no parameters and the URL no search, so that the number of such pages is limited. */
  isFixed: boolean
}

/** A retired path whose successor has a page (MT-04). */
interface RetiredTarget {
  kind: 'retired'
  location: string
}

/** An address without a page. */
interface UnknownTarget {
  kind: 'unknown'
  /** Absent when the URL is malformed. */
  pathname?: string
}

export type Target = PageTarget | RetiredTarget | UnknownTarget | Exclude<PageAddress, { kind: 'page' | 'unknown' }>

/** Cached lookups per generation: matching costs more than sending a cached page. */
const MAX_TARGETS = 5000

/** Creates the lookup from a request URL to its page in a generation. */
export function createTargetFinder(): (generation: Generation, url: string) => Target {
  const targetsOf = new WeakMap<Generation, LRUCache<string, PageTarget>>()

  return (generation, url) => {
    let targets = targetsOf.get(generation)
    if (!targets) targetsOf.set(generation, (targets = new LRUCache({ max: MAX_TARGETS })))
    const known = targets.get(url)
    if (known) return known

    const target = findTarget(generation, url)
    if (target.kind === 'target') targets.set(url, target)
    return target
  }
}

function findTarget(generation: Generation, url: string): Target {
  const address = readAddress(url)
  if (address.kind !== 'page') return address
  const { pathname } = address
  const owner = generation.findOwner(pathname)
  if (!owner) return withoutPage(generation, pathname)
  const search = declaredSearch(address.search, declaredQuery(generation, owner))
  const key = `${generation.number} ${generation.variant} ${pathname}${search}`
  const isFixed = !search && !/[:*]/.test(owner.page.pattern)
  return { kind: 'target', key, pathname, search, owner, isFixed }
}

function withoutPage({ findOwner }: Generation, pathname: string): Target {
  const location = redirectTargetOf(pathname)
  return location && findOwner(withoutQuery(location)) ? { kind: 'retired', location } : { kind: 'unknown', pathname }
}

function declaredQuery({ remotes }: Generation, { remote, page }: PageOwner): readonly string[] | undefined {
  const routes = remotes[remote]?.manifest?.routes ?? []
  const find = (list: typeof routes): PageHandle | undefined => {
    for (const route of list) {
      if (route.id === page.id) return route.handle as PageHandle
      const nested = find(route.children ?? [])
      if (nested) return nested
    }
    return undefined
  }
  return find(routes)?.query
}
