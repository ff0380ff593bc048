import { cp, rename, rm } from 'node:fs/promises'
import type { ReleaseStore } from '@tekskills/releases/store/release-store'
import type { ReleaseName } from '../repository'
import { releaseId } from '../release/release-id'

interface TakeOptions {
  /** The store of published releases. */
  from: ReleaseStore
  /** The store of the development site. */
  to: ReleaseStore
  names: readonly ReleaseName[]
}

/**
 * Copies what is published of the checked-out sources, so that a development site does not build it again. A store that
 * has it not, or cannot be reached, leaves it to be built.
 */
export async function takePublished({ from, to, names }: TakeOptions): Promise<void> {
  for (const name of names) {
    const release = await releaseId(name)
    if (await to.has(name, release)) continue
    if (!(await from.has(name, release).catch(() => false))) continue
    const folder = to.folderOf(name, release)
    const draft = `${folder}.taken`
    await cp(from.folderOf(name, release), draft, { recursive: true })
    await rm(folder, { recursive: true, force: true })
    await rename(draft, folder)
  }
}
