import { cp, rename, rm } from 'node:fs/promises'
import type { ReleaseStore } from '@tekskills/releases/store/release-store'

/**
 * Copies a release from another store, so that it need not be built. Does nothing if that store does not have it or cannot
 * be reached.
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
