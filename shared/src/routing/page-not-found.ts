/** The page to which addresses without a page redirect, and the status with which it responds (RT-05). */
export const PAGE_NOT_FOUND = { path: '/pagenotfound', status: 404 } as const

/** Maximum length of a path that is passed on, in characters; longer ones are unlikely to be typos. */
const MAX_LENGTH = 200

/**
 * The redirect target for an address without a page (RT-05). The address is passed on, so that the page can suggest similar
 * ones; the server ignores that query, so that all of them share one cache entry.
 */
export const pageNotFoundPath = (pathname: string): string =>
  pathname === '' || pathname.length > MAX_LENGTH
    ? PAGE_NOT_FOUND.path
    : `${PAGE_NOT_FOUND.path}?${new URLSearchParams({ address: pathname })}`
