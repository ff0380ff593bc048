import { LRUCache } from 'lru-cache'
import type { ReleaseSelection } from '@tekskills/shared/contracts/boot'
import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import { MAX_PAGE_FALLBACKS } from '@tekskills/releases/registry/registry-edits'
import { requireAllowed } from '@tekskills/releases/policy/release-policy'
import { bootRelease } from './boot-scripts'
import { joinRemotes, type Generation, type LiveRemote } from './generation'
import { loadServerBuild, loadServerManifest, type ShellBuild } from './release-loader'
import { readRelease, ReleaseError } from '@tekskills/releases/read-release'

/** Cached variants per generation; each holds the server builds that it loads itself. */
const MAX_VARIANTS = 16
/** Cached variants per generation with another shell; each loads every remote again. */
const MAX_SHELLS = 2
/** Milliseconds after which a rolled-out release that was rejected is retried. */
const RETRY_REJECTED = 30_000

/**
 * Why releases were chosen. `rollout`: for a visitor, who gets the live release when the chosen one fails, on the server
 * and in the browser. `override`: for a tester who wants exactly these releases, and an error when they fail.
 */
export type Purpose = 'rollout' | 'override'

interface VariantsOptions {
  /** The release store. */
  root: string
  /** Called for each loaded instance of a shell's build. */
  configureBuild: (build: ShellBuild) => void
  /** Copies a release from the bucket; absent when all releases are stored locally. */
  fetchRelease?: (name: string, release: string) => Promise<boolean>
  /** Receives the reason why a rolled-out release was rejected. */
  report: (message: string) => void
  /** Receives rejected rolled-out releases, each as `<remote> <release>`, at every attempt to load them. */
  onRejected: (releases: readonly string[]) => void
}

export type VariantOf = ReturnType<typeof createVariants>

/**
 * Creates the lookup from a generation, and releases chosen instead of its live ones, to the variant with these releases.
 * Only the chosen remotes are loaded; everything else is shared. A variant is created on first use and cached for the
 * lifetime of its generation. The lookup rejects with {@link ReleaseError} when an overridden release cannot be used.
 */
export function createVariants({ root, configureBuild, fetchRelease, report, onRejected }: VariantsOptions) {
  const variantsOf = createCaches(MAX_VARIANTS)
  const shellsOf = createCaches(MAX_SHELLS)

  /** @param live the live release; undefined for the first release of a remote */
  async function choose(
    name: RemoteName,
    live: LiveRemote | undefined,
    release: string,
    { build, policy }: Generation,
  ): Promise<LiveRemote> {
    if (live?.stored.descriptor.release === release) return live
    await fetchRelease?.(name, release)
    const stored = await readRelease(root, name, release)
    await requireAllowed(policy, stored)
    const earlier = live ? [bootRelease(live.stored), ...live.previous] : []
    const previous = earlier.slice(0, MAX_PAGE_FALLBACKS)
    return { stored, revision: undefined, manifest: await loadServerManifest(stored, build), previous }
  }

  /** A generation with another shell, which loads the live releases of all remotes as well. */
  async function makeShell(generation: Generation, release: string, purpose: Purpose): Promise<Generation> {
    const variant = nameOf({ [SHELL]: release }, purpose)
    // Not the generation itself: pages of a tester say so, and visitors would get them from its cache.
    if (generation.shell.descriptor.release === release)
      return purpose === 'override' ? { ...generation, variant } : generation
    try {
      await fetchRelease?.(SHELL, release)
      const shell = await readRelease(root, SHELL, release)
      await requireAllowed(generation.policy, shell)
      const build = await loadServerBuild<ShellBuild>(shell)
      configureBuild(build)
      const remotes: Generation['remotes'] = {}
      for (const [name, remote] of Object.entries(generation.remotes) as [RemoteName, LiveRemote][])
        remotes[name] = { ...remote, manifest: await loadServerManifest(remote.stored, build) }
      return { ...generation, ...(await joinRemotes(build, remotes)), shell, build, variant, rejected: [] }
    } catch (error) {
      return reject(generation, SHELL, release, purpose, error)
    }
  }

  /** The generation as it is, in place of a rollout that cannot be used. @throws {ReleaseError} for an override. */
  function reject(generation: Generation, name: string, release: string, purpose: Purpose, error: unknown): Generation {
    if (purpose === 'override') throw new ReleaseError(`The release ${release} of ${name} cannot be used.`)
    report(`the rollout of ${name} ${release} is rejected: ${(error as Error).message}`)
    onRejected([`${name} ${release}`])
    return { ...generation, rejected: [`${name} ${release}`] }
  }

  async function makeVariant(generation: Generation, selection: ReleaseSelection, purpose: Purpose) {
    const remotes = { ...generation.remotes }
    const used: Record<string, string> = {}
    const rejected: string[] = []
    for (const [name, release] of entriesOf(selection)) {
      const live = generation.remotes[name]
      try {
        const isExpected = generation.rollouts.some(({ part }) => part === name) || generation.policy?.parts[name]
        if (!live && !isExpected) throw new ReleaseError(`${name} is not live`)
        const chosen = await choose(name, live, release, generation)
        remotes[name] = purpose === 'override' ? { ...chosen, previous: [] } : chosen
        used[name] = release
      } catch (error) {
        if (purpose === 'override') throw new ReleaseError(`The release ${release} of ${name} cannot be used.`)
        rejected.push(`${name} ${release}`)
        report(`the rollout of ${name} ${release} is rejected: ${(error as Error).message}`)
      }
    }
    if (rejected.length > 0) onRejected(rejected)
    // Named after the releases it uses, so that its cached pages are not confused with those of a rejected release.
    if (Object.keys(used).length === 0) return { ...generation, rejected }
    const variant = [generation.variant, nameOf(used, purpose)].filter(Boolean).join(' ')
    return { ...generation, ...(await joinRemotes(generation.build, remotes)), variant, rejected }
  }

  return async function variantOf(
    generation: Generation,
    { [SHELL]: shell, ...remotes }: ReleaseSelection,
    purpose: Purpose,
  ): Promise<Generation> {
    const base = shell
      ? await shellsOf(generation, nameOf({ [SHELL]: shell }, purpose), () => makeShell(generation, shell, purpose))
      : generation
    if (Object.keys(remotes).length === 0) return base
    return variantsOf(base, nameOf(remotes, purpose), () => makeVariant(base, remotes, purpose))
  }
}

const SHELL = 'shell'

/**
 * A cache of variants for each generation, dropped together with it. One that replaced a rejected release is made again
 * after a while, and one that could not be made with the next request.
 */
function createCaches(max: number) {
  const caches = new WeakMap<Generation, LRUCache<string, Promise<Generation>>>()
  return (generation: Generation, name: string, make: () => Promise<Generation>): Promise<Generation> => {
    let variants = caches.get(generation)
    if (!variants) caches.set(generation, (variants = new LRUCache({ max })))
    const known = variants.get(name)
    if (known) return known
    const made = make()
    variants.set(name, made)
    made.then(
      ({ rejected }) => rejected.length > 0 && variants.set(name, made, { ttl: RETRY_REJECTED }),
      () => variants.delete(name),
    )
    return made
  }
}

const entriesOf = (selection: ReleaseSelection) => Object.entries(selection) as [RemoteName, string][]

const nameOf = (selection: ReleaseSelection, purpose: Purpose) =>
  `${purpose} ${entriesOf(selection)
    .map(([name, release]) => `${name}@${release}`)
    .sort()
    .join(',')}`
