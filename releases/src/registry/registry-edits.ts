import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import type { Block, Newcomer, Registry, RegistryEntry, Rollout } from '@tekskills/shared/contracts/release'

/** How many earlier releases a registry entry lists, for open tabs and fallbacks. */
export const MAX_PREVIOUS_RELEASES = 10

/** How many earlier releases a page lists, for the browser to fall back to. */
export const MAX_PAGE_FALLBACKS = 2

/** Ids of releases to promote, by part. */
export type ReleasesByPart = Readonly<Partial<Record<string, string>>>

const SHELL = 'shell'

/** The registry entry of one part. */
export const entryOf = (registry: Registry | null, name: string): RegistryEntry | undefined =>
  name === SHELL ? registry?.shell : registry?.remotes[name as RemoteName]

/** The remotes of a registry, including those that this checkout does not contain. */
export const remotesOf = (registry: Registry | null): string[] => Object.keys(registry?.remotes ?? {})

/** Names of all parts of a registry, including remotes whose first release only some visitors get. */
export const partsOf = (registry: Registry | null): string[] => [
  ...(registry?.shell ? [SHELL] : []),
  ...remotesOf(registry),
  ...Object.keys(registry?.newcomers ?? {}),
]

/** The running rollout of a part, which may be the first release of a remote; undefined without one. */
export const rolloutOf = (registry: Registry | null, name: string): Rollout | undefined =>
  entryOf(registry, name)?.rollout ?? registry?.newcomers?.[name]

/** Whether two registries have the same entries, whatever their versions. */
export const sameRegistry = (one: Registry, other: Registry | null) =>
  JSON.stringify([one.shell, one.remotes, one.newcomers, one.policy]) ===
  JSON.stringify([other?.shell, other?.remotes, other?.newcomers, other?.policy])

/** Whether a part has the same entry in both registries. */
export const sameEntry = (name: string, one: Registry | null, other: Registry | null) =>
  JSON.stringify([entryOf(one, name), rolloutOf(one, name)]) ===
  JSON.stringify([entryOf(other, name), rolloutOf(other, name)])

/** The parts whose entries differ between two registries. */
export const changedParts = (before: Registry | null, after: Registry | null): string[] =>
  [...new Set([...partsOf(before), ...partsOf(after)])].filter((name) => !sameEntry(name, before, after))

/**
 * The registry with these releases live for everyone. This ends a running rollout of the part, and lifts the block of a
 * release that was rolled back.
 */
export const promoted = (before: Registry | null, releases: ReleasesByPart): Registry =>
  Object.entries(releases).reduce<Registry>(
    (registry, [name, release]) => (release ? withLive(registry, name, release) : registry),
    before ?? EMPTY,
  )

/** A store's registry before its first release; the contract has no type for a registry without a shell. */
const EMPTY = { schema: 1, remotes: {} } as unknown as Registry

function withLive(before: Registry, name: string, release: string): Registry {
  const entry = entryOf(before, name)
  if (entry?.live === release) return before
  const earlier = entry ? [entry.live, ...entry.previous] : []
  const previous = earlier.filter((id) => id !== release).slice(0, MAX_PREVIOUS_RELEASES)
  const known = entry ?? { live: release, previous: [], takenBack: before.retired?.[name] }
  return withEntry(withNewcomer(before, name, undefined), name, {
    ...unblocked(known, release),
    live: release,
    previous,
    rollout: undefined,
  })
}

/**
 * The registry in which a percentage of visitors gets a release; all others keep the live one, or, when it is the first
 * release of a remote, have none of its pages.
 * @throws {Error} with a one-sentence message when this release cannot be rolled out.
 */
export function rolledOut(before: Registry | null, name: string, rollout: Rollout): Registry {
  const { release, percent } = rollout
  const entry = entryOf(before, name)
  if (!Number.isInteger(percent) || percent < 1 || percent > 99)
    throw new Error('--percent must be a whole number from 1 to 99; without it a release goes live for everyone.')
  if (!entry) {
    if (name === SHELL)
      throw new Error('The shell has no live release for a rollout to run beside: promote one without --percent.')
    return withNewcomer(withoutRetiredBlock(before ?? EMPTY, name, release), name, rollout)
  }
  if (entry.live === release) throw new Error(`${name} ${release} is live for everyone already.`)
  return withEntry(before ?? EMPTY, name, { ...unblocked(entry, release), rollout })
}

/**
 * The registry without the running rollout of a part. When none runs, or `release` is given, an earlier release is live
 * again and newer ones are dropped from the list: the given one, or the newest that is not blocked. Giving the live release
 * only ends the rollout beside it.
 * @param force the id of a blocked release that may be live again; its block is lifted
 * @throws {Error} with a one-sentence message when there is no such release to roll back to, or it is blocked.
 */
