import { gateFindings } from './gate/gate'
import { rejection } from './promote'
import { entryOf, rolledBack } from './registry/registry-edits'
import type { ReleaseStore } from './store/release-store'

interface Rollback {
  /** Name of the part, such as `remote-public`. */
  name: string
  /** An earlier release to restore; the previous one, when absent. */
  release?: string
  /** Id of the release to restore even when the gate rejects it. */
  force?: string
  /** Author of the change, for the history. */
  by: string
}

/**
 * Ends a running rollout; when none runs, or an earlier release is named, makes that release live again.
 * @returns one sentence that says what was done
 * @throws {Error} with the reasons why the earlier release was rejected, or when there is none.
 */
export async function rollBack(store: ReleaseStore, { name, release, force, by }: Rollback): Promise<string> {
  let ended: string | undefined
  const after = await store.change({ action: 'rollback', by }, async (before) => {
    const back = rolledBack(before, name, release)
    ended = entryOf(before, name)?.rollout?.release
    const id = entryOf(back, name)?.live ?? ''
    // Its pages rendered when it was live, so only what may have changed around it since is checked.
    if (id !== entryOf(before, name)?.live && force !== id) {
      const findings = await gateFindings(store, name, id, { registry: before })
      if (findings.length > 0) throw new Error(rejection(name, id, findings))
    }
    return back
  })
  const live = entryOf(after, name)?.live
  if (!ended) return `${name} ${live} is live again.`
  return `The rollout of ${name} ${ended} has ended; ${live} is live for everyone.`
}
