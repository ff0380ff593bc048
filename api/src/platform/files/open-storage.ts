import type { Config } from '../config/config'
import { createDiskStorage } from './disk-storage'
import type { FileStorage } from './file-storage'

/** The storage that the configuration names: a bucket, or a folder of the data directory. */
export async function openStorage({
  bucket,
  documentsDir,
}: Pick<Config, 'bucket' | 'documentsDir'>): Promise<FileStorage> {
  if (!bucket) return createDiskStorage(documentsDir)
  // Large, and of no use to a service without a bucket.
  const { createBucketStorage } = await import('./bucket-storage')
  return createBucketStorage(bucket)
}
