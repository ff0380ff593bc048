import type { Registry } from '@tekskills/shared/contracts/release'
import type { ReleaseObjects } from '../store/release-objects'
import { checkHistory, linkTo, type ChainReport } from './history-chain'

/** Who changed a registry, how, and why. */
export interface ChangeNote {
  action: 'promote' | 'rollback' | 'retire' | 'start' | 'policy'
  /** The person or process that made the change. */
  by: string
  /** Reason that the change itself does not show: what the guard observed, or which block an operator overrode. */
  reason?: string
  /** A blocked release was promoted by force. */
  forced?: boolean
}

/** One change, with the complete registry that it resulted in. */
export interface RegistryChange extends ChangeNote {
  version: number
  /** Time of the change, ISO 8601. */
  at: string
  registry: Registry
}

/** A concurrent writer changed the same part of the registry. */
export class RegistryChangedError extends Error {
  override name = 'RegistryChangedError'
}

const PREFIX = 'history/'
const keyOf = (version: number) => `${PREFIX}${String(version).padStart(8, '0')}.json`

/**
 * The changes to a registry, one immutable object each, `history/<version>.json`. Only the first writer can claim a
 * version, which makes it the compare-and-swap between all writers.
 */
export function registryHistory(objects: ReleaseObjects) {
  async function readStored(version: number): Promise<Buffer> {
    const stored = await objects.read(keyOf(version))
    if (!stored) throw new Error(`The history of the registry has no change ${version}.`)
    return stored
  }

  const read = async (version: number) => JSON.parse((await readStored(version)).toString()) as RegistryChange

  async function versions(): Promise<number[]> {
    const keys = (await objects.list(PREFIX)).map(({ key }) => key.slice(PREFIX.length))
    return keys.filter((name) => /^\d+\.json$/.test(name)).map((name) => Number.parseInt(name, 10))
  }

  /** Detects a server without conditional writes: it would overwrite the previous change, here with its own content. */
  async function requireConditionalWrites({ version }: RegistryChange): Promise<void> {
    const before = await objects.read(keyOf(version - 1))
    if (before && (await objects.addOnce(keyOf(version - 1), before)))
      throw new Error('The server of the release store ignores If-None-Match: concurrent changes could be lost.')
  }

  return {
    /** The hash of a change, with which the next one refers to it. @throws {Error} if there is no such change. */
    linkTo: async (version: number): Promise<string> => linkTo(await readStored(version)),

    /** Checks all changes, or the newest ones, against each other and against `registry.json`. */
    check: async (registry: Registry | null, count?: number): Promise<ChainReport> =>
      checkHistory({
        read: (version) => objects.read(keyOf(version)),
        versions: await versions(),
        registry,
        ...(count !== undefined && { count }),
      }),

    /** The newest change; undefined if there is none. */
    async latest(): Promise<RegistryChange | undefined> {
      const newest = Math.max(0, ...(await versions()))
      return newest > 0 ? read(newest) : undefined
    },

    /** The newest changes, newest first. */
    async list(count: number): Promise<RegistryChange[]> {
      const newest = (await versions()).sort((a, b) => b - a).slice(0, count)
      return Promise.all(newest.map(read))
    },

    /** Claims a version; returns false if it is taken. @throws {Error} if the store ignores conditional writes. */
    async add(change: RegistryChange): Promise<boolean> {
      await requireConditionalWrites(change)
      return objects.addOnce(keyOf(change.version), JSON.stringify(change, null, 2))
    },
  }
}
