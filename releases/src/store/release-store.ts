import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { glob } from 'tinyglobby'
import type { Registry, ReleaseDescriptor } from '@tekskills/shared/contracts/release'
import { forEachConcurrent } from '../for-each-concurrent'
import { mirrorRelease } from './mirror-release'
import {
  registryProblem,
  requireKeyOf,
  SIGNATURE_FILE,
  signedEntry,
  signedNewcomer,
  signedRegistry,
  signRelease,
} from '../policy/release-policy'
import type { Signer } from '../policy/signing'
import { signedProvenance } from '../provenance/provenance'
import { PROVENANCE_FILE, SBOM_FILE } from '../provenance/provenance-files'
import { RELEASE_ID, readRelease } from '../read-release'
import type { ReleaseObjects } from './release-objects'
import { reliedInterfaceKey } from './relied-interface'
import { mapsFolder, sourceMapReader } from './source-maps'
import { diskObjects } from './disk-objects'
import {
  changedParts,
  entryOf,
  partsOf,
  promoted,
  rolloutOf,
  sameRegistry,
  withEntry,
  withNewcomer,
  type ReleasesByPart,
} from '../registry/registry-edits'
import { originFolder, originKey, readOrigin, type ReleaseOrigin } from '../release-origin'
import {
  RegistryChangedError,
  registryHistory,
  type ChangeNote,
  type RegistryChange,
} from '../registry/registry-history'

/** Attempts at a change while others change the registry, and the longest backoff after the first, in milliseconds. */
const ATTEMPTS = 12
const MAX_BACKOFF = 50

/** Milliseconds from claiming a version to replacing `registry.json` that no writer exceeds unless it was interrupted. */
const WRITE_TIME = 5000

const DESCRIPTOR = 'release.json'

/** A change of the registry, and its note for the history. */
interface Edit {
  registry: Registry
  note: ChangeNote
}

export type ReleaseStore = ReturnType<typeof releaseStore>

/**
 * The release store: `<name>/<release>/` with one immutable build each, `registry.json`, which is always replaced
 * atomically, and `history/`.
 * @param folder the store itself, or this machine's copy of the releases it needs from the bucket
 * @param bucket the store, when it is in a bucket
 * @param signer signs releases and changes; needed where the registry has a policy
 */
