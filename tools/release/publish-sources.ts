import { publish } from '@tekskills/releases/publish'
import type { ReleaseStore } from '@tekskills/releases/store/release-store'
import { repositoryRoot, type ReleaseName } from '../repository'
import { candidateDocument } from '../service-interface/candidate-document'
import { reliedDocument } from '../service-interface/interface-findings'
import { buildRelease } from './build-release'
import { releaseId } from './release-id'
import { takePublished } from './take-published'

/** The calls of the checked-out service that the release in a folder may make. */
async function reliedInterface(folder: string): Promise<string> {
  return JSON.stringify(await reliedDocument(folder, await candidateDocument()))
}

/**
 * Publishes the checked-out sources of several parts; nothing goes live.
 * @param onBuild called before a release is built; a release in the store, or in `from`, is not built again
 * @param from another store, whose releases of these sources are copied
 * @returns the release of each part, and the parts that had to be built
 * @throws {BuildError} when a build fails
 */
export async function publishSources(
  store: ReleaseStore,
  names: readonly ReleaseName[],
  onBuild: (name: ReleaseName, release: string) => void = () => undefined,
  from?: ReleaseStore,
) {
  const releases: Record<string, string> = {}
  const built: ReleaseName[] = []
  for (const name of names) {
    const release = await releaseId(name)
    if (from) await takePublished(from, store, name, release)
    const build = (folder: string, maps: string) => buildRelease(name, release, folder, { maps })
    const { isNew } = await publish(store, { name, release, checkout: repositoryRoot, build, reliedInterface }, () =>
      onBuild(name, release),
    )
    releases[name] = release
    if (isNew) built.push(name)
  }
  return { releases, built }
}
