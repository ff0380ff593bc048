import { LRUCache } from 'lru-cache'
import type { PageHandle } from '@tekskills/shared/contracts/remote-manifest'
import type { PageOwner } from '../../src/federation/site-map'
import type { Generation } from '../releases/generation'
import { withoutQuery } from '@tekskills/shared/contracts/redirect-targets'

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
  const plain = asSpelled(owner.page.pattern, pathname)
  if (plain !== pathname) return { kind: 'redirect', location: plain + url.slice(splitOnce(url, '?')[0].length) }
  const search = declaredSearch(address.search, declaredQuery(generation, owner))
  const key = `${keyPrefix(generation)}${generation.variant} ${pathname}${search}`
  const isFixed = !search && !/[:*]/.test(owner.page.pattern)
  return { kind: 'target', key, pathname, search, owner, isFixed }
}

/**
 * A path with the fixed segments as its pattern spells them. Routes match in any case; without one spelling, an address
 * would have thousands of pages to be rendered and cached.
 */
function asSpelled(pattern: string, pathname: string): string {
  const spelled = pattern.split('/')
  const isSame = (one: string, other = '') => one.toLowerCase() === other.toLowerCase()
  const segments = pathname.split('/')
  return segments.map((segment, index) => (isSame(segment, spelled[index]) ? spelled[index] : segment)).join('/')
}

/** The start of every cache key of a generation and its variants. */
export const keyPrefix = ({ number }: Generation) => `${number} `

function withoutPage({ findOwner, redirectTargetOf }: Generation, pathname: string): Target {
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

/** Maximum length of a URL; longer ones get a 414 response. */
export const MAX_ADDRESS = 8192

/** Result of parsing a request URL. */
type PageAddress =
  | { kind: 'page'; pathname: string; search: URLSearchParams }
  | { kind: 'redirect'; location: string }
  | { kind: 'unknown' }
  | { kind: 'too-long' }

/**
 * Parses a request URL. Trailing or repeated slashes, and percent-encoding that is not needed, redirect to the normalized
 * path (collapsed first, so that `//host/` never becomes an open redirect); malformed percent-encoding is an unknown
 * address.
 */
export function readAddress(url: string): PageAddress {
  if (url.length > MAX_ADDRESS) return { kind: 'too-long' }
  const [path = '/', query = ''] = splitOnce(url, '?')
  if (!path.startsWith('/') || path.includes('\\') || !isDecodable(path)) return { kind: 'unknown' }
  const plain = withPlainLetters(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
  if (plain !== path) return { kind: 'redirect', location: query ? `${plain}?${query}` : plain }
  return { kind: 'page', pathname: plain, search: new URLSearchParams(query) }
}

/** A path in which only what needs it is percent-encoded, with capital digits (RFC 3986, 6.2.2). */
const withPlainLetters = (path: string) =>
  path.replace(/%[\da-f]{2}/gi, (encoded) => {
    const letter = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
    return /[\w.~-]/.test(letter) ? letter : encoded.toUpperCase()
  })

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/** The query string reduced to the parameters that a page declares, in a fixed order; others do not affect the page. */
export function declaredSearch(search: URLSearchParams, names: readonly string[] = []): string {
  const known = new URLSearchParams()
  for (const name of [...names].sort()) {
    const value = search.get(name)
    if (value) known.set(name, value)
  }
  return known.size > 0 ? `?${known.toString()}` : ''
}
