import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Registry, RegistryEntry } from '@tekskills/shared/contracts/release'
import { RELEASE_ID, ReleaseError } from '../read-release'
import { NAMED_EARLIER } from '../registry/registry-edits'
import { mirrorRelease } from './mirror-release'
import type { ReleaseBucket } from './release-bucket'

/** How often the bucket is asked whether its registry changed, in milliseconds. */
const POLL_INTERVAL = 250
/** A release that could not be copied is tried again after this many milliseconds. */
const RETRY_DELAY = 5000
/** How long a copied release stays once the registry names it no more, in milliseconds: seven days. */
const COPY_RETENTION_MS = 7 * 24 * 60 * 60 * 1000
/** How long it is believed that the bucket does not hold a release, and of how many. */
const ABSENT = { max: 1000, ttl: 30_000 }

interface MirrorOptions {
  bucket: ReleaseBucket
  /** Folder that the registry watcher and the file routes read. */
  root: string
  /** The folder has another registry now. */
  onReplaced: () => void
  /** Takes the reason why a release could not be copied. */
  report: (message: string) => void
}

/**
 * Keeps a folder like the bucket of releases: what the registry names is copied first, then the registry is replaced, so
 * the watcher of the folder finds everything there. While the bucket is unreachable the folder stays as it is.
 */
export function createReleaseMirror({ bucket, root, onReplaced, report }: MirrorOptions) {
  const copying = new Map<string, Promise<boolean>>()
  const absent = new LRUCache<string, true>(ABSENT)
  /** Parts that the registry names: of others nobody is asked. */
  let names = new Set<string>()
  let etag: string | undefined
  let retryAt = Infinity
  let told: string | undefined
  let following: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  /** Copies a release unless it is here; returns whether it is. Many who ask at once wait for one copy. */
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
      // One that is damaged is not copied again and again; a bucket that is unreachable for a moment is asked again.
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
    if (found === 'unchanged' || !found) return
    const registry = JSON.parse(found.content.toString()) as Registry
    const entries = Object.entries({ ...registry.remotes, shell: registry.shell })
    names = new Set(entries.map(([name]) => name))
    let missing = 0
    for (const [name, entry] of entries)
      for (const release of needed(entry)) if (!(await copy(name, release))) missing += 1
    await mkdir(root, { recursive: true })
    const draft = join(root, '.registry.draft')
    await writeFile(draft, found.content)
    await rename(draft, join(root, 'registry.json'))
    etag = found.etag
    retryAt = missing > 0 ? Date.now() + RETRY_DELAY : Infinity
    onReplaced()
    for (const [name, entry] of entries) await removeOldCopies(root, name, needed(entry))
  }

  /** Reports a fault of the bucket when it begins, and not at every look. */
  function tell(fault: string | undefined) {
    if (fault && fault !== told) report(`the bucket of releases cannot be followed: ${fault}`)
    told = fault
  }

  const followOnce = () => {
    following ??= follow()
      .then(
        () => tell(undefined),
        (error: unknown) => tell((error as Error).message),
      )
      .finally(() => (following = null))
    return following
  }

  return {
    fetchRelease,

    /**
     * Copies what is live and starts to follow the bucket. A bucket that cannot be reached, or has no registry yet, is
     * waited for; a server that ran before goes on with what it has.
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

/** Keeps a shell server's folder like the bucket, from its start to its stop. */
export type ReleaseMirror = ReturnType<typeof createReleaseMirror>

const needed = ({ live, previous, rollout }: RegistryEntry) => [
  ...new Set([live, ...(rollout ? [rollout.release] : []), ...previous.slice(0, NAMED_EARLIER)]),
]

/**
 * Removes the copies of releases of a part that the registry does not name and that have been here for a week, so that a
 * shell's folder does not grow with every release. A tab that still asks for one has it copied again.
 */
async function removeOldCopies(root: string, name: string, named: readonly string[]): Promise<void> {
  const folders = await readdir(join(root, name)).catch(() => [])
  for (const release of folders.filter((folder) => !named.includes(folder))) {
    const folder = join(root, name, release)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > COPY_RETENTION_MS) await rm(folder, { recursive: true, force: true })
  }
}
