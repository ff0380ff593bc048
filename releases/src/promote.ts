import { gateFindings, rejection, type InterfaceCheck, type RenderCheck } from './gate/gate'
import { RECENT_CHANGES } from './registry/history-chain'
import { blockMessage, blockOf, entryOf, promoted, rolledOut } from './registry/registry-edits'
import type { ReleaseStore } from './store/release-store'

interface Promotion {
  /** Name of the part, such as `remote-public`. */
  name: string
  release: string
  /** Percentage of visitors who get the release; all visitors, when absent. */
  percent?: number
  /** The release id repeated, to promote it although it was rolled back and blocked. */
  force?: string
  /** Author of the change, for the history. */
  by: string
  /** Renders the pages of the release for the gate. */
  renderCheck: RenderCheck
  /** Checks the running service for what the release relies on; without it, nothing is compared. */
  interfaceCheck?: InterfaceCheck
  /** Promotes although the service lacks what the release relies on, which the history notes. */
  despiteService?: boolean
  /** Promotes although the history was cut or altered, which the history notes. */
  despiteHistory?: boolean
  /** The check opens no page in a browser, which the history notes. */
  isUnopened?: boolean
  /** No service is known that could be asked for what the release relies on, which the history notes. */
  isUncompared?: boolean
}

const SERVICE_FIRST = 'Deploy the service first, or promote with --despite-service.'

/**
 * Promotes a published release, or rolls it out to some visitors, once it has passed the gate.
 * @returns one sentence that says what was done
 * @throws {Error} with the reasons why the release was rejected.
 */
export async function promote(
  store: ReleaseStore,
  { name, release, percent, force, by, renderCheck, interfaceCheck, ...despite }: Promotion,
): Promise<string> {
  const { isUnopened, isUncompared, despiteHistory, despiteService } = despite
  // Before the gate, which takes a while.
  await store.requireKeyOf(name)
  const { findings: tampering } = await store.checkHistory(RECENT_CHANGES)
  if (tampering.length > 0 && !despiteHistory)
    throw new Error(
      `The history of the registry was cut or altered:\n  ${tampering.join('\n  ')}\n` +
        'Find out by whom, restore it from the backup, or promote with --despite-history.',
    )
  await store.change(async (before) => {
    const block = blockOf(before, name, release)
    const forced = force === release
    if (force && !(forced && block))
      throw new Error(
        forced
          ? `${name} ${release} is not blocked: promote it without --force.`
          : `--force names the release that goes live: --force ${release}.`,
      )
    const live = promoted(before, { [name]: release })
    const after = percent === undefined ? live : rolledOut(before, name, { release, percent })
    const entry = entryOf(before, name)
    if (percent === undefined && entry?.rollout && entry.live === release)
      throw new Error(`${name} ${release} is live already. To end the rollout: rollback ${name}.`)
    if (block && !forced) throw new Error(blockMessage(name, block, `promote ${name} ${release} --force ${release}`))
    const lacking = (await interfaceCheck?.(store, name, release)) ?? []
    if (lacking.length > 0 && !despiteService) throw new Error(rejection(name, release, [...lacking, SERVICE_FIRST]))
    const findings = await gateFindings(store, name, release, { before, after: live, renderCheck })
    if (findings.length > 0) throw new Error(rejection(name, release, findings))
    const reasons = [
      ...(block ? [`Forced, although blocked: ${block.reason}`] : []),
      ...(tampering.length > 0 ? [`Despite this: ${tampering.join(' ')}`] : []),
      ...(lacking.length > 0 ? [`Although ${lacking.join('; ')}.`] : []),
      ...(isUncompared ? ['Its calls were not compared with those of a service.'] : []),
      ...(isUnopened ? ['Its pages were not opened in a browser.'] : []),
    ]
    const because = reasons.length > 0 ? { reason: reasons.join(' ') } : {}
    return { registry: after, note: { action: 'promote', by, ...(block && { forced }), ...because } }
  })
  return percent === undefined ? `${name} ${release} is live.` : `${name} ${release} goes to ${percent}% of visitors.`
}
