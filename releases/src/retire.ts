import { withdrawn } from './registry/registry-edits'
import type { ReleaseStore } from './store/release-store'

interface Retirement {
  /** Name of the remote. */
  name: string
  /** Its live release, which confirms the command. */
  release?: string
  /** Author of the change, for the history. */
  by: string
}

/**
 * Withdraws a remote with all its pages; its builds stay in the store.
 * @returns one sentence that says what was done
 * @throws {Error} with a one-sentence message when the remote is not live as `release`.
 */
export async function retire(store: ReleaseStore, { name, release, by }: Retirement): Promise<string> {
  await store.change((before) => ({
    registry: withdrawn(before, name, release),
    note: { action: 'retire', by },
  }))
  return `${name} is retired. To bring it back: promote ${name} ${release}`
}
