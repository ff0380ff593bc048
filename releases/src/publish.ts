import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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
  /**
   * The calls of the checked-out service that the release in a folder makes, as an OpenAPI document; the running service is
   * compared with it before the release goes live.
   */
  reliedInterface?: (folder: string) => Promise<string>
}

/**
 * Builds a release into the store, unless the store has it already; nothing goes live.
 * @param onBuild called before a build begins
 * @returns `isNew`: whether the release was built, rather than found in the store
 * @throws what the build throws; {Error} when the policy of the store gives the part to another team
 */
export async function publish(
  store: ReleaseStore,
  { name, release, checkout, build, reliedInterface }: ReleaseSources,
  onBuild: () => void = () => undefined,
): Promise<{ isNew: boolean }> {
  await store.requireKeyOf(name, { isRelease: true })
  const isNew = !(await store.has(name, release))
  if (isNew) {
    onBuild()
    await buildApart({ folder: store.folderOf(name, release), maps: store.mapsFolderOf(name, release) }, build)
    await store.noteOrigin(name, release, await currentOrigin(checkout))
  }
  // A release from before these were recorded, or before the store had a policy, has none yet.
  if (reliedInterface && !(await store.reliedInterfaceOf(name, release)))
    await store.noteReliedInterface(name, release, await reliedInterface(store.folderOf(name, release)))
  await store.sign(name, release)
  if (isNew) await store.upload(name, release)
  return { isNew }
}

interface ReleaseFolders {
  folder: string
  maps: string
}

/**
 * Builds into folders of their own, and moves them to their place: someone else may build the same release at the same
 * time, and the remains of a failed build must not be taken for a release.
 */
async function buildApart({ folder, maps }: ReleaseFolders, build: ReleaseSources['build']): Promise<void> {
  const mark = randomUUID()
  const drafts = { folder: `${folder}.${mark}`, maps: `${maps.replace(/\/$/, '')}.${mark}` }
  try {
    await build(drafts.folder, drafts.maps)
    await moveIntoPlace(drafts.maps, maps)
    // Without its descriptor, which is written last, it is left over from an interrupted build.
    if (!existsSync(join(folder, 'release.json'))) await rm(folder, { recursive: true, force: true })
    await moveIntoPlace(drafts.folder, folder)
  } finally {
    for (const draft of Object.values(drafts)) await rm(draft, { recursive: true, force: true })
  }
}

/** Moves a folder to its place, unless the same is there: both were built from the same sources. */
async function moveIntoPlace(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    // Not every build has source maps.
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code ?? '')) throw error
  })
}
