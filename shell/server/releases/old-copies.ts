import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** How long a copied release stays once the registry names it no more, in milliseconds: seven days. */
const KEPT = 7 * 24 * 60 * 60 * 1000

/**
 * Removes the copies of releases of a part that the registry does not name and that have lain here for a week, so that a
 * shell's folder does not grow with every release. A tab that still asks for one has it copied again.
 */
export async function removeOldCopies(root: string, name: string, named: readonly string[]): Promise<void> {
  const folders = await readdir(join(root, name)).catch(() => [])
  for (const release of folders.filter((folder) => !named.includes(folder))) {
    const folder = join(root, name, release)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > KEPT) await rm(folder, { recursive: true, force: true })
  }
}
