import type { ReleasePolicy } from '@tekskills/shared/contracts/release-policy'
import { entryOf, partsOf } from '../registry/registry-edits'
import type { ReleaseStore } from '../store/release-store'
import { policyFindings, signedPolicy } from './release-policy'

interface PolicyChange {
  policy: ReleasePolicy
  /** Author of the change, for the history. */
  by: string
}

/**
 * Replaces the policy of the registry, as an operator.
 * @returns one sentence that says what was done
 * @throws {Error} with the reasons why not: no key of an operator, or a release that is live and would not be allowed.
 */
export async function setPolicy(store: ReleaseStore, { policy, by }: PolicyChange): Promise<string> {
  const { signer } = store
  if (!signer) throw new Error('RELEASE_KEY is not set: the key of an operator signs the policy.')
  await store.change(async (before) => {
    if (!before) throw new Error('The store has no registry yet: promote first.')
    for (const { operators } of [policy, ...(before.policy ? [before.policy] : [])])
      if (!operators.includes(signer.key))
        throw new Error("Only an operator can change the policy: RELEASE_KEY is not an operator's key.")
    const findings: string[] = []
    for (const name of partsOf(before)) {
      const { live = '', rollout } = entryOf(before, name) ?? {}
      for (const release of [live, ...(rollout ? [rollout.release] : [])]) {
        const descriptor = await store.describe(name, release)
        findings.push(...(await policyFindings(policy, { folder: store.folderOf(name, release), descriptor })))
      }
    }
    if (findings.length > 0) throw new Error(`The policy does not allow what is live:\n  ${findings.join('\n  ')}`)
    const version = (before.policy?.version ?? 0) + 1
    return { registry: { ...before, policy: signedPolicy(signer, policy, version) }, note: { action: 'policy', by } }
  })
  return `The policy names ${Object.keys(policy.parts).join(', ')}.`
}
