import { releaseNames } from '../repository'
import { entryOf } from './registry-edits'
import type { ReleaseStore } from './release-store'

/** Changes that the status lists. */
const SHOWN = 10

/** What is live, what it would fall back to, and the last changes, as text. */
export async function statusOf(store: ReleaseStore): Promise<string> {
  const registry = await store.readRegistry()
  if (!registry) return 'Nothing has been released yet.'
  const live = releaseNames.map((name) => {
    const { live: release = 'none', previous = [] } = entryOf(registry, name) ?? {}
    return `  ${name.padEnd(20)} ${release.padEnd(14)} before: ${previous.slice(0, 3).join(', ') || 'none'}`
  })
  const changes = (await store.history.list(SHOWN)).map(
    ({ version, at, by, action, registry: after }) =>
      `  ${String(version).padStart(4)}  ${at}  ${action.padEnd(8)} by ${by}: ${releaseNames
        .map((name) => `${name} ${entryOf(after, name)?.live ?? 'none'}`)
        .join(', ')}`,
  )
  return [`Live, version ${registry.version ?? 0}:`, ...live, 'Changes, newest first:', ...changes].join('\n')
}
