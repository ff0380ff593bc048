import type { Site } from './site'

/** What a person needs to know once the site runs, as one block of text. */
export function banner({ url, accounts }: Pick<Site, 'url' | 'accounts'>, dataDir: string): string {
  const staff = accounts.map(
    ({ username, role, password }) => `    ${username}  (${role})  ${password ? `password ${password}` : 'unchanged'}`,
  )
  return [
    '',
    `  The site runs at ${url}`,
    `  Staff sign in at ${url}/login`,
    ...(staff.length > 0 ? staff : ['    The staff accounts are unchanged.']),
    `  Data and logs lie in ${dataDir}`,
    '  Ctrl-C stops it.',
    '',
  ].join('\n')
}
