import type { Registry } from '@tekskills/shared/contracts/release'
import type { ReleaseObjects } from '../store/release-objects'

/** Why a registry was changed, and by whom. */
export interface ChangeNote {
  action: 'promote' | 'rollback' | 'start'
  by: string
  /** Why, where the change itself does not say it: what the guard saw, or what somebody overruled. */
  reason?: string
  /** A release went live although it had been taken back. */
  forced?: boolean
}

/** One change, with the whole registry as it was from then on. */
export interface RegistryChange extends ChangeNote {
  version: number
  at: string
  registry: Registry
}

/** Somebody else changed the same part of the registry at the same moment. */
export class RegistryChangedError extends Error {
  override name = 'RegistryChangedError'
}

const PREFIX = 'history/'
const keyOf = (version: number) => `${PREFIX}${String(version).padStart(8, '0')}.json`

/**
 * The changes of a registry, one immutable object each, `history/<version>.json`. A version can be taken once, by whoever
 * is first: that makes it the compare-and-swap of all writers.
 */
export function registryHistory(objects: ReleaseObjects) {
  async function read(version: number): Promise<RegistryChange> {
    const text = await objects.read(keyOf(version))
    if (!text) throw new Error(`The change ${version} of the registry is not in its history.`)
    return JSON.parse(text.toString()) as RegistryChange
  }

  async function versions(): Promise<number[]> {
    const keys = (await objects.list(PREFIX)).map(({ key }) => key.slice(PREFIX.length))
    return keys.filter((name) => /^\d+\.json$/.test(name)).map((name) => Number.parseInt(name, 10))
  }

  /** A server that does not know conditional writes replaces a change by itself here, where that harms nobody. */
  async function requireConditionalWrites({ version }: RegistryChange): Promise<void> {
    const before = await objects.read(keyOf(version - 1))
    if (before && (await objects.addOnce(keyOf(version - 1), before)))
      throw new Error('The server of the release store ignores If-None-Match: two changes at one moment could be lost.')
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

    /** Takes a version; false when it is taken already. @throws {Error} when the store cannot tell that. */
    async add(change: RegistryChange): Promise<boolean> {
      await requireConditionalWrites(change)
      return objects.addOnce(keyOf(change.version), JSON.stringify(change, null, 2))
    },
  }
}