export function rolledBack(before: Registry | null, name: string, release?: string, force?: string): Registry {
  const entry = entryOf(before, name)
  const { live, previous = [], rollout } = entry ?? {}
  if (before && !entry && before.newcomers?.[name] && !release) return withNewcomer(before, name, undefined)
  if (before && entry && rollout && (!release || release === live))
    return withEntry(before, name, { ...entry, rollout: undefined })
  if (release && release === live) throw new Error(`${name} ${release} is live already.`)
  const back = release ?? previous.find((id) => !blockOf(before, name, id))
  if (!before || !entry || !back || !previous.includes(back)) {
    if (release)
      throw new Error(
        `${name} ${release} is not among its earlier live releases: make it live with promote ${name} ${release}`,
      )
    throw new Error(`${name} has no earlier release${previous.length > 0 ? ' that is not blocked' : ''}.`)
  }
  const block = back === force ? undefined : blockOf(before, name, back)
  if (block) throw new Error(blockMessage(name, block, `rollback ${name} ${back} --force ${back}`))
  const older = previous.slice(previous.indexOf(back) + 1)
  return withEntry(before, name, { ...unblocked(entry, back), live: back, previous: older, rollout: undefined })
}

/** Why a blocked release does not go live, and the command that overrides the block. */
export const blockMessage = (name: string, { release, by, at, reason }: Block, override: string): string =>
  `${name} ${release} is blocked, because ${by} rolled it back at ${at}:\n  ${reason}\n` +
  `Publish a release that fixes it, or override the block: ${override}`

/** The registry after an automatic rollback: the release is blocked, with the reason, until a forced promotion. */
export function rolledBackAndBlocked(before: Registry | null, name: string, block: Block): Registry {
  const after = rolledBack(before, name)
  const entry = entryOf(after, name)
  if (!entry) return withRetiredBlocks(after, name, [block, ...retiredBlocks(after, name, block.release)])
  const others = (entry.takenBack ?? []).filter(({ release }) => release !== block.release)
  return withEntry(after, name, { ...entry, takenBack: [block, ...others].slice(0, MAX_PREVIOUS_RELEASES) })
}

/** The block of a release that was rolled back; undefined when it is not blocked. */
export function blockOf(registry: Registry | null, name: string, release: string): Block | undefined {
  const entry = entryOf(registry, name)
  const blocks = entry ? entry.takenBack : registry?.retired?.[name]
  return blocks?.find((block) => block.release === release)
}

/** The blocks that are kept for a remote without an entry, without that of one release. */
const retiredBlocks = ({ retired }: Registry, name: string, release: string): Block[] =>
  (retired?.[name] ?? []).filter((block) => block.release !== release)

const withoutRetiredBlock = (before: Registry, name: string, release: string): Registry =>
  before.retired?.[name] ? withRetiredBlocks(before, name, retiredBlocks(before, name, release)) : before

function withRetiredBlocks(before: Registry, name: string, blocks: Block[]): Registry {
  const { [name]: _earlier, ...others } = before.retired ?? {}
  const retired = { ...others, ...(blocks.length > 0 && { [name]: blocks.slice(0, MAX_PREVIOUS_RELEASES) }) }
  return { ...before, retired: Object.keys(retired).length > 0 ? retired : undefined }
}

/** The registry in which the first release of a remote is rolled out as given, or no longer. */
export function withNewcomer(before: Registry, name: string, rollout: Newcomer | undefined): Registry {
  const { [name]: _earlier, ...others } = before.newcomers ?? {}
  const newcomers = { ...others, ...(rollout && { [name]: rollout }) }
  return { ...before, newcomers: Object.keys(newcomers).length > 0 ? newcomers : undefined }
}

function unblocked(entry: RegistryEntry, release: string): RegistryEntry {
  const others = entry.takenBack?.filter((block) => block.release !== release)
  return { ...entry, takenBack: others?.length ? others : undefined }
}

/**
 * The registry without a remote; its blocks are kept.
 * @throws {Error} with a one-sentence message for the shell, and when the remote is not live as `release`.
 */
export function withdrawn(before: Registry | null, name: string, release: string | undefined): Registry {
  if (name === SHELL) throw new Error('The shell cannot be retired: without it there is no site.')
  const entry = entryOf(before, name)
  if (!before || !entry) throw new Error(`${name} is not live: there is nothing to retire.`)
  if (release !== entry.live)
    throw new Error(
      `All pages of ${name} would be gone. To confirm, name its live release: retire ${name} ${entry.live}`,
    )
  const others = Object.entries(before.remotes).filter(([other]) => other !== name)
  const { [name]: _earlier, ...blocks } = before.retired ?? {}
  const kept = { ...blocks, ...(entry.takenBack && { [name]: entry.takenBack }) }
  const retired = Object.keys(kept).length > 0 ? kept : undefined
  return { ...before, remotes: Object.fromEntries(others) as Registry['remotes'], retired }
}

/** The registry without previous releases and rollouts. */
export const withoutEarlier = (before: Registry): Registry =>
  partsOf(before).reduce((registry, name) => {
    const entry = entryOf(registry, name)
    return entry ? withEntry(registry, name, { live: entry.live, previous: [] }) : registry
  }, before)

/**
 * The registry with one entry replaced. Everything else stays as it was read, including entries of remotes that this
 * checkout does not know and fields added by newer tools.
 */
export function withEntry(before: Registry, name: string, entry: RegistryEntry): Registry {
  const defined = Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined))
  const record = defined as unknown as RegistryEntry
  if (name === SHELL) return { ...before, shell: record }
  return { ...before, remotes: { ...before.remotes, [name]: record } }
}
