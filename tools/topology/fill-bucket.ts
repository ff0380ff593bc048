import { cp } from 'node:fs/promises'
import type { ReleaseObjects } from '@tekskills/releases/store/release-objects'
import { entryOf } from '@tekskills/releases/registry/registry-edits'
import { releaseStore, type ReleaseStore } from '@tekskills/releases/store/release-store'
import { releaseNames, type ReleaseName } from '../repository'
import { builtReleases } from '../testing/built-releases'

/**
 * Publishes the releases built last to an empty bucket and makes them live; returns the store, with `folder` as local
 * copy.
 */
export async function fillBucket(bucket: ReleaseObjects, folder: string): Promise<ReleaseStore> {
  const registry = await releaseStore(builtReleases.releasesDir).readRegistry()
  const store = releaseStore(folder, bucket)
  const live: Partial<Record<ReleaseName, string>> = {}
  for (const name of releaseNames) {
    const release = entryOf(registry, name)?.live
    if (!release) continue
    await cp(`${builtReleases.releasesDir}/${name}/${release}`, store.folderOf(name, release), { recursive: true })
    await store.upload(name, release)
    live[name] = release
  }
  await store.setLive(live, { action: 'promote', by: 'topology' })
  return store
}
