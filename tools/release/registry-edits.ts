import type { Registry, RegistryEntry, Rollout } from '@tekskills/shared/contracts/release'
import { releaseNames, type ReleaseName } from '../repository'

/** Earlier releases a registry entry remembers, for open tabs and for falling back. */
export const KEPT_RELEASES = 10

/** The record of one part of the site. */
export const entryOf = (registry: Registry | null, name: ReleaseName): RegistryEntry | undefined =>
  name === 'shell' ? registry?.shell : registry?.remotes[name]

/** Whether two registries make the same releases live, whatever their versions. */
export const sameRegistry = (one: Registry, other: Registry | null) =>
  JSON.stringify([one.shell, one.remotes]) === JSON.stringify([other?.shell, other?.remotes])

/** The registry with these releases live for everybody, which ends a rollout beside the release before. */
export const promoted = (before: Registry | null, releases: Partial<Record<ReleaseName, string>>): Registry =>
  withEntries(before, (name, entry) => {
    const release = releases[name]
    if (!release || entry?.live === release) return entry
    const earlier = entry ? [entry.live, ...entry.previous] : []
    return { live: release, previous: earlier.filter((id) => id !== release).slice(0, KEPT_RELEASES) }
  })

/**
 * The registry in which some visitors get a release of a remote; the live one stays for all others.
 * @throws {Error} with one sentence when nothing can be rolled out like that.
 */
export function rolledOut(before: Registry | null, name: ReleaseName, rollout: Rollout): Registry {
  const { release, percent } = rollout
  const live = entryOf(before, name)?.live
  if (name === 'shell') throw new Error('The shell goes live for everybody at once: promote it without --percent.')
  if (!Number.isInteger(percent) || percent < 1 || percent > 99)
    throw new Error('--percent must be a whole number from 1 to 99; without it a release goes live for everybody.')
  if (!live) throw new Error(`${name} has no live release to roll out beside: promote one without --percent.`)
  if (live === release) throw new Error(`${name} ${release} is live for everybody already.`)
  return withEntries(before, (part, entry) => (part === name && entry ? { ...entry, rollout } : entry))
}

/**
 * The registry without the rollout of one part, or, when none runs or a release is named, with an earlier release of it
 * live; what was newer than that is forgotten. Naming the live release ends a rollout beside it and never does more.
 * @throws {Error} with one sentence when there is no such release to go back to.
 */
export function rolledBack(before: Registry | null, name: ReleaseName, release?: string): Registry {
  const { live, previous = [], rollout } = entryOf(before, name) ?? {}
  if (live && rollout && (!release || release === live))
    return withEntries(before, (part, entry) => (part === name ? { live, previous } : entry))
  if (release && release === live) throw new Error(`${name} ${release} is live already.`)
  const back = release ?? previous[0]
  if (!back || !previous.includes(back))
    throw new Error(release ? `${name} was never live as ${release}.` : `${name} has no earlier release.`)
  const older = previous.slice(previous.indexOf(back) + 1)
  return withEntries(before, (part, entry) => (part === name ? { live: back, previous: older } : entry))
}

/** The registry with nothing to fall back to, and no rollout. */
export const withoutEarlier = (before: Registry): Registry =>
  withEntries(before, (_name, entry) => entry && { live: entry.live, previous: [] })

function withEntries(
  before: Registry | null,
  edit: (name: ReleaseName, entry: RegistryEntry | undefined) => RegistryEntry | undefined,
): Registry {
  const entries = Object.fromEntries(
    releaseNames
      .map((name) => [name, edit(name, entryOf(before, name))] as const)
      .filter(([, entry]) => entry !== undefined),
  ) as Record<ReleaseName, RegistryEntry>
  const { shell, ...remotes } = entries
  return { ...before, schema: 1, shell, remotes }
}
