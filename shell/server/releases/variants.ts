import { LRUCache } from 'lru-cache'
import type { ReleaseSelection } from '@tekskills/shared/contracts/boot'
import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import { MAX_PAGE_FALLBACKS } from '@tekskills/releases/registry/registry-edits'
import { requireAllowed } from '@tekskills/releases/policy/release-policy'
import { bootRelease } from './boot-scripts'
import { joinRemotes, type Generation, type LiveRemote } from './generation'
import { loadServerManifest } from './release-loader'
import { readRelease, ReleaseError } from '@tekskills/releases/read-release'

/** Cached variants per generation; each holds the server builds that it loads itself. */
const MAX_VARIANTS = 16
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
export function createVariants({ root, fetchRelease, report, onRejected }: VariantsOptions) {
  const variantsOf = new WeakMap<Generation, LRUCache<string, Promise<Generation>>>()

  async function choose(name: RemoteName, live: LiveRemote, release: string, { build, policy }: Generation) {
    if (live.stored.descriptor.release === release) return live
    await fetchRelease?.(name, release)
    const stored = await readRelease(root, name, release)
    await requireAllowed(policy, stored)
    const previous = [bootRelease(live.stored), ...live.previous].slice(0, MAX_PAGE_FALLBACKS)
    return { stored, revision: undefined, manifest: await loadServerManifest(stored, build), previous }
  }

  async function makeVariant(generation: Generation, selection: ReleaseSelection, purpose: Purpose) {
    const remotes = { ...generation.remotes }
    const used: Record<string, string> = {}
    const rejected: string[] = []
    for (const [name, release] of entriesOf(selection)) {
      const live = generation.remotes[name]
      try {
        if (!live) throw new ReleaseError(`${name} is not live`)
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
    const variant = nameOf(used, purpose)
    return { ...generation, ...(await joinRemotes(generation.build, remotes)), variant, rejected }
  }

  return function variantOf(
    generation: Generation,
    selection: ReleaseSelection,
    purpose: Purpose,
  ): Promise<Generation> {
    let variants = variantsOf.get(generation)
    if (!variants) variantsOf.set(generation, (variants = new LRUCache({ max: MAX_VARIANTS })))
    const name = nameOf(selection, purpose)
    const known = variants.get(name)
    if (known) return known
    const made = makeVariant(generation, selection, purpose)
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
