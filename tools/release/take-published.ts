import { cp, rename, rm } from 'node:fs/promises'
import type { ReleaseStore } from '@tekskills/releases/store/release-store'

/**
 * Copies a release from another store, so that it is not built again. A store that does not have it, or cannot be reached,
 * leaves it to be built.
 */
export async function takePublished(
  from: ReleaseStore,
  to: ReleaseStore,
  name: string,
  release: string,
): Promise<void> {
  if (await to.has(name, release)) return
  if (!(await from.has(name, release).catch(() => false))) return
  const folder = to.folderOf(name, release)
  const draft = `${folder}.taken`
  await cp(from.folderOf(name, release), draft, { recursive: true })
  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder)
}
