import type { Registry, RegistryEntry, ReleaseDescriptor } from '@tekskills/shared/contracts/release'
import { remoteNames, type ReleaseName } from '../repository'
import { entryOf, promoted } from './registry-edits'
import { integrityFindings } from './release-integrity'
import { overlapFindings, singletonFindings } from './release-rules'
import type { ReleaseStore } from './release-store'
import { smokeFindings } from './smoke-render'

/** Earlier releases of a remote that a new shell must still serve: open tabs and fallbacks use them. */
const SERVED_EARLIER = 1

/**
 * Why a release may not go live, in plain words; empty when it may. Looked at: its files, the singletons that shell and
 * remotes need of each other, addresses claimed twice, and whether its pages can be rendered.
 */
export async function gateFindings(store: ReleaseStore, name: ReleaseName, release: string): Promise<string[]> {
  if (!(await store.has(name, release))) return [`the store has no release ${release} of ${name}: publish it first`]
  const descriptor = await store.describe(name, release)
  const integrity = await integrityFindings(store.folderOf(name, release), descriptor)
  if (integrity.length > 0) return integrity
  const registry = await store.readRegistry()
  const rules =
    name === 'shell'
      ? await shellFindings(store, registry, descriptor)
      : await remoteFindings(store, registry, descriptor)
  if (rules.length > 0) return rules
  const after = promoted(registry, { [name]: release })
  return after.shell ? smokeFindings(store.root, { ...withoutRollouts(after), version: 0 }, descriptor) : []
}

/** The releases that a visitor may get: the live one, and one that is rolled out. */
const givenTo = (entry: RegistryEntry | undefined) =>
  entry ? [entry.live, ...(entry.rollout ? [entry.rollout.release] : [])] : []

/** A registry in which every visitor gets the same. */
const withoutRollouts = (registry: Registry): Registry => ({
  ...registry,
  remotes: Object.fromEntries(
    Object.entries(registry.remotes).map(([name, { live, previous }]) => [name, { live, previous }]),
  ),
})

async function remoteFindings(store: ReleaseStore, registry: Registry | null, remote: ReleaseDescriptor) {
  if (!registry?.shell) return []
  const findings = singletonFindings(await store.describe('shell', registry.shell.live), remote)
  for (const other of remoteNames) {
    if (other === remote.name) continue
    for (const release of givenTo(entryOf(registry, other)))
      findings.push(...overlapFindings(remote, await store.describe(other, release)))
  }
  return [...new Set(findings)]
}

async function shellFindings(store: ReleaseStore, registry: Registry | null, shell: ReleaseDescriptor) {
  const findings: string[] = []
  for (const name of remoteNames) {
    const entry = entryOf(registry, name)
    if (!entry) continue
    for (const release of [...givenTo(entry), ...entry.previous.slice(0, SERVED_EARLIER)])
      if (await store.has(name, release))
        findings.push(...singletonFindings(shell, await store.describe(name, release)))
  }
  return findings
}
