import { currentOrigin } from './release-origin'
import type { ReleaseStore } from './store/release-store'

/** One part of a checkout, and how to build it into the release store. */
export interface ReleaseSources {
  /** Name of the part, such as `remote-public`. */
  name: string
  /** Id of the release: the same for the same sources. */
  release: string
  /** Folder of the checkout, whose commit is recorded as the release's origin. */
  checkout: string
  /**
   * Builds the release into a folder: `client/`, `server.cjs` and, last, `release.json`. Its source maps go into another
   * one, which nothing serves.
   */
  build: (folder: string, maps: string) => Promise<void>
}

/**
 * Builds a release into the store, unless the store has it already; nothing goes live.
 * @param onBuild called before a build begins
 * @returns `isNew`: whether the release was built, rather than found in the store
 * @throws what the build throws; {Error} when the policy of the store gives the part to another team
 */
export async function publish(
  store: ReleaseStore,
  { name, release, checkout, build }: ReleaseSources,
  onBuild: () => void = () => undefined,
): Promise<{ isNew: boolean }> {
  await store.requireKeyOf(name, { isRelease: true })
  if (await store.has(name, release)) {
    // A release from before the store had a policy has no signature yet.
    await store.sign(name, release)
    return { isNew: false }
  }
  onBuild()
  await build(store.folderOf(name, release), store.mapsFolderOf(name, release))
  await store.noteOrigin(name, release, await currentOrigin(checkout))
  await store.sign(name, release)
  await store.upload(name, release)
  return { isNew: true }
}
