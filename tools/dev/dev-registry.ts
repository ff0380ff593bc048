import { DEVELOPMENT_RELEASE, type Registry, type RegistryEntry } from '@tekskills/shared/contracts/release'
import { releaseNames, type ReleaseName } from '../repository'

type ByName<T> = Partial<Record<ReleaseName, T>>

/** The registry of a development store: what is developed by revision, the rest by its published release. */
export function registryOf(revisions: ByName<number>, published: ByName<string>): Registry {
  const entry = (name: ReleaseName): RegistryEntry | undefined => {
    const revision = revisions[name]
    const release = published[name]
    if (revision !== undefined) return { live: DEVELOPMENT_RELEASE, previous: [], revision }
    return release === undefined ? undefined : { live: release, previous: [] }
  }
  const found = releaseNames.map((name) => [name, entry(name)] as const).filter(([, value]) => value !== undefined)
  const { shell, ...remotes } = Object.fromEntries(found) as Record<ReleaseName, RegistryEntry>
  return { schema: 1, shell, remotes }
}

interface DevRegistryOptions {
  developed: readonly ReleaseName[]
  /** Release ids of what is not developed. */
  published: ByName<string>
  write: (registry: Registry) => Promise<void>
}

/**
 * Counts the builds of what is developed and writes the registry after each, once all of it has been built. Builds
 * that end together are written one after the other.
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
    /** Settles once everything has been built and the registry names it. */
    complete,
    /** Announces a new build; settles once it is written, or noted where others are still to come. */
    announce(name: ReleaseName): Promise<void> {
      revisions[name] = (revisions[name] ?? 0) + 1
      writing = writing.catch(() => undefined).then(writeWhenComplete)
      return writing
    },
  }
}
