import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Registry, RegistryEntry } from '@tekskills/shared/contracts/release'
import { RELEASE_ID, ReleaseError } from '../read-release'
import { parseRegistry } from '../registry/read-registry'
import { MAX_PAGE_FALLBACKS } from '../registry/registry-edits'
import { mirrorRelease } from './mirror-release'
import type { ReleaseBucket } from './release-bucket'

/** Milliseconds between two polls of the bucket's registry. */
const POLL_INTERVAL = 250
/** Milliseconds after which a release that could not be copied is retried. */
const RETRY_DELAY = 5000
/** Milliseconds for which the copy of a release that the registry no longer references is kept: seven days. */
const COPY_RETENTION_MS = 7 * 24 * 60 * 60 * 1000
/** Bounds of the negative cache of releases that the bucket does not have; `ttl` in milliseconds. */
const ABSENT = { max: 1000, ttl: 30_000 }

interface MirrorOptions {
  bucket: ReleaseBucket
  /** Folder that the registry watcher and the file routes read. */
  root: string
  /** Called after the registry in the folder has been replaced. */
  onReplaced: () => void
  /** Receives the reason why a release could not be copied. */
  report: (message: string) => void
}

/**
 * Mirrors the bucket of releases into a folder. Releases that the registry references are copied first, then the registry
 * is replaced, so that the folder's watcher finds them complete. While the bucket is unreachable the folder stays as it is.
 */
export function createReleaseMirror({ bucket, root, onReplaced, report }: MirrorOptions) {
  const copying = new Map<string, Promise<boolean>>()
  const absent = new LRUCache<string, true>(ABSENT)
  /** Parts in the registry; releases of any other part are never requested from the bucket. */
  let names = new Set<string>()
  let etag: string | undefined
  let retryAt = Infinity
  let reportedProblem: string | undefined
  let following: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let followedAt = 0

  /** Copies a release unless it is here; returns whether it is. Concurrent calls share one copy operation. */
  async function fetchRelease(name: string, release: string): Promise<boolean> {
    const key = `${name}/${release}`
    if (absent.has(key) || !names.has(name) || !RELEASE_ID.test(release)) return false
    const current = copying.get(key) ?? mirrorRelease(bucket, root, name, release).finally(() => copying.delete(key))
    copying.set(key, current)
    try {
      const isHere = await current
      if (!isHere) absent.set(key, true)
      return isHere
    } catch (error) {
      // A damaged release is not copied again and again; an unreachable bucket is retried with the next call.
      if (error instanceof ReleaseError) absent.set(key, true)
      throw error
    }
  }

  async function copy(name: string, release: string): Promise<boolean> {
    try {
      absent.delete(`${name}/${release}`)
      if (await fetchRelease(name, release)) return true
      report(`${name} ${release} is not in the bucket`)
    } catch (error) {
      report(`${name} ${release} cannot be copied from the bucket: ${(error as Error).message}`)
    }
    return false
  }

  async function follow(): Promise<void> {
    const found = await bucket.readIfChanged('registry.json', Date.now() < retryAt ? etag : undefined)
    if (found === 'unchanged') followedAt = Date.now()
    if (found === 'unchanged' || !found) return
    // Writing to the bucket takes no signing key, and the names become folders of this machine.
    const registry = parseRegistry(found.content.toString())
    if (!registry) throw new Error('its registry.json cannot be read')
    const entries = Object.entries({ ...newcomersOf(registry), ...registry.remotes, shell: registry.shell })
    names = new Set(entries.map(([name]) => name))
    let missing = 0
    for (const [name, entry] of entries)
      for (const release of needed(entry)) if (!(await copy(name, release))) missing += 1
    await mkdir(root, { recursive: true })
    const draft = join(root, '.registry.draft')
    await writeFile(draft, found.content)
    await rename(draft, join(root, 'registry.json'))
    etag = found.etag
    followedAt = Date.now()
    retryAt = missing > 0 ? Date.now() + RETRY_DELAY : Infinity
    onReplaced()
    for (const [name, entry] of entries) await removeOldCopies(root, name, needed(entry))
  }

  /** Reports a problem of the bucket once, when it begins, and not at every poll. */
  function reportOnce(problem: string | undefined) {
    if (problem && problem !== reportedProblem) report(`the bucket of releases cannot be followed: ${problem}`)
    reportedProblem = problem
  }

  const followOnce = () => {
    following ??= follow()
      .then(
        () => reportOnce(undefined),
        (error: unknown) => reportOnce((error as Error).message),
      )
      .finally(() => (following = null))
    return following
  }

  return {
    fetchRelease,

    /** When the folder was last known to have the bucket's registry, in milliseconds since 1970; 0 for never. */
    followedAt: () => followedAt,

    /**
     * Copies what is live and starts polling the bucket. A bucket that is unreachable, or has no registry yet, is polled
     * until it can be used; meanwhile a server that ran before uses the copies it has.
     */
    async start(): Promise<void> {
      await followOnce()
      const isHere = await access(join(root, 'registry.json')).then(
        () => true,
        () => false,
      )
      if (!isHere) report('The bucket of releases has no registry yet. Publish and promote first.')
      timer = setInterval(() => void followOnce(), POLL_INTERVAL).unref()
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      await following
    },
  }
}

/** Mirrors the bucket into a shell server's folder, from its start to its stop. */
export type ReleaseMirror = ReturnType<typeof createReleaseMirror>

/** First releases of remotes, which some visitors get, as entries. */
const newcomersOf = ({ newcomers = {} }: Registry): Record<string, RegistryEntry> =>
  Object.fromEntries(Object.entries(newcomers).map(([name, { release }]) => [name, { live: release, previous: [] }]))

const needed = ({ live, previous, rollout }: RegistryEntry) => [
  ...new Set([live, ...(rollout ? [rollout.release] : []), ...previous.slice(0, MAX_PAGE_FALLBACKS)]),
]

/**
 * Removes copies, at least a week old, of releases that the registry does not reference, so that a shell's folder does not
 * grow with every release. When an open tab still requests one, it is copied again.
 */
async function removeOldCopies(root: string, name: string, named: readonly string[]): Promise<void> {
  const folders = await readdir(join(root, name)).catch(() => [])
  for (const release of folders.filter((folder) => !named.includes(folder))) {
    const folder = join(root, name, release)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > COPY_RETENTION_MS) await rm(folder, { recursive: true, force: true })
  }
}
