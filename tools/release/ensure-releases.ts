import { join } from 'node:path'
import { releaseNames, type ReleaseName } from '../repository'
import { ensureNodeBundles } from './node-bundles'
import { publishAll } from './publish'
import { releaseStore } from './release-store'
import { whoReleases } from './who-releases'

interface EnsureOptions {
  dataDir: string
  /** Where releases live; default `<dataDir>/releases`. */
  releasesDir?: string
  log?: (line: string) => void
  /** Only these; default all. */
  names?: readonly ReleaseName[]
}

/**
 * Builds what changed since its last release, publishes it into the local release store and makes it live.
 * With nothing changed it builds nothing. Answers what it built.
 * @throws {BuildError} when a build fails; what was live stays live.
 */
export async function ensureReleases({
  dataDir,
  releasesDir,
  log = () => undefined,
  names = releaseNames,
}: EnsureOptions) {
  const store = releaseStore(releasesDir ?? join(dataDir, 'releases'))
  const { releases, built } = await publishAll(store, names, (name, release) => log(`building ${name} ${release}`))
  const bundles = await ensureNodeBundles()
  await store.promote(releases, { action: 'start', by: whoReleases() })
  return { built: [...built, ...bundles] }
}
