import { gateFindings, type RenderPages } from './gate/gate'
import { blockMessage, blockOf, entryOf, promoted, rolledOut } from './registry/registry-edits'
import type { ReleaseStore } from './store/release-store'

interface Promotion {
  /** Name of the part, such as `remote-public`. */
  name: string
  release: string
  /** Percentage of visitors who get the release of a remote; all visitors, when absent. */
  percent?: number
  /** The release id repeated, to promote it although it was rolled back and blocked. */
  force?: string
  /** Author of the change, for the history. */
  by: string
  /** Renders the pages of the release for the gate. */
  renderPages: RenderPages
}

/**
 * Promotes a published release, or rolls it out to some visitors, once it has passed the gate.
 * @returns one sentence that says what was done
 * @throws {Error} with the reasons why the release was rejected.
 */
export async function promote(
  store: ReleaseStore,
  { name, release, percent, force, by, renderPages }: Promotion,
): Promise<string> {
  const block = blockOf(await store.readRegistry(), name, release)
  const forced = force === release
  if (force && !(forced && block))
    throw new Error(
      forced
        ? `${name} ${release} is not blocked: promote it without --force.`
        : `--force names the release that goes live: --force ${release}.`,
    )
  const overruled = forced && block ? { forced, reason: `Forced, although: ${block.reason}` } : {}
  await store.change({ action: 'promote', by, ...overruled }, async (before) => {
    const after =
      percent === undefined ? promoted(before, { [name]: release }) : rolledOut(before, name, { release, percent })
    const entry = entryOf(before, name)
    if (percent === undefined && entry?.rollout && entry.live === release)
      throw new Error(`${name} ${release} is live already. To end the rollout beside it: rollback ${name}.`)
    const blocked = forced ? undefined : blockOf(before, name, release)
    if (blocked) throw new Error(blockMessage(name, blocked, `promote ${name} ${release} --force ${release}`))
    const findings = await gateFindings(store, name, release, { registry: before, renderPages })
    if (findings.length > 0) throw new Error(rejection(name, release, findings))
    return after
  })
  return percent === undefined ? `${name} ${release} is live.` : `${name} ${release} goes to ${percent} % of visitors.`
}

/** Message for a release that the gate rejects, with a line for each finding. */
export const rejection = (name: string, release: string, findings: readonly string[]): string =>
  `${name} ${release} is rejected:\n  ${findings.join('\n  ')}`
