import { readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { glob } from 'tinyglobby'
import type { Registry, ReleaseDescriptor, Rollout } from '@tekskills/shared/contracts/release'
import { eachOf } from '../../shell/server/releases/each-of'
import { RELEASE_ID } from '../../shell/server/releases/release-fault'
import { mirrorRelease } from '../../shell/server/releases/mirror-release'
import { readRelease } from '../../shell/server/releases/release-loader'
import type { ReleaseObjects } from '../../shell/server/releases/release-objects'
import type { ReleaseName } from '../repository'
import { diskObjects } from './disk-objects'
import { promoted, rolledBack, rolledOut, sameRegistry } from './registry-edits'
import { RegistryChangedError, registryHistory, type ChangeNote } from './registry-history'

/** A change that has taken its version but is not in `registry.json` after this time, in milliseconds, was cut off. */
const CUT_OFF_AFTER = 5000

const DESCRIPTOR = 'release.json'

interface ChangeOptions {
  /** Version of the registry that the change was decided on; another one refuses it. */
  expected?: number
}

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
  const folderOf = (name: ReleaseName, release: string) => join(root, name, release)

  async function readRegistry(): Promise<Registry | null> {
    const text = await objects.read('registry.json')
    return text ? (JSON.parse(text.toString()) as Registry) : null
  }

  const writeRegistry = (registry: Registry) => objects.write('registry.json', JSON.stringify(registry, null, 2))

  /** Whether the store has a release; one of a bucket is then in the folder as well. */
  async function has(name: ReleaseName, release: string): Promise<boolean> {
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

  async function change(
    note: ChangeNote,
    edit: (before: Registry | null) => Registry,
    { expected }: ChangeOptions = {},
  ): Promise<Registry> {
    const before = await readRegistry()
    const latest = await history.latest()
    if (latest && before?.version !== undefined && before.version < latest.version) {
      if (Date.now() - Date.parse(latest.at) < CUT_OFF_AFTER)
        throw new RegistryChangedError(`${latest.by} is changing the registry. Look at it and try again.`)
      await writeLatest()
      return change(note, edit, { expected })
    }
    if (expected !== undefined && (before?.version ?? 0) !== expected)
      throw new RegistryChangedError('The registry has changed since. Look at it and try again.')
    const edited = edit(before)
    if (sameRegistry(edited, before)) return edited
    const version = (latest?.version ?? 0) + 1
    const after = { ...edited, version }
    await history.add({ ...note, version, at: new Date().toISOString(), registry: after })
    await writeLatest()
    return after
  }

  return {
    root,
    folderOf,
    registryPath: join(root, 'registry.json'),
    history,
    readRegistry,
    writeRegistry,

    has,

    /** @throws {Error} with one sentence when the store has no such release, or another under its id. */
    async describe(name: ReleaseName, release: string): Promise<ReleaseDescriptor> {
      await has(name, release)
      return (await readRelease(root, name, release)).descriptor
    },

    /** Puts a release that was built into the folder into the store; its descriptor last, which makes it complete. */
    async upload(name: ReleaseName, release: string): Promise<void> {
      if (!bucket) return
      const files = await glob('**/*', { cwd: folderOf(name, release), ignore: [DESCRIPTOR] })
      const send = async (file: string) =>
        bucket.write(`${name}/${release}/${file}`, await readFile(join(folderOf(name, release), file)))
      await eachOf(files, send)
      await send(DESCRIPTOR)
    },

    /** The releases of one part, with the time at which each was stored. */
    async releases(name: ReleaseName): Promise<Map<string, number>> {
      const stored = new Map<string, number>()
      for (const { key, storedAt } of await objects.list(`${name}/`)) {
        const [, release = ''] = key.split('/')
        stored.set(release, Math.max(storedAt, stored.get(release) ?? 0))
      }
      return stored
    },

    /** Removes a release for good. */
    async remove(name: ReleaseName, release: string): Promise<void> {
      await objects.removeAll(`${name}/${release}/`)
      await rm(folderOf(name, release), { recursive: true, force: true })
    },

    /**
     * Makes releases live; what was live becomes the first to fall back to. Nothing is written when nothing changes.
     * @throws {RegistryChangedError} when somebody else was quicker.
     */
    promote: (releases: Partial<Record<ReleaseName, string>>, note: ChangeNote, options?: ChangeOptions) =>
      change(note, (before) => promoted(before, releases), options),

    /**
     * Gives a release of a remote to some visitors, or to more or fewer of them; the live one stays.
     * @throws {Error} with one sentence when it cannot be rolled out like that.
     */
    rollOut: (name: ReleaseName, rollout: Rollout, note: ChangeNote, options?: ChangeOptions) =>
      change(note, (before) => rolledOut(before, name, rollout), options),

    /**
     * Takes a rollout back; where none runs, or one is named, makes the release before the live one live again, or the
     * named one; what was live is not fallen back to.
     * @throws {Error} with one sentence when there is none.
     */
    rollBack: (name: ReleaseName, release: string | undefined, by: string, options?: ChangeOptions) =>
      change({ action: 'rollback', by }, (before) => rolledBack(before, name, release), options),
  }
}
