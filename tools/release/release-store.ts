import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Registry, ReleaseDescriptor } from '@tekskills/shared/contracts/release'
import type { ReleaseName } from '../repository'
import { promoted, rolledBack, sameRegistry } from './registry-edits'
import { RegistryChangedError, registryHistory, type ChangeNote } from './registry-history'

/** A change that has taken its version but is not in `registry.json` after this time, in milliseconds, was cut off. */
const CUT_OFF_AFTER = 5000

interface ChangeOptions {
  /** Version of the registry that the change was decided on; another one refuses it. */
  expected?: number
}

export type ReleaseStore = ReturnType<typeof releaseStore>

/**
 * The release store is a folder: `<name>/<release>/` with one immutable build each, `registry.json`, which is always
 * replaced by a rename, so that a reader sees the old one or the new one and nothing between, and `history/`.
 */
export const releaseStore = (folder: string) => {
  const root = resolve(folder)
  const registryPath = join(root, 'registry.json')
  const history = registryHistory(join(root, 'history'))
  const folderOf = (name: ReleaseName, release: string) => join(root, name, release)

  async function readRegistry(): Promise<Registry | null> {
    const text = await readFile(registryPath, 'utf8').catch(() => null)
    return text ? (JSON.parse(text) as Registry) : null
  }

  async function writeRegistry(registry: Registry) {
    await mkdir(root, { recursive: true })
    const draft = `${registryPath}.${randomUUID()}.tmp`
    await writeFile(draft, JSON.stringify(registry, null, 2))
    await rename(draft, registryPath)
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
    registryPath,
    history,
    readRegistry,
    writeRegistry,

    has: (name: ReleaseName, release: string) =>
      stat(join(folderOf(name, release), 'release.json')).then(
        () => true,
        () => false,
      ),

    async describe(name: ReleaseName, release: string): Promise<ReleaseDescriptor> {
      return JSON.parse(await readFile(join(folderOf(name, release), 'release.json'), 'utf8')) as ReleaseDescriptor
    },

    /**
     * Makes releases live; what was live becomes the first to fall back to. Nothing is written when nothing changes.
     * @throws {RegistryChangedError} when somebody else was quicker.
     */
    promote: (releases: Partial<Record<ReleaseName, string>>, note: ChangeNote, options?: ChangeOptions) =>
      change(note, (before) => promoted(before, releases), options),

    /**
     * Makes the release before the live one live again, or an earlier one; what was live is not fallen back to.
     * @throws {Error} with one sentence when there is none.
     */
    rollBack: (name: ReleaseName, release: string | undefined, by: string, options?: ChangeOptions) =>
      change({ action: 'rollback', by }, (before) => rolledBack(before, name, release), options),
  }
}
