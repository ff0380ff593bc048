import { isDeepStrictEqual } from 'node:util'
import type { BootRelease, BootRemote } from '@tekskills/shared/contracts/boot'
import type { SiteMenus } from '@tekskills/shared/contracts/navigation'
import type { RemoteManifest, RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import type { Registry, RegistryEntry, Rollout } from '@tekskills/shared/contracts/release'
import { createRedirects, type RedirectTargetOf } from '@tekskills/shared/contracts/redirect-targets'
import { entryOf, MAX_PAGE_FALLBACKS, partsOf, rolloutOf } from '@tekskills/releases/registry/registry-edits'
import { requireAllowed, requireSignedEntry, requireSignedNewcomer } from '@tekskills/releases/policy/release-policy'
import type { ReleasePolicy } from '@tekskills/shared/contracts/release-policy'
import { bootRelease } from './boot-scripts'
import { composeMenus } from './compose-menus'
import { readRelease, ReleaseError, type StoredRelease } from '@tekskills/releases/read-release'
import { loadServerBuild, loadServerManifest, type ShellBuild } from './release-loader'

/** A remote in a generation: its release, and its manifest if the server can render it. */
export interface LiveRemote {
  stored: StoredRelease
  revision: number | undefined
  manifest: RemoteManifest | null
  previous: BootRelease[]
}

/** A release that some visitors get instead of the live one of its part, or as the first one of a remote. */
export interface PartRollout extends Rollout {
  part: RemoteName | 'shell'
}

/**
 * An immutable snapshot of the live releases. A request uses one snapshot throughout, so a page never mixes two releases
 * of a part.
 */
export interface Generation {
  number: number
  /** Empty for the live releases; otherwise names the releases that replace some of them (`variants.ts`). */
  variant: string
  /** Rollouts that are running; usually empty. */
  rollouts: readonly PartRollout[]
  /** Releases in the registry that were rejected, each as `<part> <release>`; the watcher retries them. */
  rejected: string[]
  /** Remotes in the registry without any usable release. */
  unusable: readonly RemoteName[]
  /** Who may release what, in the registry. */
  policy: ReleasePolicy | undefined
  shell: StoredRelease
  shellRevision: number | undefined
  build: ShellBuild
  remotes: Record<RemoteName, LiveRemote>
  boot: Record<RemoteName, BootRemote>
  pages: Awaited<ReturnType<ShellBuild['createPages']>>
  findOwner: ReturnType<ShellBuild['createSiteMap']>
  menus: SiteMenus
  redirectTargetOf: RedirectTargetOf
}

interface GenerationOptions {
  root: string
  registry: Registry
  /** Earlier generations, newest first, whose loaded builds are reused. */
  earlier: readonly Generation[]
  /** Called once for every newly loaded instance of the shell's build. */
  configureBuild: (build: ShellBuild) => void
  log: (message: string) => void
}

/**
 * Loads the releases of a registry. A release of a remote that cannot be used is rejected in favor of the live one, or of
 * the newest previous one that works; if there is none, the remote is {@link Generation.unusable}.
 * @throws {ReleaseError} when no release of the shell can be loaded.
 */
export async function createGeneration(options: GenerationOptions): Promise<Generation> {
  const { registry, earlier, root } = options
  const [current] = earlier
  const rejected: string[] = []
  const { shell, shellRevision, build } = await loadShell(options, rejected)
  const ofThisShell = earlier.filter((generation) => generation.build === build)

  const remotes: Generation['remotes'] = {}
  const unusable: RemoteName[] = []
  for (const [name, entry] of Object.entries(registry.remotes) as [RemoteName, RegistryEntry][]) {
    const live = current?.build === build ? current.remotes[name] : undefined
    const known = ofThisShell.flatMap((generation) => generation.remotes[name] ?? [])
    const loaded = await loadRemote({ ...options, name, entry, build, live, known, rejected })
    if (loaded) remotes[name] = loaded
    else unusable.push(name)
  }

  const number = (current?.number ?? 0) + 1
  const rollouts = rolloutsOf(registry, options.log)
  const joined = await joinRemotes(build, remotes)
  const { policy } = registry
  return { number, variant: '', rollouts, rejected, unusable, policy, shell, shellRevision, build, ...joined }

  async function loadShell({ configureBuild, log }: GenerationOptions, rejections: string[]) {
    const { revision } = registry.shell
    for (const release of candidates(registry.shell, current?.shell.descriptor.release)) {
      const isLive = current?.shell.descriptor.release === release
      if (isLive && current.shellRevision === revision) return current
      try {
        requireSignedEntry(registry.policy, 'shell', registry.shell)
        const stored = await readRelease(root, 'shell', release)
        await requireAllowed(registry.policy, stored)
        const loaded = earlier.find(({ shell, shellRevision }) => shellRevision === revision && isSame(shell, stored))
        if (loaded) return loaded
        const fresh = await loadServerBuild<ShellBuild>(stored)
        configureBuild(fresh)
        return { shell: stored, shellRevision: revision, build: fresh }
      } catch (error) {
        rejections.push(`shell ${release}`)
        log(`shell ${release} is rejected: ${(error as Error).message}`)
        if (isLive) return current
      }
    }
    throw new ReleaseError('no release of the shell can be used')
  }
}

/** Whether a stored release is the one that was loaded, and not another one stored under its id since. */
const isSame = (loaded: StoredRelease, { descriptor }: StoredRelease) =>
  isDeepStrictEqual(loaded.descriptor, descriptor)

/** The running rollouts, without those that lack the required signature. */
const rolloutsOf = (registry: Registry, log: (message: string) => void): PartRollout[] =>
  partsOf(registry).flatMap((name) => {
    const rollout = rolloutOf(registry, name)
    if (!rollout) return []
    const { release, percent } = rollout
    try {
      const entry = entryOf(registry, name)
      if (entry) requireSignedEntry(registry.policy, name, entry)
      else requireSignedNewcomer(registry.policy, name, rollout)
    } catch (error) {
      log(`the rollout of ${name} ${release} is rejected: ${(error as Error).message}`)
      return []
    }
    return [{ part: name as PartRollout['part'], release, percent }]
  })

type Site = Pick<Generation, 'remotes' | 'boot' | 'pages' | 'findOwner' | 'menus' | 'redirectTargetOf'>

/**
 * Combines remotes to a site: their boot data for the browser, their pages, the lookup of a path's owner, the menus, and
 * the retired paths.
 */
export async function joinRemotes(build: ShellBuild, remotes: Generation['remotes']): Promise<Site> {
  const boot = Object.fromEntries(Object.entries(remotes).map(([name, remote]) => [name, bootRemote(remote)]))
  const manifests = Object.values(remotes).flatMap(({ manifest }) => (manifest ? [manifest] : []))
  const descriptors = Object.values(remotes).map(({ stored }) => stored.descriptor)
  const findOwner = build.createSiteMap(boot)
  return {
    remotes,
    boot,
    pages: await build.createPages(manifests),
    findOwner,
    menus: composeMenus(descriptors, findOwner),
    redirectTargetOf: createRedirects(descriptors.flatMap(({ retired = [] }) => retired)),
  }
}

interface RemoteOptions extends GenerationOptions {
  name: RemoteName
  entry: RegistryEntry
  build: ShellBuild
  live: LiveRemote | undefined
  /** Loaded releases of this remote that run with this build of the shell. */
  known: readonly LiveRemote[]
  rejected: string[]
}

async function loadRemote(options: RemoteOptions): Promise<LiveRemote | null> {
  const { root, registry, name, entry, build, live, known, rejected, log } = options
  const { policy } = registry
  for (const release of candidates(entry, live?.stored.descriptor.release)) {
    const isLive = live?.stored.descriptor.release === release
    try {
      requireSignedEntry(policy, name, entry)
      const previous = await readPrevious({ root, policy, name, entry, live: release })
      if (isLive && live.revision === entry.revision) return { ...live, previous }
      const stored = await readRelease(root, name, release)
      await requireAllowed(policy, stored)
      const loaded = known.find((remote) => remote.revision === entry.revision && isSame(remote.stored, stored))
      if (loaded) return { ...loaded, previous }
      return { stored, revision: entry.revision, manifest: await loadServerManifest(stored, build), previous }
    } catch (error) {
      rejected.push(`${name} ${release}`)
      log(`${name} ${release} is rejected: ${(error as Error).message}`)
      if (isLive) return live
    }
  }
  return null
}

/** The releases to try: the registry's live one, then the one in use, then previous ones. */
const candidates = (entry: RegistryEntry, live: string | undefined) => [
  ...new Set([entry.live, ...(live ? [live] : []), ...entry.previous]),
]

interface PreviousOptions {
  root: string
  policy: ReleasePolicy | undefined
  name: RemoteName
  entry: RegistryEntry
  live: string
}

/** Earlier releases that are still in the store, as pages reference them, newest first. */
async function readPrevious({ root, policy, name, entry, live }: PreviousOptions): Promise<BootRelease[]> {
  const readAllowed = async (release: string) => {
    const stored = await readRelease(root, name, release)
    await requireAllowed(policy, stored)
    return stored
  }
  const earlier = [entry.live, ...entry.previous].filter((release) => release !== live).slice(0, MAX_PAGE_FALLBACKS)
  const found = await Promise.allSettled(earlier.map(readAllowed))
  return found.flatMap((result) => (result.status === 'fulfilled' ? [bootRelease(result.value)] : []))
}

const bootRemote = ({ stored, previous }: LiveRemote): BootRemote => ({
  ...bootRelease(stored),
  routes: stored.descriptor.routes.map(({ id, pattern, access, chrome }) => ({ id, pattern, access, chrome })),
  ...(stored.descriptor.retired?.length && { retired: stored.descriptor.retired }),
  previous,
})
