import type { Site } from './site'

/** The message that is printed once the site runs. */
export function banner({ url, accounts }: Pick<Site, 'url' | 'accounts'>, dataDir: string): string {
  const staff = accounts.map(
    ({ username, role, password }) => `    ${username}  (${role})  ${password ? `password ${password}` : 'unchanged'}`,
  )
  return [
    '',
    `  The site runs at ${url}`,
    `  Staff log in at ${url}/login`,
    ...(staff.length > 0 ? staff : ['    The staff accounts are unchanged.']),
    `  Data and logs are in ${dataDir}`,
    '  Press Ctrl-C to stop.',
    '',
  ].join('\n')
}
