import { join } from 'node:path'
import { releaseNames, type ReleaseName } from '../repository'
import { ensureNodeBundles } from './node-bundles'
import { publishSources } from './publish-sources'
import { blockOf } from '@tekskills/releases/registry/registry-edits'
import { releaseStore, type ReleaseStore } from '@tekskills/releases/store/release-store'
import { releaseAuthor } from '@tekskills/releases/release-author'

interface EnsureOptions {
  dataDir: string
  /** Folder of the release store; default `<dataDir>/releases`. */
  releasesDir?: string
  /** Another release store, instead of a folder. */
  store?: ReleaseStore
  log?: (line: string) => void
  /** Parts to build; default all. */
  names?: readonly ReleaseName[]
}

/**
 * Builds what changed since its last release, publishes it to the release store and makes it live.
 * With nothing changed it builds nothing. Returns what it built.
 * @throws {BuildError} when a build fails; what was live stays live.
 */
export async function ensureReleases({
  dataDir,
  releasesDir,
  store = releaseStore(releasesDir ?? join(dataDir, 'releases')),
  log = () => undefined,
  names = releaseNames,
}: EnsureOptions) {
  const { releases, built } = await publishSources(store, names, (name, release) => log(`building ${name} ${release}`))
  const bundles = await ensureNodeBundles()
  const registry = await store.readRegistry()
  const wanted = Object.entries(releases).filter(([name, release]) => {
    const blocked = blockOf(registry, name, release)
    if (blocked) log(`${name} stays as it is: ${release} was rolled back. ${blocked.reason}`)
    return !blocked
  })
  await store.setLive(Object.fromEntries(wanted), { action: 'start', by: releaseAuthor() })
  return { built: [...built, ...bundles] }
}
