import { buildRelease, releaseId } from '../release/build-release'
import type { releaseStore } from '../release/release-store'
import type { ReleaseName } from '../repository'

/** Builds the release of each name that the store does not hold yet; answers the release ids. */
export async function publishAll(
  store: ReturnType<typeof releaseStore>,
  names: readonly ReleaseName[],
  log: (line: string) => void,
): Promise<Partial<Record<ReleaseName, string>>> {
  const published: Partial<Record<ReleaseName, string>> = {}
  for (const name of names) {
    const release = await releaseId(name)
    if (!(await store.has(name, release))) {
      log(`Building ${name} once, as it is published.`)
      await buildRelease(name, release, store.folderOf(name, release))
    }
    published[name] = release
  }
  return published
}
