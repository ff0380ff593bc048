/** Parameters that carry a token, in links of emails and in previews. */
const SECRET_PARAMETERS = ['token', 'reset', 'invitation', 'preview']

/** Pages whose links carry a token in the fragment, which not every record of an address has. */
const SECRET_PATHS = ['/my-application']

/**
 * Whether a script in this page could read an address with a token: that of the page, the one it was opened at, the one
 * before it, or another in the history of the tab. Nothing of third parties may load then, because whoever has the token
 * could set a password, act as an applicant or read a draft.
 */
export const canReadSecrets = (): boolean => readableAddresses().some(hasSecret)

function readableAddresses(): string[] {
  // Missing in some browsers, in which scripts cannot read the history either.
  const history = globalThis.navigation?.entries() ?? []
  const opened = globalThis.performance.getEntriesByType?.('navigation') ?? []
  return [
    location.href,
    document.referrer,
    ...opened.map(({ name }) => name),
    ...history.map(({ url }) => url ?? ''),
  ].filter((address) => address !== '')
}

function hasSecret(address: string): boolean {
  const { origin, pathname, searchParams } = new URL(address, location.href)
  if (origin !== location.origin) return false
  return SECRET_PATHS.includes(pathname) || SECRET_PARAMETERS.some((name) => searchParams.has(name))
}
