import { gateFindings } from './gate/gate'
import { rejection } from './promote'
import { entryOf, rolledBack } from './registry/registry-edits'
import type { ReleaseStore } from './store/release-store'

interface Rollback {
  /** Name of the part, such as `remote-public`. */
  name: string
  /** An earlier release to go back to; the one before the live one, when absent. */
  release?: string
  /** Id of the release that goes live again, although the gate finds something against it. */
  force?: string
  /** Name under which the history has the change. */
  by: string
}

/**
 * Takes a rollout back; where none runs, or an earlier release is named, makes that one live again.
 * @returns what was done, in one sentence
 * @throws {Error} with the reasons for which the earlier release was rejected, or when there is none.
 */
export async function rollBack(store: ReleaseStore, { name, release, force, by }: Rollback): Promise<string> {
  let ended: string | undefined
  const after = await store.change({ action: 'rollback', by }, async (before) => {
    const back = rolledBack(before, name, release)
    ended = entryOf(before, name)?.rollout?.release
    const id = entryOf(back, name)?.live ?? ''
    // It was live and rendered its pages then; what is around it may have changed since.
    if (id !== entryOf(before, name)?.live && force !== id) {
      const findings = await gateFindings(store, name, id, { registry: before })
      if (findings.length > 0) throw new Error(rejection(name, id, findings))
    }
    return back
  })
  const live = entryOf(after, name)?.live
  if (!ended) return `${name} ${live} is live again.`
  return `The rollout of ${name} ${ended} is taken back; ${live} is live for everybody.`
}
