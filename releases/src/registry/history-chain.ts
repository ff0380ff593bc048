import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Registry } from '@tekskills/shared/contracts/release'
import { forEachConcurrent } from '../for-each-concurrent'
import { registryProblem } from '../policy/release-policy'
import type { RegistryChange } from './registry-history'

/** Number of recent changes that a promotion and the status check; `release -- history` checks all. */
export const RECENT_CHANGES = 50

/** What a check of the history found. */
export interface ChainReport {
  /** Number of changes that were checked. */
  checked: number
  /** What was cut or altered, one sentence each; empty when the history is intact. */
  findings: string[]
  /** Versions of changes by tools from before ADR 0083, which link nothing; the next change after them does. */
  unlinked: number[]
}

/** A change as it is stored; undefined when it is missing. */
export type ReadChange = (version: number) => Promise<Buffer | undefined>

/** The hash of a stored change, which the next one contains. */
export const linkTo = (stored: Buffer | string): string => createHash('sha256').update(stored).digest('base64url')

interface Checked {
  read: ReadChange
  /** Versions that the history has. */
  versions: readonly number[]
  /** `registry.json`. */
  registry: Registry | null
  /** How many of the newest changes are checked. */
  count?: number
}

/**
 * Checks that every change contains the hash of the previous one, that none is missing, and that `registry.json` is
 * what the newest made. An altered or shortened history is thus noticed, unless all of it is rewritten from there on
 * and, where there is a policy, signed with a key of it.
 */
export async function checkHistory({ read, versions, registry, count = Infinity }: Checked): Promise<ChainReport> {
  const report: ChainReport = { checked: 0, findings: [], unlinked: [] }
  const newest = Math.max(0, ...versions)
  const current = registry?.version ?? 0
  if (current > newest)
    report.findings.push(
      newest === 0
        ? `The history is gone: registry.json is version ${current}.`
        : `The changes after ${newest} are gone: registry.json is version ${current}.`,
    )
  const first = Math.max(1, newest - count + 1)
  const changes = new Map<number, Buffer | undefined>()
  const needed = versions.filter((version) => version >= first - 1)
  await forEachConcurrent(needed, async (version) => void changes.set(version, await read(version)))
  let before = changes.get(first - 1)
  let wasLinked = false
  for (let version = first; version <= newest; version++) {
    const stored = changes.get(version)
    const change = stored && parse(stored)
    report.checked += 1
    if (!change) report.findings.push(`Change ${version} ${stored ? 'cannot be read' : 'is missing'}.`)
    else if (change.version !== version) report.findings.push(`Change ${version} is numbered ${change.version}.`)
    else {
      const { chain } = change.registry
      const isLinked = chain?.version === version
      if (!isLinked && wasLinked) report.unlinked.push(version)
      // A missing one is a finding of its own.
      if (isLinked && version > 1 && before && chain.before !== linkTo(before))
        report.findings.push(`Change ${version - 1} was altered after change ${version} had been made.`)
      const problem = isLinked ? registryProblem(change.registry) : null
      if (problem) report.findings.push(`Change ${version}: ${problem}.`)
      if (version === newest && current === newest && !isDeepStrictEqual(withoutUndefined(registry), change.registry))
        report.findings.push(`registry.json is not what change ${version} made.`)
      wasLinked ||= isLinked
    }
    before = stored
  }
  return report
}

/** A value after a round trip through JSON. */
const withoutUndefined = (registry: Registry | null): unknown => JSON.parse(JSON.stringify(registry)) as unknown

function parse(stored: Buffer): RegistryChange | undefined {
  try {
    const change = JSON.parse(stored.toString()) as Partial<RegistryChange>
    return change.registry && typeof change.version === 'number' ? (change as RegistryChange) : undefined
  } catch {
    return undefined
  }
}

/** One or more lines that say whether the history is intact. */
export function chainText({ checked, findings, unlinked }: ChainReport): string[] {
  const older = unlinked.length > 0 ? `; ${unlinked.join(', ')} by tools that do not link changes` : ''
  if (findings.length === 0) return [`The history is intact (${checked} changes checked${older}).`]
  return ['THE HISTORY IS NOT INTACT:', ...findings.map((finding) => `  ${finding}`)]
}
