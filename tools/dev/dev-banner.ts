import type { DevOptions } from './dev-options'
import type { DevRun } from './dev-run'

/** What a person needs to know once everything runs, as one block of text. */
export function devBanner({ url, accounts }: DevRun, { remotes, alone }: DevOptions): string {
  const passwords = accounts.flatMap(({ username, role, password }) =>
    password ? [`    ${username}  (${role})  password ${password}`] : [],
  )
  return [
    '',
    alone ? `  ${remotes[0]} runs alone at ${url}` : `  The site runs at ${url}`,
    ...(alone ? [] : [`  Under watch: shell, ${remotes.join(', ')}`, `  The kit of components: ${url}/ui`]),
    ...(passwords.length > 0 ? ['  Staff accounts that were just made:', ...passwords] : []),
    '  Changes appear by themselves. Ctrl-C stops it.',
    '',
  ].join('\n')
}
