import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createGeneration, type Generation, type ShellBuild } from './generation'
import { lastReadableRegistry, parseRegistry } from '@tekskills/releases/registry/read-registry'

/** How often the registry is looked at, in milliseconds. */
const POLL_INTERVAL = 250
/**
 * A refused release is tried again after this many milliseconds, then after twice as long, up to the limit; while a part of
 * the site has no release at all, always after the first.
 */
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
  onRejected: (releases: readonly string[]) => void
}

/**
 * Follows `registry.json` and swaps generations. Loading happens beside the live one; only a generation that loaded
 * whole replaces it.
 */
export function createRegistryWatcher({ root, configureBuild, onSwap, log, report, onRejected }: WatcherOptions) {
  let loaded: readonly Generation[] = []
  let seen: string | undefined
  let retryAt = Infinity
  let retryDelay = RETRY_FIRST
  let refreshing: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  async function refresh() {
    const text = await readFile(join(root, 'registry.json'), 'utf8').catch(() => '')
    if (text === seen && Date.now() < retryAt) return
    const isRetry = text === seen
    seen = text
    // A server that has nothing yet begins with what was live before the registry was damaged, and tries until it can.
    const isStart = loaded.length === 0 || isRetry
    const registry = parseRegistry(text) ?? (isStart ? await lastReadableRegistry(root) : undefined)
    retryAt = loaded.length === 0 ? Date.now() + RETRY_FIRST : Infinity
    if (!registry) return isRetry ? undefined : log('registry.json cannot be read; what is live stays live')
    const next = await createGeneration({ root, registry, earlier: loaded, configureBuild, log: report })
    onRejected(next.refused)
    const isPatient = isRetry && next.unusable.length === 0
    retryDelay = isPatient ? Math.min(retryDelay * 2, RETRY_LIMIT) : RETRY_FIRST
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
    /** Loads the first generation, if one can be made, and starts to follow the registry. */
    async start(): Promise<void> {
      await refreshOnce()
      if (loaded.length === 0)
        report(`No release in ${root} can be used yet. Publish one with \`npm run release\`, or mend the registry.`)
      timer = setInterval(() => void refreshOnce(), POLL_INTERVAL)
    },
    /** Looks at the registry now. */
    refresh: refreshOnce,
    /** What is live; undefined until a generation could be made. */
    current: () => loaded[0],
    stop: () => clearInterval(timer),
  }
}

/** Follows the registry from the shell server's start to its stop. */
export type RegistryWatcher = ReturnType<typeof createRegistryWatcher>

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
