import type { Config } from '../config/config'
import { createDiskStorage } from './disk-storage'
import type { FileStorage } from './file-storage'

/** Opens the configured storage: a bucket, or a folder in the data directory. */
export async function openStorage({
  bucket,
  documentsDir,
}: Pick<Config, 'bucket' | 'documentsDir'>): Promise<FileStorage> {
  if (!bucket) return createDiskStorage(documentsDir)
  // Imported lazily, because the module is large and needed only with a bucket.
  const { createBucketStorage } = await import('./bucket-storage')
  return createBucketStorage(bucket)
}
