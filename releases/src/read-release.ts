import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseDescriptor } from '@tekskills/shared/contracts/release'

/** Format of a release id; it can never be a path. */
export const RELEASE_ID = /^[\w-]{1,64}$/

/** Format of the name of a part, whose releases are in the folder of that name; it can never be a path. */
export const PART_NAME = /^[\w-]{1,64}$/

/** A release cannot be used; the message says why. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
}

/** A release in the store. */
export interface StoredRelease {
  folder: string
  descriptor: ReleaseDescriptor
}

/** Reads a release's descriptor. @throws {ReleaseError} when it is missing, unreadable or describes another release. */
export async function readRelease(root: string, name: string, release: string): Promise<StoredRelease> {
  const folder = join(root, name, release)
  const text = await readFile(join(folder, 'release.json'), 'utf8').catch((cause: unknown) => {
    throw new ReleaseError(`${name} ${release} has no readable release.json`, { cause })
  })
  try {
    const descriptor = JSON.parse(text) as ReleaseDescriptor
    if (descriptor.schema !== 1 || descriptor.name !== name || descriptor.release !== release)
      throw new Error('it describes another release')
    return { folder, descriptor }
  } catch (cause) {
    throw new ReleaseError(`release.json of ${name} ${release} is not usable: ${(cause as Error).message}`, { cause })
  }
}
