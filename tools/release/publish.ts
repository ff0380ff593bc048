import type { ReleaseName } from '../repository'
import { buildRelease } from './build-release'
import { releaseId } from './release-id'
import { currentOrigin } from './release-origin'
import type { ReleaseStore } from './release-store'

interface Published {
  release: string
  /** It was not in the store before. */
  isNew: boolean
}

/**
 * Builds the checked-out sources of one part into the store, unless the store holds that release; nothing goes live.
 * @param tell hears of a build before it begins
 * @throws {BuildError} when the build fails
 */
export async function publish(
  store: ReleaseStore,
  name: ReleaseName,
  tell: (release: string) => void = () => undefined,
): Promise<Published> {
  const release = await releaseId(name)
  if (await store.has(name, release)) return { release, isNew: false }
  tell(release)
  await buildRelease(name, release, store.folderOf(name, release))
  await store.upload(name, release)
  await store.noteOrigin(name, release, await currentOrigin())
  return { release, isNew: true }
}

/** Publishes the checked-out sources of several parts; answers their releases and which of them had to be built. */
export async function publishAll(
  store: ReleaseStore,
  names: readonly ReleaseName[],
  tell: (name: ReleaseName, release: string) => void,
) {
  const releases: Partial<Record<ReleaseName, string>> = {}
  const built: ReleaseName[] = []
  for (const name of names) {
    const { release, isNew } = await publish(store, name, (id) => tell(name, id))
    releases[name] = release
    if (isNew) built.push(name)
  }
  return { releases, built }
}
