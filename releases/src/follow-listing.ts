import type { Registry, RegistryEntry, ReleaseDescriptor, ReleaseRoute } from '@tekskills/shared/contracts/release'
import type { FixedPage } from '@tekskills/shared/contracts/remote-listing'
import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import type { ReleasePolicy } from '@tekskills/shared/contracts/release-policy'
import type { RetiredPath } from '@tekskills/shared/contracts/redirect-targets'
import { entryOf, partsOf, rolloutOf } from './registry/registry-edits'
import type { RegistryTrust } from './policy/registry-trust'
import { requireSignedEntry, signatureFindings, SIGNATURE_FILE } from './policy/release-policy'

/** Milliseconds between two polls of the registry. */
const POLL_INTERVAL = 250

/** What the live releases of all remotes list (ADR 0050). */
export interface SiteListing {
  pages: readonly FixedPage[]
  retired: readonly RetiredPath[]
  /** The fixed paths that visitors may open, including those of pages that search engines do not list. */
  visitorPaths: readonly string[]
}

interface FollowOptions {
  /** Reads an object of the release store; undefined when there is none. */
  read: (key: string) => Promise<Buffer | undefined>
  /** Decides whether a registry is used, as shell servers do; without it, every registry is used. */
  trust?: RegistryTrust
  /** Called with a changed listing before it becomes the current one; when this fails, it is tried again. */
  prepare?: (next: SiteListing) => Promise<void>
  /** Called after the listing has changed. */
  onChange: () => void
  /** Receives, once each, the reasons why the store could not be followed. */
  report: (message: string) => void
}

/** Follows the listing of the live releases. */
export interface FollowedListing {
  current: () => SiteListing
  /** Whether the registry names a release of a part: live, before or being rolled out; `none` stands for a missing one. */
  isNamed: (part: string, release: string) => boolean
  stop: () => void
}

/**
 * Reads what the live releases list, and follows `registry.json` by polling it. When a release cannot be read, and while
 * the store is unreachable, the last known listing stays.
 */
export async function followListing({
  read,
  trust,
  prepare,
  onChange,
  report,
}: FollowOptions): Promise<FollowedListing> {
  let listed: Record<RemoteName, ReleaseDescriptor> = {}
  let listing: SiteListing = { pages: [], retired: [], visitorPaths: [] }
  let named = new Set<string>()
  let seen: string | undefined
  let reported: string | undefined

  async function refresh(): Promise<void> {
    const text = (await read('registry.json'))?.toString()
    if (text === seen || text === undefined) return
    const stored = JSON.parse(text) as Registry
    const problem = await trust?.problemOf(stored)
    if (problem) report(`${problem}; the listing stays as it was`)
    // A service that has just started has no listing yet, so it uses the registry that it accepted before it stopped.
    const registry = problem ? seen === undefined && (await trust?.newest()) : stored
    if (!registry) return void (seen = text)
    named = namedReleases(registry)
    const { remotes, policy } = registry
    const next: typeof listed = {}
    for (const [name, entry] of Object.entries(remotes) as [RemoteName, RegistryEntry][])
      next[name] = await describe(name, entry, policy)
    const found = Object.values(next)
    const changed: SiteListing = {
      pages: found.flatMap(({ pages = [] }) => pages),
      retired: found.flatMap(({ retired = [] }) => retired),
      visitorPaths: found.flatMap(({ routes = [] }) => visitorPathsOf(routes)),
    }
    const isNew = JSON.stringify(changed) !== JSON.stringify(listing)
    if (isNew) await prepare?.(changed)
    if (!problem) await trust?.accept(registry)
    listed = next
    seen = text
    if (!isNew) return
    listing = changed
    onChange()
  }

  /** The descriptor of a live release; a development release is read again with each revision of the registry. */
  async function describe(
    name: RemoteName,
    entry: RegistryEntry,
    policy: ReleasePolicy | undefined,
  ): Promise<ReleaseDescriptor> {
    const { live, revision } = entry
    requireSignedEntry(policy, name, entry)
    const known = listed[name]
    if (known?.release === live && revision === undefined && policy === undefined) return known
    const text = await read(`${name}/${live}/release.json`)
    if (!text) throw new Error(`${name} ${live} has no release.json`)
    const descriptor = JSON.parse(text.toString()) as ReleaseDescriptor
    const findings = policy
      ? signatureFindings(policy, descriptor, text, await read(`${name}/${live}/${SIGNATURE_FILE}`))
      : []
    if (findings.length > 0 || (policy && (descriptor.name !== name || descriptor.release !== live)))
      throw new Error(findings[0] ?? `release.json of ${name} ${live} describes another release`)
    return descriptor
  }

  async function refreshOrReport(): Promise<void> {
    try {
      await refresh()
      reported = undefined
    } catch (error) {
      const problem = (error as Error).message
      if (problem !== reported) report(`the live releases cannot be followed: ${problem}`)
      reported = problem
    }
  }

  await refreshOrReport()
  let polling: Promise<void> | undefined
  const timer = setInterval(() => {
    polling ??= refreshOrReport().finally(() => (polling = undefined))
  }, POLL_INTERVAL)
  timer.unref()
  return {
    current: () => listing,
    isNamed: (part, release) => named.has(`${part} ${release}`),
    stop: () => clearInterval(timer),
  }
}

/** The releases that a registry names, each as `<part> <release>`. */
function namedReleases(registry: Registry): Set<string> {
  const parts = partsOf(registry)
  return new Set(
    parts.flatMap((part) => {
      const entry = entryOf(registry, part)
      const releases = [entry?.live, ...(entry?.previous ?? []), rolloutOf(registry, part)?.release, 'none']
      return releases.filter((release) => release !== undefined).map((release) => `${part} ${release}`)
    }),
  )
}

const visitorPathsOf = (routes: readonly ReleaseRoute[]) =>
  routes.filter(({ access, pattern }) => access === 'visitor' && !/[:*]/.test(pattern)).map(({ pattern }) => pattern)
