/** Maximum length of a path that is passed on, in characters; longer ones are unlikely to be typos. */
const MAX_LENGTH = 200

/**
 * The redirect target for an address without a page (RT-05). The address is passed on, so that the page can suggest similar
 * ones; the server ignores that query, so that all of them share one cache entry.
 */
export const notFoundPath = (pathname: string): string =>
  pathname === '' || pathname.length > MAX_LENGTH
    ? '/pagenotfound'
    : `/pagenotfound?${new URLSearchParams({ address: pathname })}`
