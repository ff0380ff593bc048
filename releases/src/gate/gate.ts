import { matchPath } from 'react-router-dom'
import type { Registry, ReleaseDescriptor } from '@tekskills/shared/contracts/release'
import { entryOf, partsOf, remotesOf, rolloutOf } from '../registry/registry-edits'
import { exportFindings } from './export-findings'
import { listingFindings } from './listing-findings'
import { integrityFindings } from '../integrity'
import { packageOf } from '../package-of'
import { policyFindings } from '../policy/release-policy'
import type { ReleaseStore } from '../store/release-store'

/** How many earlier releases of a remote a new shell must still support: open tabs and fallbacks use them. */
const SUPPORTED_EARLIER = 1

/**
 * Renders the pages of a release against a registry in which it is live.
 * @param root folder of the release store
 * @returns one readable message per failure
 */
export type RenderCheck = (root: string, registry: Registry, descriptor: ReleaseDescriptor) => Promise<string[]>

/**
 * Compares the calls of the service that a release was built to make with what the running service gives.
 * @returns one readable message for each that the running service lacks, or gives otherwise
 */
export type InterfaceCheck = (store: ReleaseStore, name: string, release: string) => Promise<string[]>

interface GateOptions {
  /** The registry that the release would be promoted in. */
  before: Registry | null
  /** The registry with the release live for everyone, even when only some visitors are to get it. */
  after: Registry
  /** Omitted when the release has been live before, so that its pages have rendered. */
  renderCheck?: RenderCheck
}

/**
 * The reasons why a release must not go live, one readable message each; empty when it passes. Checks its files, what
 * the policy allows, the versions of what shell and remotes share and their exports, route patterns claimed by two
 * remotes, menu entries and retired paths that lead nowhere, and whether its pages render.
 */
export async function gateFindings(
  store: ReleaseStore,
  name: string,
  release: string,
  { before, after, renderCheck }: GateOptions,
): Promise<string[]> {
  if (!(await store.has(name, release))) return [`the store has no release ${release} of ${name}: publish it first`]
  const descriptor = await store.describe(name, release)
  const integrity = await integrityFindings(store.folderOf(name, release), descriptor)
  if (integrity.length > 0) return integrity
  const notAllowed = await policyFindings(before?.policy, { folder: store.folderOf(name, release), descriptor })
  if (notAllowed.length > 0) return notAllowed
  const rules =
    name === 'shell' ? await shellFindings(store, before, descriptor) : await remoteFindings(store, before, descriptor)
  if (rules.length > 0 || !renderCheck) return rules
  // Not for a rollback, which must not wait for others: the shell omits an entry without a page.
  const nowhere = listingFindings(descriptor, await liveBeside(store, before, name))
  if (nowhere.length > 0) return nowhere
  return after.shell ? renderCheck(store.root, { ...withoutRollouts(after), version: 0 }, descriptor) : []
}

/** The live releases of the other remotes. */
const liveBeside = (store: ReleaseStore, registry: Registry | null, name: string) =>
  Promise.all(
    remotesOf(registry)
      .filter((other) => other !== name)
      .map((other) => store.describe(other, entryOf(registry, other)?.live ?? '')),
  )

/** Message for a release that the gate rejects, with a line for each finding. */
export const rejection = (name: string, release: string, findings: readonly string[]): string =>
  `${name} ${release} is rejected:\n  ${findings.join('\n  ')}`

/** The releases of a part that visitors may be served: the live one, and one being rolled out. */
const servedReleases = (registry: Registry | null, name: string): string[] =>
  [entryOf(registry, name)?.live, rolloutOf(registry, name)?.release].filter((release) => release !== undefined)

