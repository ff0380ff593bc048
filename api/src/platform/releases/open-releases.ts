import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createReleaseBucket } from '@tekskills/releases/store/release-bucket'
import type { Config } from '../config/config'

/** Opens the release store for reading: the configured bucket, or else the folder. */
export function openReleases({ releasesBucket, releasesDir }: Config): (key: string) => Promise<Buffer | undefined> {
  if (releasesBucket) return createReleaseBucket(releasesBucket).read
  return (key) =>
    readFile(path.join(releasesDir, key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
}
