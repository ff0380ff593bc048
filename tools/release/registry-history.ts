import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '@tekskills/shared/contracts/release'

/** Why a registry was changed, and by whom. */
export interface ChangeNote {
  action: 'promote' | 'rollback' | 'start'
  by: string
}

/** One change, with the whole registry as it was from then on. */
export interface RegistryChange extends ChangeNote {
  version: number
  at: string
  registry: Registry
}

/** Somebody else changed the registry at the same moment. */
export class RegistryChangedError extends Error {
  override name = 'RegistryChangedError'
}

const fileOf = (version: number) => `${String(version).padStart(8, '0')}.json`

/**
 * The changes of a registry, one immutable file each, `<folder>/<version>.json`. A version can be taken once, by whoever
 * is first: that makes it the compare-and-swap of all writers.
 */
export function registryHistory(folder: string) {
  const read = async (version: number) =>
    JSON.parse(await readFile(join(folder, fileOf(version)), 'utf8')) as RegistryChange

  async function versions(): Promise<number[]> {
    const names = await readdir(folder).catch(() => [])
    return names.filter((name) => /^\d+\.json$/.test(name)).map((name) => Number.parseInt(name, 10))
  }

  return {
    /** The newest change; undefined when there was none. */
    async latest(): Promise<RegistryChange | undefined> {
      const newest = Math.max(0, ...(await versions()))
      return newest > 0 ? read(newest) : undefined
    },

    /** The newest changes, newest first. */
    async list(count: number): Promise<RegistryChange[]> {
      const newest = (await versions()).sort((a, b) => b - a).slice(0, count)
      return Promise.all(newest.map(read))
    },

    /** @throws {RegistryChangedError} when the version is taken. */
    async add(change: RegistryChange): Promise<void> {
      await mkdir(folder, { recursive: true })
      const draft = join(folder, `${randomUUID()}.tmp`)
      await writeFile(draft, JSON.stringify(change, null, 2))
      try {
        // Unlike a rename, a link never replaces what is there.
        await link(draft, join(folder, fileOf(change.version)))
      } catch (cause) {
        throw new RegistryChangedError('The registry was changed at the same moment. Look at it and try again.', {
          cause,
        })
      } finally {
        await rm(draft, { force: true })
      }
    },
  }
}
