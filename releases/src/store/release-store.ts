import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { glob } from 'tinyglobby'
import type { Registry, ReleaseDescriptor, Rollout } from '@tekskills/shared/contracts/release'
import { eachOf } from '../each-of'
import { mirrorRelease } from './mirror-release'
import { RELEASE_ID, readRelease } from '../read-release'
import type { ReleaseObjects } from './release-objects'
import { diskObjects } from './disk-objects'
import {
  changedParts,
  entryOf,
  promoted,
  rolledBack,
  rolledOut,
  sameRegistry,
  type ReleasesByPart,
} from '../registry/registry-edits'
import type { ReleaseOrigin } from '../release-origin'
import {
  RegistryChangedError,
  registryHistory,
  type ChangeNote,
  type RegistryChange,
} from '../registry/registry-history'

/** How often a change is tried while others change the registry, and the longest wait after the first, in milliseconds. */
const ATTEMPTS = 12
const LONGEST_WAIT = 50

const DESCRIPTOR = 'release.json'

const originFolder = (name: string, release: string) => `origins/${name}/${release}/`
const originKey = (name: string, release: string) => `${originFolder(name, release)}origin.json`

export type ReleaseStore = ReturnType<typeof releaseStore>

/**
 * The release store: `<name>/<release>/` with one immutable build each, `registry.json`, which is always replaced whole,
 * so that a reader sees the old one or the new one and nothing between, and `history/`.
 * @param folder the store itself, or this machine's copy of what it needs of a bucket
 * @param bucket the store, when it is no folder
 */
