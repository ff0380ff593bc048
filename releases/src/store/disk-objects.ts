import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { glob } from 'tinyglobby'
import type { ReleaseObjects } from './release-objects'

/** Release objects in a folder on disk. */
export function diskObjects(root: string): ReleaseObjects {
  /** Writes a temporary file beside the target and returns its path, so that one atomic step moves it into place. */
  async function draft(key: string, content: Buffer | string): Promise<string> {
    const path = join(root, `${key}.${randomUUID()}.tmp`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
    return path
  }

  return {
    read: (key) =>
      readFile(join(root, key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),

    async write(key, content) {
      await rename(await draft(key, content), join(root, key))
    },

    async addOnce(key, content) {
      const path = await draft(key, content)
      try {
        // Unlike a rename, a link never replaces an existing file.
        await link(path, join(root, key))
        return true
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
        throw error
      } finally {
        await rm(path, { force: true })
      }
    },

    async list(prefix) {
      const files = await glob(`${prefix}**/*`, { cwd: root, dot: true, ignore: ['**/*.tmp'] })
      return Promise.all(files.map(async (key) => ({ key, storedAt: (await stat(join(root, key))).mtimeMs })))
    },

    removeAll: (prefix) => rm(join(root, prefix), { recursive: true, force: true }),
  }
}
