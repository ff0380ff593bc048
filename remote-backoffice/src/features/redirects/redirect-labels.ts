/** What a visitor of the old address gets, by status code (RFC 9110). */
export const redirectCodeLabels = {
  301: 'The new address, permanently (301)',
  302: 'The new address, temporarily (302)',
  410: 'A note that the page is gone (410)',
} as const

/** The kinds of redirects, as the filter of the list. */
export const redirectTypeLabels = { ...redirectCodeLabels, AUTOMATIC: 'Automatic: the page was renamed' } as const
