import type { Registry, RegistryEntry } from '@tekskills/shared/contracts/release'
import { releaseNames, type ReleaseName } from '../repository'

/** Earlier releases a registry entry remembers, for open tabs and for falling back. */
export const KEPT_RELEASES = 10

/** The record of one part of the site. */
export const entryOf = (registry: Registry | null, name: ReleaseName): RegistryEntry | undefined =>
  name === 'shell' ? registry?.shell : registry?.remotes[name]

/** Whether two registries make the same releases live, whatever their versions. */
export const sameRegistry = (one: Registry, other: Registry | null) =>
  JSON.stringify([one.shell, one.remotes]) === JSON.stringify([other?.shell, other?.remotes])

/** The registry with these releases live. */
export const promoted = (before: Registry | null, releases: Partial<Record<ReleaseName, string>>): Registry =>
  withEntries(before, (name, entry) => {
    const release = releases[name]
    if (!release || entry?.live === release) return entry
    const earlier = entry ? [entry.live, ...entry.previous] : []
    return { live: release, previous: earlier.filter((id) => id !== release).slice(0, KEPT_RELEASES) }
  })

/**
 * The registry with an earlier release of one part live; what was newer than it is forgotten.
 * @throws {Error} with one sentence when there is no such release to go back to.
 */
export function rolledBack(before: Registry | null, name: ReleaseName, release?: string): Registry {
  const { live, previous = [] } = entryOf(before, name) ?? {}
  if (release && release === live) throw new Error(`${name} ${release} is live already.`)
  const back = release ?? previous[0]
  if (!back || !previous.includes(back))
    throw new Error(release ? `${name} was never live as ${release}.` : `${name} has no earlier release.`)
  const older = previous.slice(previous.indexOf(back) + 1)
  return withEntries(before, (part, entry) => (part === name ? { live: back, previous: older } : entry))
}

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
