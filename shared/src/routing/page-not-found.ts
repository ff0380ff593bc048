/** Longest address that is handed on, in characters; nobody mistypes a longer one. */
const LONGEST = 200

/**
 * Where an address without a page leads (RT-05). The address goes along, so that the page can suggest the ones closest
 * to it; the server reads no query there, so that all of them are one page to its cache.
 */
export const pageNotFound = (pathname: string): string =>
  pathname === '' || pathname.length > LONGEST
    ? '/pagenotfound'
    : `/pagenotfound?${new URLSearchParams({ address: pathname })}`