export const releaseStore = (folder: string, bucket?: ReleaseObjects, signer?: Signer) => {
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

  /** The current registry, on which the next change is based; `registry.json` may be damaged or behind the history. */
  const readRegistry = async () => newest(await readRegistryFile(), await history.latest())

  const writeRegistry = (registry: Registry) => objects.write('registry.json', JSON.stringify(registry, null, 2))

  /** Whether the store has a release; one in a bucket is copied to the folder. */
  async function has(name: string, release: string): Promise<boolean> {
    if (!RELEASE_ID.test(release) || !(await objects.read(`${name}/${release}/${DESCRIPTOR}`))) return false
    return bucket ? mirrorRelease(bucket, root, name, release) : true
  }

  /** Writes the registry of the newest change, and again when a newer one was added in the meantime. */
  async function writeLatest() {
    for (let written = 0; ;) {
      const latest = await history.latest()
      if (!latest || latest.version === written) return
      await writeRegistry(latest.registry)
      written = latest.version
    }
  }

  /**
   * The newer of registry and history. A change claims its version in the history first; until its writer has replaced
   * `registry.json`, or when that writer was interrupted, the file is behind.
   */
  const newest = (registry: Registry | null, latest: RegistryChange | undefined): Registry | null =>
    latest && (registry?.version ?? (registry ? Infinity : 0)) < latest.version ? latest.registry : registry

  /**
   * Changes the registry by compare-and-swap. When a concurrent writer changed other parts first, the change is decided
   * again on top of theirs, which repeats the gate that `decide` applies.
   * @param decide builds the new registry, and the note for the history, from the current one; may reject the change by
   *   throwing
   * @throws {RegistryChangedError} when a concurrent writer changed a part that this change touches.
   */
  async function change(decide: (before: Registry | null) => Edit | Promise<Edit>): Promise<Registry> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const registry = await readRegistryFile()
      const latest = await history.latest()
      const before = newest(registry, latest)
      const { registry: decided, note } = await decide(before)
      // Only an operator who sets the policy can vouch for a registry without a permitted signature.
      const problem = before && note.action !== 'policy' ? registryProblem(before) : null
      if (problem) throw new Error(`Nothing was changed: ${problem}.`)
      const edited = signed(before, decided)
      if (sameRegistry(edited, before) && !registryProblem(edited)) {
        if (before !== registry) await writeLatest()
        return edited
      }
      // The registry is newer than its history where that was cut; its version never goes back.
      const version = Math.max(latest?.version ?? 0, before?.version ?? 0) + 1
      const chain = { version, before: latest ? await history.linkTo(latest.version) : '' }
      const next = { ...edited, version, chain }
      const after = next.policy && signer ? signedRegistry(signer, next) : next
      if (await history.add({ ...note, version, at: new Date().toISOString(), registry: after })) {
        await writeLatest()
        return after
      }
      await rejectConflict(before, edited)
      await wait(Math.random() * attempt * MAX_BACKOFF)
    }
    throw new RegistryChangedError(
      `The registry was changed by others during each of ${ATTEMPTS} attempts. Try again in a moment.`,
    )
  }

  /**
   * The edited registry, in which each changed entry is signed; all of them where the policy is new.
   * @throws {Error} with a one-sentence message when a changed part belongs to another team.
   */
  function signed(before: Registry | null, edited: Registry): Registry {
    const { policy } = edited
    if (!policy) return edited
    const hasNewPolicy = JSON.stringify(policy) !== JSON.stringify(before?.policy)
    return (hasNewPolicy ? partsOf(edited) : changedParts(before, edited)).reduce((registry, name) => {
      requireKeyOf(policy, name, signer)
      const entry = entryOf(registry, name)
      if (signer && entry) return withEntry(registry, name, signedEntry(signer, name, entry))
      const newcomer = registry.newcomers?.[name]
      return signer && newcomer ? withNewcomer(registry, name, signedNewcomer(signer, name, newcomer)) : registry
    }, edited)
  }

  /** @throws {RegistryChangedError} when a part that the edit touches has changed since the edit was based on it. */
  async function rejectConflict(before: Registry | null, edited: Registry): Promise<void> {
    const latest = await history.latest()
    const changed = new Set(changedParts(before, latest?.registry ?? null))
    const part = changedParts(before, edited).find((name) => changed.has(name))
    if (!part) return
    const now = latest?.registry ?? null
    const rollout = rolloutOf(now, part)
    const beside = rollout ? `, ${rollout.release} at ${rollout.percent}%` : ''
    throw new RegistryChangedError(
      `${part} was changed at the same time: ${entryOf(now, part)?.live ?? 'nothing'}${beside} is live now. ` +
        'Your change was not applied; check the status before you try again.',
    )
  }

  return {
    root,
    folderOf,
    /** Folder for the source maps of a release that is built on this machine. */
    mapsFolderOf: (name: string, release: string) => join(root, mapsFolder(name, release)),
    registryPath: join(root, 'registry.json'),
    history,
    readRegistry,
    writeRegistry,

    /**
     * The newest change, when its writer was interrupted before `registry.json` was replaced, so that shells do not have it
     * yet; undefined otherwise.
     * @param now milliseconds since 1970; a writer may take {@link WRITE_TIME} before it counts as interrupted
     */
    async interruptedChange(now: number): Promise<RegistryChange | undefined> {
      const registry = await readRegistryFile()
      const latest = await history.latest()
      if (!latest || newest(registry, latest) === registry) return undefined
      return now - Date.parse(latest.at) > WRITE_TIME ? latest : undefined
    },

    /** Whether the history, or the newest changes of it, is whole. */
    checkHistory: async (count?: number) => history.check(await readRegistryFile(), count),

    /** Replaces `registry.json` with the registry of the newest change, for a writer that was interrupted. */
    completeChange: writeLatest,

    change,

    has,

    /** @throws {Error} with a one-sentence message when the store has no such release, or another under its id. */
    async describe(name: string, release: string): Promise<ReleaseDescriptor> {
      await has(name, release)
      return (await readRelease(root, name, release)).descriptor
    },

    /** The recorded origin of a release; undefined when none was recorded. */
    originOf: (name: string, release: string): Promise<ReleaseOrigin | undefined> => readOrigin(objects, name, release),

    noteOrigin: (name: string, release: string, origin: ReleaseOrigin): Promise<void> =>
      objects.write(originKey(name, release), JSON.stringify(origin, null, 2)),

    /**
     * The calls of the service that a release was built to make, as an OpenAPI document; undefined when none was
     * recorded.
     */
    reliedInterfaceOf: async (name: string, release: string): Promise<string | undefined> =>
      (await objects.read(reliedInterfaceKey(name, release)))?.toString(),

    noteReliedInterface: (name: string, release: string, document: string): Promise<void> =>
      objects.write(reliedInterfaceKey(name, release), document),

    /** @throws {Error} with a one-sentence message when the policy gives a part to another team. */
    requireKeyOf: async (name: string, purpose?: { isRelease: boolean }): Promise<void> =>
      requireKeyOf((await readRegistry())?.policy, name, signer, purpose),

    /** Signs a release in the folder, and its provenance, as its team; does nothing without a key. */
    async sign(name: string, release: string): Promise<void> {
      if (!signer) return
      const descriptor = await readFile(join(folderOf(name, release), DESCRIPTOR))
      const signature = JSON.stringify(signRelease(signer, name, release, descriptor))
      await writeFile(join(folderOf(name, release), SIGNATURE_FILE), signature)
      if (bucket) await bucket.write(`${name}/${release}/${SIGNATURE_FILE}`, signature)
      const sbom = await readFile(join(folderOf(name, release), SBOM_FILE)).catch(() => undefined)
      if (!sbom) return
      const origin = await readOrigin(objects, name, release)
      const provenance = JSON.stringify(signedProvenance(signer, name, release, { descriptor, sbom }, origin))
      await writeFile(join(folderOf(name, release), PROVENANCE_FILE), provenance)
      if (bucket) await bucket.write(`${name}/${release}/${PROVENANCE_FILE}`, provenance)
    },

    /** The key that signs releases and changes. */
    signer,

    /** The source map of a file of a release, such as `home.1a2b3c4d.js`; undefined when there is none. */
    sourceMapOf: sourceMapReader(objects),

    /**
     * Uploads a release and its source maps from the folder to the bucket; its descriptor goes last, which marks the
     * release as complete.
     */
    async upload(name: string, release: string): Promise<void> {
      if (!bucket) return
      const files = await glob('**/*', { cwd: folderOf(name, release), ignore: [DESCRIPTOR] })
      const send = async (file: string) =>
        bucket.write(`${name}/${release}/${file}`, await readFile(join(folderOf(name, release), file)))
      const folder = join(root, mapsFolder(name, release))
      const maps = await glob('**/*.map', { cwd: folder })
      await forEachConcurrent(maps, async (map) =>
        bucket.write(mapsFolder(name, release) + map, await readFile(join(folder, map))),
      )
      await forEachConcurrent(files, send)
      await send(DESCRIPTOR)
    },

    /** The releases of one part, each with the time when it was stored, in milliseconds since 1970. */
    async releases(name: string): Promise<Map<string, number>> {
      const stored = new Map<string, number>()
      for (const { key, storedAt } of await objects.list(`${name}/`)) {
        const [, release = ''] = key.split('/')
        stored.set(release, Math.max(storedAt, stored.get(release) ?? 0))
      }
      return stored
    },

    /** Permanently removes a release. */
    async remove(name: string, release: string): Promise<void> {
      await objects.removeAll(originFolder(name, release))
      await objects.removeAll(mapsFolder(name, release))
      await objects.removeAll(`${name}/${release}/`)
      await rm(folderOf(name, release), { recursive: true, force: true })
      await rm(join(root, mapsFolder(name, release)), { recursive: true, force: true })
    },

    /**
     * Makes releases live without the gate that {@link promote} of `promote.ts` applies; the ones that were live become the
     * first to fall back to. Writes nothing when nothing changes.
     * @throws {RegistryChangedError} when a concurrent writer changed one of these parts.
     */
    setLive: (releases: ReleasesByPart, note: ChangeNote) =>
      change((before) => ({ registry: promoted(before, releases), note })),
  }
}
