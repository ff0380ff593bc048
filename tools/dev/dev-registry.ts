import { DEVELOPMENT_RELEASE, type Registry, type RegistryEntry } from '@tekskills/shared/contracts/release'
import type { ReleaseName } from '../repository'

type ByName<T> = Partial<Record<ReleaseName, T>>

/** The registry of a development store: developed parts by revision, the rest by published release. */
export function registryOf(revisions: ByName<number>, published: ByName<string>): Registry {
  const entry = (name: ReleaseName): RegistryEntry | undefined => {
    const revision = revisions[name]
    const release = published[name]
    if (revision !== undefined) return { live: DEVELOPMENT_RELEASE, previous: [], revision }
    return release === undefined ? undefined : { live: release, previous: [] }
  }
  const names = [...new Set([...Object.keys(revisions), ...Object.keys(published)])] as ReleaseName[]
  const found = names.map((name) => [name, entry(name)] as const).filter(([, value]) => value !== undefined)
  const { shell, ...remotes } = Object.fromEntries(found) as Record<ReleaseName, RegistryEntry>
  return { schema: 1, shell, remotes }
}

interface DevRegistryOptions {
  developed: readonly ReleaseName[]
  /** Release ids of the other parts. */
  published: ByName<string>
  write: (registry: Registry) => Promise<void>
}

/**
 * Counts the builds of the developed parts and writes the registry after each, once all parts have been built.
 * Concurrent builds are written one after another.
 */
export function createDevRegistry({ developed, published, write }: DevRegistryOptions) {
  const revisions: ByName<number> = {}
  let resolve: () => void = () => undefined
  const complete = new Promise<void>((done) => (resolve = done))
  let writing: Promise<void> = Promise.resolve()

  async function writeWhenComplete() {
    if (developed.some((name) => revisions[name] === undefined)) return
    await write(registryOf(revisions, published))
    resolve()
  }

  return {
    /** Resolves once everything has been built and is in the registry. */
    complete,
    /**
     * Announces a new build; resolves once the registry is written, or immediately while other parts are not built yet.
     */
    announce(name: ReleaseName): Promise<void> {
      revisions[name] = (revisions[name] ?? 0) + 1
      writing = writing.catch(() => undefined).then(writeWhenComplete)
      return writing
    },
  }
}
