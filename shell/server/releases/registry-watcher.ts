import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createGeneration, type Generation } from './generation'
import type { ShellBuild } from './release-loader'
import { acceptedInFolder, registryTrust } from '@tekskills/releases/policy/registry-trust'
import { lastReadableRegistry, parseRegistry } from '@tekskills/releases/registry/read-registry'

/** Milliseconds between two polls of the registry. */
const POLL_INTERVAL = 250
/**
 * Milliseconds until a rejected release is retried: exponential backoff from the first value to the limit. While a remote
 * has no usable release at all, retries stay at the first value.
 */
const RETRY_FIRST = 2000
const RETRY_LIMIT = 60_000
/** Generations whose builds stay in memory: the live and the previous one, so that a rollback takes effect at once. */
const LOADED_GENERATIONS = 2

interface WatcherOptions {
  root: string
  /** Key with which the policy of the registry must be signed; empty when none is required. */
  policyKey?: string
  configureBuild: (build: ShellBuild) => void
  /** Called before each swap but the first; the new generation goes live when it settles. */
  beforeSwap?: (next: Generation) => Promise<void>
  /** Called after each swap, once the new generation is live. */
  onSwap: (generation: Generation) => void
  log: (message: string) => void
  /** Receives the reason why a release was rejected. */
  report: (message: string) => void
  /** Receives the rejected releases, each as `<part> <release>`, at every attempt to load them. */
  onRejected: (releases: readonly string[]) => void
}

/**
 * Polls `registry.json` and swaps generations. A new generation is loaded in the background and replaces the live one only
 * when it has loaded completely.
 */
export function createRegistryWatcher({
  root,
  policyKey,
  configureBuild,
  beforeSwap,
  onSwap,
  log,
  report,
  onRejected,
}: WatcherOptions) {
  const trust = registryTrust({ policyKey, accepted: acceptedInFolder(root) })
  let loaded: readonly Generation[] = []
  let seen: string | undefined
  let retryAt = Infinity
  let retryDelay = RETRY_FIRST
  let refreshing: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let isInForce = false
  let followedAt = 0

  async function refresh() {
    const text = await readFile(join(root, 'registry.json'), 'utf8').catch(() => '')
    if (text === seen && Date.now() < retryAt) return noteFollowed(text)
    const isRetry = text === seen
    seen = text
    isInForce = false
    // A starting server with a damaged registry uses the last readable one in the history, and retries until it can.
    const isStart = loaded.length === 0 || isRetry
    const parsed = parseRegistry(text)
    const stored = parsed ?? (isStart ? await lastReadableRegistry(root) : undefined)
    retryAt = loaded.length === 0 ? Date.now() + RETRY_FIRST : Infinity
    if (!stored) return isRetry ? undefined : log('registry.json cannot be read; what is live stays live')
    const problem = await trust.problemOf(stored)
    if (problem && !isRetry) report(`${problem}; what is live stays live`)
    const registry = problem ? await lastAccepted() : stored
    if (!registry) return
    const next = await createGeneration({ root, registry, earlier: loaded, configureBuild, log: report })
    await trust.accept(registry).catch((error: unknown) => report((error as Error).message))
    onRejected(next.rejected)
    const backsOff = isRetry && next.unusable.length === 0
    retryDelay = backsOff ? Math.min(retryDelay * 2, RETRY_LIMIT) : RETRY_FIRST
    retryAt = next.rejected.length > 0 ? Date.now() + retryDelay : Infinity
    isInForce = !problem && stored === parsed
    noteFollowed(text)
    if (isRetry && sameReleases(loaded[0], next)) return
    if (loaded.length > 0) await beforeSwap?.(next)
    loaded = [next, ...loaded].slice(0, LOADED_GENERATIONS)
    onSwap(next)
    log(`generation ${next.number}: ${describe(next)}`)
  }

  /** Notes the time, if the registry was read and is what this server serves. */
  const noteFollowed = (text: string) => {
    if (text && isInForce) followedAt = Date.now()
  }

  /**
   * The registry that a newly started server uses instead of one that it rejects: the one it accepted before it
   * stopped.
   */
  const lastAccepted = () => (loaded.length === 0 ? trust.newest() : undefined)

  const refreshOnce = () => {
    refreshing ??= refresh()
      .catch((error: unknown) => log(`the registry could not be followed: ${(error as Error).message}`))
      .finally(() => (refreshing = null))
    return refreshing
  }

  return {
    /** Loads the first generation, if possible, and starts to poll the registry. */
    async start(): Promise<void> {
      await refreshOnce()
      if (loaded.length === 0)
        report(`No release in ${root} can be used yet. Publish one with \`npm run release\`, or repair the registry.`)
      timer = setInterval(() => void refreshOnce(), POLL_INTERVAL)
    },
    /** Checks the registry now. */
    refresh: refreshOnce,
    /** The live generation; undefined until one could be loaded. */
    current: () => loaded[0],
    /** When the registry was last read and was what this server serves, in milliseconds since 1970; 0 for never. */
    followedAt: () => followedAt,
    stop: () => clearInterval(timer),
  }
}

/** Polls the registry from the shell server's start to its stop. */
export type RegistryWatcher = ReturnType<typeof createRegistryWatcher>

const releasesOf = ({ shell, remotes }: Generation) => [shell, ...Object.values(remotes).map(({ stored }) => stored)]

const describe = (generation: Generation) =>
  [
    ...releasesOf(generation).map(({ descriptor: { name, release } }) => `${name} ${release}`),
    ...generation.rollouts.map(({ part, release, percent }) => `${part} ${release} at ${percent}%`),
  ].join(', ')

/** Compares releases by identity: a reused one is the same object, one that was rebuilt under its old id is not. */
function sameReleases(a: Generation | undefined, b: Generation) {
  const before = a ? releasesOf(a) : []
  const after = releasesOf(b)
  return before.length === after.length && after.every((release) => before.includes(release))
}
