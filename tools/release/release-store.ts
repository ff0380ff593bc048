import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Registry, RegistryEntry, ReleaseDescriptor } from '@tekskills/shared/contracts/release'
import { releaseNames, type ReleaseName } from '../repository'

/** Earlier releases a registry entry remembers, for open tabs and for falling back. */
const KEPT_RELEASES = 10

/**
 * The release store is a folder: `<name>/<release>/` with one immutable build each, and `registry.json`, which is
 * always replaced by a rename, so that a reader sees the old one or the new one and nothing between.
 */
export const releaseStore = (folder: string) => {
  const root = resolve(folder)
  const registryPath = join(root, 'registry.json')
  const folderOf = (name: ReleaseName, release: string) => join(root, name, release)

  async function readRegistry(): Promise<Registry | null> {
    const text = await readFile(registryPath, 'utf8').catch(() => null)
    return text ? (JSON.parse(text) as Registry) : null
  }

  async function writeRegistry(registry: Registry) {
    await mkdir(root, { recursive: true })
    const draft = `${registryPath}.${process.pid}.tmp`
    await writeFile(draft, JSON.stringify(registry, null, 2))
    await rename(draft, registryPath)
  }

  return {
    folderOf,
    registryPath,
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

    /** Makes releases live; what was live becomes the first to fall back to. Nothing is written when nothing changes. */
    async promote(releases: Partial<Record<ReleaseName, string>>): Promise<Registry> {
      const before = await readRegistry()
      const entries = Object.fromEntries(
        releaseNames
          .map((name) => [name, promoted(entryOf(before, name), releases[name])] as const)
          .filter(([, entry]) => entry !== undefined),
      ) as Record<ReleaseName, RegistryEntry>
      const { shell, ...remotes } = entries
      const after: Registry = { schema: 1, shell, remotes }
      if (JSON.stringify(after) !== JSON.stringify(before)) await writeRegistry(after)
      return after
    },
  }
}

const entryOf = (registry: Registry | null, name: ReleaseName): RegistryEntry | undefined =>
  name === 'shell' ? registry?.shell : registry?.remotes[name]

function promoted(entry: RegistryEntry | undefined, release: string | undefined): RegistryEntry | undefined {
  if (!release || entry?.live === release) return entry
  const earlier = entry ? [entry.live, ...entry.previous] : []
  return { live: release, previous: earlier.filter((id) => id !== release).slice(0, KEPT_RELEASES) }
}
