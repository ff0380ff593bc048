import type { Registry, RegistryEntry } from '@tekskills/shared/contracts/release'
import { releaseNames } from '../repository'
import { figuresText } from './figures-text'
import { entryOf } from './registry-edits'
import type { ReadFigures } from './release-figures'
import type { ReleaseStore } from './release-store'

/** Changes that the status lists. */
const SHOWN = 10
/** Minutes whose loads and failures the status tells. */
const MINUTES = 60

/** What visitors get of one part. */
const given = (entry: RegistryEntry | undefined) =>
  entry?.rollout ? `${entry.live}, ${entry.rollout.release} at ${entry.rollout.percent} %` : (entry?.live ?? 'none')

/** What is live, what it would fall back to, how both load and fail, and the last changes, as text. */
export async function statusOf(store: ReleaseStore, readFigures?: ReadFigures): Promise<string> {
  const registry = await store.readRegistry()
  if (!registry) return 'Nothing has been released yet.'
  const width = Math.max(...releaseNames.map((name) => given(entryOf(registry, name)).length))
  const live = releaseNames.map((name) => {
    const entry = entryOf(registry, name)
    const earlier = entry?.previous.slice(0, 3).join(', ') || 'none'
    return `  ${name.padEnd(20)} ${given(entry).padEnd(width)}  before: ${earlier}`
  })
  const changes = (await store.history.list(SHOWN)).map(
    ({ version, at, by, action, registry: after }) =>
      `  ${String(version).padStart(4)}  ${at}  ${action.padEnd(8)} by ${by}: ${releaseNames
        .map((name) => `${name} ${given(entryOf(after, name))}`)
        .join('; ')}`,
  )
  return [
    `Live, version ${registry.version ?? 0}:`,
    ...live,
    ...(await reportsOf(registry, readFigures)),
    'Changes, newest first:',
    ...changes,
  ].join('\n')
}

/** What browsers and servers reported in the last hour, or how to see it. */
async function reportsOf(registry: Registry, readFigures?: ReadFigures): Promise<string[]> {
  if (!readFigures)
    return ['Loads and failures: start the site here, or set API_URL to the address of a service that you can reach.']
  try {
    return ['Last hour:', ...figuresText(registry, await readFigures(MINUTES))]
  } catch (error) {
    return [`Loads and failures are not known: ${(error as Error).message}`]
  }
}
