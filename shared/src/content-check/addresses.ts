import type { ItemReading } from './checked-item'
import type { KnownAddresses } from './rule'

/** Where a link leads. */
export type LinkTarget =
  | { kind: 'inside'; address: string; hash: string }
  | { kind: 'same-page'; hash: string }
  | { kind: 'outside'; url: URL }
  | { kind: 'contact' }
  | { kind: 'malformed' }

/** The base of relative addresses; a link that stays below it is one of this site. */
const ANY_ORIGIN = 'https://site.invalid'
const SCHEME = /^[a-z][a-z\d+.-]*:/i
const CONTACT = /^(mailto:[^\s@?]+@[^\s@?.]+\.[^\s@?]+(\?.*)?|tel:\+?[\d\s().-]{3,})$/i
/** A host as readers can reach it: a domain with a top level, or an address of IPv6. */
const HOST = /^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]\.?$|^\[[\da-f:.]+\]$/i
const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/

/** Reads the address of a link; only its form is judged, nothing is fetched. */
export function readLink(href: string, origin: string): LinkTarget {
  const trimmed = href.trim()
  if (trimmed === '' || /\s/.test(trimmed)) return { kind: 'malformed' }
  if (trimmed.startsWith('#')) return { kind: 'same-page', hash: decoded(trimmed.slice(1)) }
  if (/^(mailto|tel):/i.test(trimmed)) return { kind: CONTACT.test(trimmed) ? 'contact' : 'malformed' }
  if (SCHEME.test(trimmed)) return readAbsolute(trimmed, origin)
  // Without a scheme, `www.example.com` is a page of this site that does not exist.
  if (!trimmed.startsWith('/') || trimmed.startsWith('//')) return { kind: 'malformed' }
  return inside(new URL(trimmed, ANY_ORIGIN))
}

function readAbsolute(address: string, origin: string): LinkTarget {
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) return { kind: 'malformed' }
  const url = new URL(address)
  if (url.origin === origin) return inside(url)
  return HOST.test(url.hostname) || IPV4.test(url.hostname) ? { kind: 'outside', url } : { kind: 'malformed' }
}

const inside = ({ pathname, search, hash }: URL): LinkTarget => ({
  kind: 'inside',
  address: pathname + search,
  hash: decoded(hash.slice(1)),
})

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The addresses of this site that an item links to or shows, each once, for {@link KnownAddresses}. */
export function addressesIn(
  { texts, links, cover }: ItemReading,
  { origin }: Pick<KnownAddresses, 'origin'>,
): string[] {
  const found = new Set<string>()
  const add = (href: string) => {
    const target = readLink(href, origin)
    if (target.kind === 'inside') found.add(target.address)
  }
  for (const { blocks, pictures } of texts) {
    for (const block of blocks) for (const { href } of block.links) add(href)
    for (const { src } of pictures) if (src) found.add(src)
  }
  for (const { value } of links) add(value)
  if (cover?.address) found.add(cover.address)
  return [...found]
}
