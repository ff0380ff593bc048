/** Characters of a source that the service takes (contract §3.6). */
const LONGEST = 80

/** The source that the query of an address names, as an advertisement does; empty where it names none. */
export const namedSource = (search: string): string =>
  (new URLSearchParams(search).get('utm_source')?.trim() ?? '').slice(0, LONGEST)

const named = (address: string): string => (URL.canParse(address) ? namedSource(new URL(address).search) : '')

/** The address that the document was asked for under, whatever has been shown since. */
const beginning = () =>
  'getEntriesByType' in performance ? (performance.getEntriesByType('navigation')[0]?.name ?? '') : ''

/**
 * From where this visit came: `utm_source` of the page, of the address it began at or, in a tab opened from a page of ours, of
 * that page; else the site that led here. Empty where nothing says it. The browser knows all of it by itself, so nothing is
 * stored on the device.
 */
export function visitSource(): string {
  const { href, origin } = location
  const { referrer } = document
  const isOwn = URL.canParse(referrer) && new URL(referrer).origin === origin
  const site = URL.canParse(referrer) && !isOwn ? new URL(referrer).hostname.replace(/^www\./, '') : ''
  const source = named(href) || named(beginning()) || (isOwn ? named(referrer) : site)
  return source.slice(0, LONGEST)
}