export const releaseStore = (folder: string, bucket?: ReleaseObjects) => {
  const root = resolve(folder)
  const objects = bucket ?? diskObjects(root)
  const history = registryHistory(objects)
  const folderOf = (name: string, release: string) => join(root, name, release)

  /** `registry.json`, or `null` when there is none or it is damaged. */
  async function readRegistryFile(): Promise<Registry | null> {
    const text = await objects.read('registry.json')
    try {
      const registry = text && (JSON.parse(text.toString()) as Partial<Registry> | null)
      return registry && registry.schema === 1 && registry.remotes ? (registry as Registry) : null
    } catch {
      return null
    }
  }

  /** What is live; from the history while `registry.json` is damaged. */
  const readRegistry = async () => (await readRegistryFile()) ?? (await history.latest())?.registry ?? null

  const writeRegistry = (registry: Registry) => objects.write('registry.json', JSON.stringify(registry, null, 2))

  /** Whether the store has a release; one of a bucket is then in the folder as well. */
  async function has(name: string, release: string): Promise<boolean> {
    if (!RELEASE_ID.test(release) || !(await objects.read(`${name}/${release}/${DESCRIPTOR}`))) return false
    return bucket ? mirrorRelease(bucket, root, name, release) : true
  }

  /** Writes the newest change, again if a newer one came while it wrote. */
  async function writeLatest() {
    for (let written = 0; ;) {
      const latest = await history.latest()
      if (!latest || latest.version === written) return
      await writeRegistry(latest.registry)
      written = latest.version
    }
  }

  /**
   * The registry as the history has it. A change takes its version there first; until its writer has replaced
   * `registry.json` (or when that writer was cut off), the file is behind.
   */
  const newest = (registry: Registry | null, latest: RegistryChange | undefined): Registry | null =>
    latest && (registry?.version ?? (registry ? Infinity : 0)) < latest.version ? latest.registry : registry

  /**
   * Changes the registry by compare-and-swap. When somebody else was quicker and changed other parts, what they did is
   * taken over and the change decided again.
   * @param decide makes the new registry from the current one; may look at it first and refuse by throwing
   * @throws {RegistryChangedError} when somebody changed a part that this change touches.
   */
  async function change(
    note: ChangeNote,
    decide: (before: Registry | null) => Registry | Promise<Registry>,
  ): Promise<Registry> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const registry = await readRegistryFile()
      const latest = await history.latest()
      const before = newest(registry, latest)
      const edited = await decide(before)
      if (sameRegistry(edited, before)) {
        if (before !== registry) await writeLatest()
        return edited
      }
      const version = (latest?.version ?? 0) + 1
      const after = { ...edited, version }
      if (await history.add({ ...note, version, at: new Date().toISOString(), registry: after })) {
        await writeLatest()
        return after
      }
      await refuseSameParts(before, edited)
      await wait(Math.random() * attempt * LONGEST_WAIT)
    }
    throw new RegistryChangedError(
      `The registry was changed by others ${ATTEMPTS} times while this was tried. Try again in a moment.`,
    )
  }

  /** @throws {RegistryChangedError} when a part that an edit touches is no longer what the edit was made from. */
  async function refuseSameParts(before: Registry | null, edited: Registry): Promise<void> {
    const latest = await history.latest()
    const theirs = new Set(changedParts(before, latest?.registry ?? null))
    const part = changedParts(before, edited).find((name) => theirs.has(name))
    if (!part) return
    const now = entryOf(latest?.registry ?? null, part)
    const given = now?.rollout ? `, ${now.rollout.release} at ${now.rollout.percent} %` : ''
    throw new RegistryChangedError(
      `Somebody else changed ${part} at the same moment: ${now?.live}${given} is live now. ` +
        'Nothing was changed by you; look at the status, then decide again.',
    )
  }

  return {
    root,
    folderOf,
    registryPath: join(root, 'registry.json'),
    history,
    readRegistry,
    writeRegistry,
    change,

    has,

    /** @throws {Error} with one sentence when the store has no such release, or another under its id. */
    async describe(name: string, release: string): Promise<ReleaseDescriptor> {
      await has(name, release)
      return (await readRelease(root, name, release)).descriptor
    },

    /** What is known of a release's origin; undefined for one that was built before origins were noted. */
    async originOf(name: string, release: string): Promise<ReleaseOrigin | undefined> {
      const text = await objects.read(originKey(name, release))
      return text && (JSON.parse(text.toString()) as ReleaseOrigin)
    },

    noteOrigin: (name: string, release: string, origin: ReleaseOrigin): Promise<void> =>
      objects.write(originKey(name, release), JSON.stringify(origin, null, 2)),

    /** Puts a release that was built into the folder into the store; its descriptor last, which makes it complete. */
    async upload(name: string, release: string): Promise<void> {
      if (!bucket) return
      const files = await glob('**/*', { cwd: folderOf(name, release), ignore: [DESCRIPTOR] })
      const send = async (file: string) =>
        bucket.write(`${name}/${release}/${file}`, await readFile(join(folderOf(name, release), file)))
      await eachOf(files, send)
      await send(DESCRIPTOR)
    },

    /** The releases of one part, with the time at which each was stored. */
    async releases(name: string): Promise<Map<string, number>> {
      const stored = new Map<string, number>()
      for (const { key, storedAt } of await objects.list(`${name}/`)) {
        const [, release = ''] = key.split('/')
        stored.set(release, Math.max(storedAt, stored.get(release) ?? 0))
      }
      return stored
    },

    /** Removes a release for good. */
    async remove(name: string, release: string): Promise<void> {
      await objects.removeAll(originFolder(name, release))
      await objects.removeAll(`${name}/${release}/`)
      await rm(folderOf(name, release), { recursive: true, force: true })
    },

    /**
     * Makes releases live; what was live becomes the first to fall back to. Nothing is written when nothing changes.
     * @throws {RegistryChangedError} when somebody else changed one of them at the same moment.
     */
    promote: (releases: ReleasesByPart, note: ChangeNote) => change(note, (before) => promoted(before, releases)),

    /**
     * Gives a release of a remote to some visitors, or to more or fewer of them; the live one stays.
     * @throws {Error} with one sentence when it cannot be rolled out like that.
     */
    rollOut: (name: string, rollout: Rollout, note: ChangeNote) =>
      change(note, (before) => rolledOut(before, name, rollout)),

    /**
     * Takes a rollout back; where none runs, or one is named, makes the release before the live one live again, or the
     * named one; what was live is not fallen back to.
     * @throws {Error} with one sentence when there is none.
     */
    rollBack: (name: string, release: string | undefined, by: string) =>
      change({ action: 'rollback', by }, (before) => rolledBack(before, name, release)),
  }
}
