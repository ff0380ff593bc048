import { LRUCache } from 'lru-cache'
import type { ReleaseSelection } from '@tekskills/shared/contracts/boot'
import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import { NAMED_EARLIER } from '@tekskills/releases/registry/registry-edits'
import { bootRelease } from './boot-scripts'
import { joinRemotes, loadManifest, type Generation, type LiveRemote } from './generation'
import { readRelease, ReleaseError } from '@tekskills/releases/read-release'

/** Variants of one generation that are variantsOf; a variant costs the server builds that it loads anew. */
const KEPT = 16
/** A rolled-out release that could not be used is tried again after this many milliseconds. */
const RETRY_REFUSED = 30_000

/**
 * Why releases were chosen. `rollout`: for a visitor, who gets the live release where the chosen one fails, on the server
 * and in the browser. `override`: for somebody who wants to see exactly these, and be told when they fail.
 */
export type Purpose = 'rollout' | 'override'

interface VariantsOptions {
  /** The release store. */
  root: string
  /** Brings a release here that this server has not needed yet; absent: all are here. */
  fetchRelease?: (name: string, release: string) => Promise<boolean>
  /** Takes the reason why a rolled-out release was refused. */
  report: (message: string) => void
  /** Takes rolled-out releases that were refused, each as `<remote> <release>`, at every attempt to use them. */
  onRejected: (releases: readonly string[]) => void
}

export type VariantOf = ReturnType<typeof createVariants>

/**
 * Makes the lookup from a generation and releases chosen in place of its live ones to a generation with these. Only the
 * chosen remotes are loaded; all else is shared. A variant is made when it is first asked for, and goes with its
 * generation. It rejects with {@link ReleaseError} when a release chosen as an override cannot be used.
 */
export function createVariants({ root, fetchRelease, report, onRejected }: VariantsOptions) {
  const variantsOf = new WeakMap<Generation, LRUCache<string, Promise<Generation>>>()

  async function choose(name: RemoteName, live: LiveRemote, release: string, build: Generation['build']) {
    if (live.stored.descriptor.release === release) return live
    await fetchRelease?.(name, release)
    const stored = await readRelease(root, name, release)
    const previous = [bootRelease(live.stored), ...live.previous].slice(0, NAMED_EARLIER)
    return { stored, revision: undefined, manifest: await loadManifest(stored, build), previous }
  }

  async function makeVariant(generation: Generation, selection: ReleaseSelection, purpose: Purpose) {
    const remotes = { ...generation.remotes }
    const used: Record<string, string> = {}
    const refused: string[] = []
    for (const [name, release] of entriesOf(selection)) {
      const live = generation.remotes[name]
      try {
        if (!live) throw new ReleaseError(`${name} is not live`)
        const chosen = await choose(name, live, release, generation.build)
        remotes[name] = purpose === 'override' ? { ...chosen, previous: [] } : chosen
        used[name] = release
      } catch (error) {
        if (purpose === 'override') throw new ReleaseError(`The release ${release} of ${name} cannot be used.`)
        refused.push(`${name} ${release}`)
        report(`the rollout of ${name} ${release} is refused: ${(error as Error).message}`)
      }
    }
    if (refused.length > 0) onRejected(refused)
    // Named after what it holds, so that its pages are not taken for those of a release that was refused.
    if (Object.keys(used).length === 0) return { ...generation, refused }
    const variant = nameOf(used, purpose)
    return { ...generation, ...(await joinRemotes(generation.build, remotes)), variant, refused }
  }

  return function variantOf(
    generation: Generation,
    selection: ReleaseSelection,
    purpose: Purpose,
  ): Promise<Generation> {
    let variants = variantsOf.get(generation)
    if (!variants) variantsOf.set(generation, (variants = new LRUCache({ max: KEPT })))
    const name = nameOf(selection, purpose)
    const known = variants.get(name)
    if (known) return known
    const made = makeVariant(generation, selection, purpose)
    variants.set(name, made)
    made.then(
      ({ refused }) => refused.length > 0 && variants.set(name, made, { ttl: RETRY_REFUSED }),
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