/** The registry without rollouts, so that every visitor gets the same releases, and without a policy to be signed for. */
const withoutRollouts = ({ policy: _, ...registry }: Registry): Registry => ({
  ...registry,
  newcomers: undefined,
  shell: { live: registry.shell.live, previous: registry.shell.previous },
  remotes: Object.fromEntries(
    Object.entries(registry.remotes).map(([name, { live, previous }]) => [name, { live, previous }]),
  ),
})

async function remoteFindings(store: ReleaseStore, registry: Registry | null, remote: ReleaseDescriptor) {
  if (!registry?.shell) return []
  const findings: string[] = []
  for (const release of servedReleases(registry, 'shell')) {
    const shell = await store.describe('shell', release)
    findings.push(...versionFindings(shell, remote), ...exportFindings(shell, remote, 'remote'))
  }
  for (const other of partsOf(registry)) {
    if (other === remote.name || other === 'shell') continue
    for (const release of servedReleases(registry, other))
      findings.push(...overlapFindings(remote, await store.describe(other, release)))
  }
  return [...new Set(findings)]
}

async function shellFindings(store: ReleaseStore, registry: Registry | null, shell: ReleaseDescriptor) {
  const findings: string[] = []
  for (const name of partsOf(registry)) {
    if (name === 'shell') continue
    const earlier = entryOf(registry, name)?.previous.slice(0, SUPPORTED_EARLIER) ?? []
    for (const release of [...servedReleases(registry, name), ...earlier])
      if (await store.has(name, release)) {
        const remote = await store.describe(name, release)
        findings.push(...versionFindings(shell, remote), ...exportFindings(shell, remote, 'shell'))
      }
  }
  return findings
}

type Required = Pick<ReleaseDescriptor, 'name' | 'requires'>
type Routed = Pick<ReleaseDescriptor, 'name' | 'routes'>

/** Major, minor and patch. */
const numbersOf = (version: string) => version.split('.').map((part) => Number.parseInt(part, 10))

/** Whether the provided version of a shared module satisfies `^required`, the range that module federation applies. */
export function satisfies(provided: string | undefined, required: string): boolean {
  if (!provided) return false
  const [has, needs] = [numbersOf(provided), numbersOf(required)]
  if (has[0] !== needs[0]) return false
  const at = has.findIndex((part, index) => part !== needs[index])
  return at === -1 || (has[at] ?? 0) > (needs[at] ?? 0)
}

/**
 * Packages that a remote shares with a shell, in a version that this shell does not serve: one readable message each, which
 * says what to raise. A shell serves what was built with its own version of a package, or an earlier one of the same major.
 */
export function versionFindings(shell: Required, remote: Required): string[] {
  const unserved = Object.entries(remote.requires).filter(
    ([request, version]) => !satisfies(shell.requires[request], version),
  )
  return [
    ...new Set(unserved.map(([request, version]) => versionMessage(shell.requires[request], request, version, remote))),
  ]
}

function versionMessage(provided: string | undefined, request: string, version: string, { name }: Required): string {
  const owner = packageOf(request)
  const isBehind = provided !== undefined && (numbersOf(provided)[0] ?? 0) > (numbersOf(version)[0] ?? 0)
  const raise = isBehind
    ? `raise ${owner} in ${name} to ${provided}`
    : `raise ${owner} in the shell to ${version}, and release the shell first`
  return `${name} needs ${owner} ^${version}, the shell provides ${provided ?? 'none'}: ${raise}`
}

/** A sample path that a pattern matches. */
const sampleOf = (pattern: string) => pattern.replace(/:[^/]+/g, 'x').replace('*', 'x')

/** Route patterns that two remotes both claim, one readable message each. */
export const overlapFindings = (one: Routed, other: Routed): string[] =>
  one.routes.flatMap(({ pattern }) =>
    other.routes
      .filter(
        (route) => matchPath(route.pattern, sampleOf(pattern)) !== null || matchPath(pattern, sampleOf(route.pattern)),
      )
      .map((route) => `${pattern} of ${one.name} overlaps ${route.pattern} of ${other.name}`),
  )
