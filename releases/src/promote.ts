import { gateFindings, type RenderPages } from './gate/gate'
import { blockOf, entryOf, promoted, rolledOut } from './registry/registry-edits'
import type { ReleaseStore } from './store/release-store'

interface Promotion {
  /** Name of the part, such as `remote-public`. */
  name: string
  release: string
  /** Share of visitors out of a hundred that get the release of a remote; all, when absent. */
  percent?: number
  /** Id of the release once more, where it goes live although it was taken back. */
  force?: string
  /** Name under which the history has the change. */
  by: string
  /** Renders the pages of the release for the gate. */
  renderPages: RenderPages
}

/**
 * Makes a published release live, or gives it to some visitors, once the gate has found nothing against it.
 * @returns what was done, in one sentence
 * @throws {Error} with the reasons for which the release was rejected.
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
        ? `${name} ${release} was not taken back: promote it without --force.`
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
    if (blocked)
      throw new Error(
        `${name} ${release} is blocked, because ${blocked.by} took it back at ${blocked.at}:\n  ${blocked.reason}\n` +
          `Publish a release that mends it; or, if you know better: promote ${name} ${release} --force ${release}`,
      )
    const findings = await gateFindings(store, name, release, { registry: before, renderPages })
    if (findings.length > 0) throw new Error(rejection(name, release, findings))
    return after
  })
  return percent === undefined ? `${name} ${release} is live.` : `${name} ${release} goes to ${percent} % of visitors.`
}

/** Why a release does not go live, a line for each finding of the gate. */
export const rejection = (name: string, release: string, findings: readonly string[]): string =>
  `${name} ${release} is refused:\n  ${findings.join('\n  ')}`
