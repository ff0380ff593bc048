import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Registry } from '@tekskills/shared/contracts/release'
import { createGeneration, type Generation, type ShellBuild } from './generation'
import { ReleaseError } from './release-loader'

/** How often the registry is looked at, in milliseconds. */
const POLL_INTERVAL = 250
/** A refused release is tried again after this many milliseconds, then after twice as long, up to the limit. */
const RETRY_FIRST = 2000
const RETRY_LIMIT = 60_000
/** Generations whose builds stay loaded: the live one, and the one before it, so that a release is taken back at once. */
const KEPT_LOADED = 2

interface WatcherOptions {
  root: string
  configureBuild: (build: ShellBuild) => void
  /** Called after each swap, when the new generation serves. */
  onSwap: (generation: Generation) => void
  log: (message: string) => void
  /** Takes the reason why a release was refused. */
  report: (message: string) => void
  /** Takes the releases that were refused, each as `<part> <release>`, at every attempt to use them. */
  onRefused: (releases: readonly string[]) => void
}

/**
 * Follows `registry.json` and swaps generations. Loading happens beside the live one; only a generation that loaded
 * whole replaces it.
 */
export function createRegistryWatcher({ root, configureBuild, onSwap, log, report, onRefused }: WatcherOptions) {
  let loaded: readonly Generation[] = []
  let seen = ''
  let retryAt = Infinity
  let retryDelay = RETRY_FIRST
  let refreshing: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  async function refresh() {
    const text = await readFile(join(root, 'registry.json'), 'utf8').catch(() => '')
    if (text === seen && Date.now() < retryAt) return
    const isRetry = text === seen
    seen = text
    const registry = parseRegistry(text)
    if (!registry) return log('registry.json cannot be read; what is live stays live')
    const next = await createGeneration({ root, registry, earlier: loaded, configureBuild, log: report })
    onRefused(next.refused)
    retryDelay = isRetry ? Math.min(retryDelay * 2, RETRY_LIMIT) : RETRY_FIRST
    retryAt = next.refused.length > 0 ? Date.now() + retryDelay : Infinity
    if (isRetry && sameReleases(loaded[0], next)) return
    loaded = [next, ...loaded].slice(0, KEPT_LOADED)
    onSwap(next)
    log(`generation ${next.number}: ${describe(next)}`)
  }

  const refreshOnce = () => {
    refreshing ??= refresh()
      .catch((error: unknown) => log(`the registry could not be followed: ${(error as Error).message}`))
      .finally(() => (refreshing = null))
    return refreshing
  }

  return {
    /** Loads the first generation and starts to follow the registry. @throws {ReleaseError} when none can be made. */
    async start(): Promise<Generation> {
      await refreshOnce()
      const [current] = loaded
      if (!current) throw new ReleaseError(`no usable release in ${root}; publish one with \`npm run release\``)
      timer = setInterval(() => void refreshOnce(), POLL_INTERVAL)
      return current
    },
    /** Looks at the registry now. */
    refresh: refreshOnce,
    current: () => loaded[0] as Generation,
    stop: () => clearInterval(timer),
  }
}

/** Follows the registry from the shell server's start to its stop. */
export type RegistryWatcher = ReturnType<typeof createRegistryWatcher>

function parseRegistry(text: string): Registry | null {
  try {
    const registry = JSON.parse(text) as Partial<Registry>
    return registry.schema === 1 && registry.shell && registry.remotes ? (registry as Registry) : null
  } catch {
    return null
  }
}

const releasesOf = ({ shell, remotes }: Generation) => [shell, ...Object.values(remotes).map(({ stored }) => stored)]

const describe = (generation: Generation) =>
  [
    ...releasesOf(generation).map(({ descriptor: { name, release } }) => `${name} ${release}`),
    ...generation.rollouts.map(({ remote, release, percent }) => `${remote} ${release} at ${percent} %`),
  ].join(', ')

/** What stays live is the very same object; a release that was built again under its old id is not. */
function sameReleases(a: Generation | undefined, b: Generation) {
  const before = a ? releasesOf(a) : []
  const after = releasesOf(b)
  return before.length === after.length && after.every((release) => before.includes(release))
}
