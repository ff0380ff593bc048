import { redirect } from '@tekskills/shared/routing/router'

/** Maximum length of a source (contract §3.6). */
const MAX_LENGTH = 80

/** The source that a query names with `utm_source`, or with `ref` as job boards do; empty if there is none. */
export function namedSource(search: string): string {
  const params = new URLSearchParams(search)
  return (params.get('utm_source')?.trim() || params.get('ref')?.trim() || '').slice(0, MAX_LENGTH)
}

const named = (address: string): string => (URL.canParse(address) ? namedSource(new URL(address).search) : '')

/** The address from which the document was loaded, regardless of client-side navigations since. */
const initialAddress = () =>
  'getEntriesByType' in performance ? (performance.getEntriesByType('navigation')[0]?.name ?? '') : ''

/** The page of this site that opened the tab, or led here without scripts; empty if there is none. */
function ownReferrer(): string {
  const { referrer } = document
  return URL.canParse(referrer) && new URL(referrer).origin === location.origin ? referrer : ''
}

/** The `utm_source` of the page, of the first address of the visit, or of the page of this site that opened the tab. */
const namedVisitSource = () => named(location.href) || named(initialAddress()) || named(ownReferrer())

/**
 * The source of this visit: the named one, otherwise the referring site. Empty if unknown. All of it comes from the
 * browser, so nothing is stored on the device.
 */
export function visitSource(): string {
  const { referrer } = document
  const isForeign = URL.canParse(referrer) && !ownReferrer()
  const site = isForeign ? new URL(referrer).hostname.replace(/^www\./, '') : ''
  return (namedVisitSource() || site).slice(0, MAX_LENGTH)
}

/**
 * Redirects a navigation in the browser to the same address with the `utm_source` of the visit, which the page's address
 * then keeps for a reload, and for the tabs that are opened from it. For the loaders of pages about careers.
 * @param url of the page that is loaded; until then `location` is the page before it
 * @throws {Response} the redirect
 */
export function keepNamedSource(url: string): void {
  const wanted = new URL(url)
  if (typeof document === 'undefined' || wanted.searchParams.has('utm_source')) return
  const isReload = wanted.pathname + wanted.search === location.pathname + location.search
  const source = namedVisitSource()
  if (isReload || !source) return
  wanted.searchParams.set('utm_source', source)
  throw redirect(`${wanted.pathname}${wanted.search}`)
}
