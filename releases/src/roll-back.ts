import { gateFindings, rejection, type InterfaceCheck } from './gate/gate'
import { blockOf, entryOf, rolledBack, rolloutOf, sameEntry } from './registry/registry-edits'
import type { ReleaseStore } from './store/release-store'

interface Rollback {
  /** Name of the part, such as `remote-public`. */
  name: string
  /** An earlier release to restore; the previous one, when absent. */
  release?: string
  /** Id of the release to restore although it is blocked or the gate rejects it. */
  force?: string
  /** Author of the change, for the history. */
  by: string
  /** Checks the running service for what the earlier release relies on; without it, nothing is compared. */
  interfaceCheck?: InterfaceCheck
}

/** Milliseconds after a rollback in which another one has to name its release: two people may react to the same alert. */
const REPEATED = 10 * 60_000
/** Number of recent changes that are searched for a rollback. */
const HISTORY = 20

/**
 * Ends a running rollout; when none runs, or an earlier release is named, makes that release live again.
 * @returns one sentence that says what was done
 * @throws {Error} with the reasons why the earlier release was rejected, when there is none, or when the part was
 * rolled back   a moment ago and no release is named.
 */
export async function rollBack(
  store: ReleaseStore,
  { name, release, force, by, interfaceCheck }: Rollback,
): Promise<string> {
  let ended: string | undefined
  const after = await store.change(async (before) => {
    if (!release) await rejectRepeated(store, name)
    const back = rolledBack(before, name, release, force)
    ended = rolloutOf(before, name)?.release
    const id = entryOf(back, name)?.live
    // Its pages rendered when it was live, so only what may have changed around it is checked.
    if (id && id !== entryOf(before, name)?.live && force !== id) {
      const lacking = (await interfaceCheck?.(store, name, id)) ?? []
      if (lacking.length > 0)
        throw new Error(rejection(name, id, [...lacking, `To go back anyway: rollback ${name} ${id} --force ${id}.`]))
      const findings = await gateFindings(store, name, id, { before, after: back })
      if (findings.length > 0) throw new Error(rejection(name, id, findings))
    }
    return { registry: back, note: { action: 'rollback', by } }
  })
  const live = entryOf(after, name)?.live
  if (!ended) return `${name} ${live} is live again.`
  if (!live) return `The rollout of ${name} ${ended} has ended; nobody gets its pages.`
  return `The rollout of ${name} ${ended} has ended; ${live} is live for everyone.`
}

/** @throws {Error} when the latest change to a part is a recent rollback. */
async function rejectRepeated(store: ReleaseStore, name: string): Promise<void> {
  const changes = await store.history.list(HISTORY)
  const last = changes.find(({ registry }, index) => !sameEntry(name, registry, changes[index + 1]?.registry ?? null))
  if (last?.action !== 'rollback' || Date.now() - Date.parse(last.at) > REPEATED) return
  const { live, previous = [] } = entryOf(last.registry, name) ?? {}
  const further = previous.find((id) => !blockOf(last.registry, name, id))
  const hint = further ? ` To go further back, name the release: rollback ${name} ${further}` : ''
  throw new Error(`${name} was rolled back by ${last.by} at ${last.at}, and ${live} is live.${hint}`)
}
