import type { Registry, RegistryEntry, ReleaseDescriptor } from '@tekskills/shared/contracts/release'
import { entryOf, promoted, remotesOf } from '../registry/registry-edits'
import { integrityFindings } from '../integrity'
import { overlapFindings, singletonFindings } from './release-rules'
import type { ReleaseStore } from '../store/release-store'

/** Earlier releases of a remote that a new shell must still serve: open tabs and fallbacks use them. */
const SERVED_EARLIER = 1

/**
 * Renders the pages of a release on a registry in which it is live.
 * @param root folder of the release store
 * @returns what went wrong, in plain words
 */
export type RenderPages = (root: string, registry: Registry, descriptor: ReleaseDescriptor) => Promise<string[]>

interface GateOptions {
  /** Registry beside which the release would go live; default the store's. */
  registry?: Registry | null
  /** Renders the release's pages; absent when they need no proof, because the release was live before. */
  renderPages?: RenderPages
}

/**
 * Why a release may not go live, in plain words; empty when it may. Looked at: its files, the singletons that shell and
 * remotes need of each other, addresses claimed twice, and whether its pages can be rendered.
 */
export async function gateFindings(
  store: ReleaseStore,
  name: string,
  release: string,
  { registry: given, renderPages }: GateOptions = {},
): Promise<string[]> {
  if (!(await store.has(name, release))) return [`the store has no release ${release} of ${name}: publish it first`]
  const descriptor = await store.describe(name, release)
  const integrity = await integrityFindings(store.folderOf(name, release), descriptor)
  if (integrity.length > 0) return integrity
  const registry = given === undefined ? await store.readRegistry() : given
  const rules =
    name === 'shell'
      ? await shellFindings(store, registry, descriptor)
      : await remoteFindings(store, registry, descriptor)
  if (rules.length > 0 || !renderPages) return rules
  const after = promoted(registry, { [name]: release })
  return after.shell ? renderPages(store.root, { ...withoutRollouts(after), version: 0 }, descriptor) : []
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
  for (const other of remotesOf(registry)) {
    if (other === remote.name) continue
    for (const release of givenTo(entryOf(registry, other)))
      findings.push(...overlapFindings(remote, await store.describe(other, release)))
  }
  return [...new Set(findings)]
}

async function shellFindings(store: ReleaseStore, registry: Registry | null, shell: ReleaseDescriptor) {
  const findings: string[] = []
  for (const name of remotesOf(registry)) {
    const entry = entryOf(registry, name)
    if (!entry) continue
    for (const release of [...givenTo(entry), ...entry.previous.slice(0, SERVED_EARLIER)])
      if (await store.has(name, release))
        findings.push(...singletonFindings(shell, await store.describe(name, release)))
  }
  return findings
}
