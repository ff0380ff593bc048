/** Maximum length of a source (contract §3.6). */
const LONGEST = 80

/** The `utm_source` parameter of a query; empty if there is none. */
export const namedSource = (search: string): string =>
  (new URLSearchParams(search).get('utm_source')?.trim() ?? '').slice(0, LONGEST)

const named = (address: string): string => (URL.canParse(address) ? namedSource(new URL(address).search) : '')

/** The address from which the document was loaded, regardless of client-side navigations since. */
const initialAddress = () =>
  'getEntriesByType' in performance ? (performance.getEntriesByType('navigation')[0]?.name ?? '') : ''

/**
 * The source of this visit: `utm_source` of the page, of the first address of the visit, or of the page of this site
 * that opened the tab; otherwise the referring site. Empty if unknown. All of it comes from the browser, so nothing is
 * stored on the device.
 */
export function visitSource(): string {
  const { href, origin } = location
  const { referrer } = document
  const isOwn = URL.canParse(referrer) && new URL(referrer).origin === origin
  const site = URL.canParse(referrer) && !isOwn ? new URL(referrer).hostname.replace(/^www\./, '') : ''
  const source = named(href) || named(initialAddress()) || (isOwn ? named(referrer) : site)
  return source.slice(0, LONGEST)
}
