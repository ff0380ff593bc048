import type { DevOptions } from './dev-options'
import type { DevRun } from './dev-run'

/** The message that is printed once everything runs. */
export function devBanner(
  { url, accounts, developed }: DevRun,
  { alone, site, writes }: Pick<DevOptions, 'alone' | 'site' | 'writes'>,
): string {
  const passwords = accounts.flatMap(({ username, role, password }) =>
    password ? [`    ${username}  (${role})  password ${password}`] : [],
  )
  return [
    '',
    alone ? `  ${developed.join()} runs alone at ${url}` : `  The site runs at ${url}`,
    ...(alone ? [] : [`  Watching: ${developed.join(', ')}`]),
    ...(alone || site ? [] : [`  Component catalogue: ${url}/ui`]),
    ...(site ? [`  Everything else is from ${site}; writes ${writes ? 'reach it' : 'are refused'}`] : []),
    ...(passwords.length > 0 ? ['  New staff accounts:', ...passwords] : []),
    '  Changes reload automatically. Press Ctrl-C to stop.',
    '',
  ].join('\n')
}
