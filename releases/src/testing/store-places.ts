import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { startConditionalBucketServer } from './conditional-bucket-server'
import { createReleaseBucket } from '../store/release-bucket'
import type { ReleaseObjects } from '../store/release-objects'
import { diskObjects } from '../store/disk-objects'
import { releaseStore, type ReleaseStore } from '../store/release-store'

/** An empty store for one test, and its underlying objects. */
export interface EmptyStore {
  store: ReleaseStore
  objects: ReleaseObjects
  /** Opens the same store as another machine would: with a folder of its own when the store is a bucket. */
  elsewhere: () => Promise<ReleaseStore>
}

const BUCKET = 'releases'

async function emptyFolder(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'store-'))
  t.after(() => rm(folder, { recursive: true }))
  return folder
}

/** The kinds of storage of a release store; both must behave the same. */
export const storePlaces: Record<string, (t: TestContext) => Promise<EmptyStore>> = {
  async 'on a disk'(t) {
    const folder = await emptyFolder(t)
    return {
      store: releaseStore(folder),
      objects: diskObjects(folder),
      elsewhere: () => Promise.resolve(releaseStore(folder)),
    }
  },

  'in a bucket': (t) => bucketStore(t, startConditionalBucketServer),
}

/** An empty store in a bucket, on a server that the test provides. */
export async function bucketStore(
  t: TestContext,
  startServer: typeof startConditionalBucketServer,
): Promise<EmptyStore> {
  const server = await startServer(BUCKET)
  t.after(server.stop)
  process.env['AWS_ACCESS_KEY_ID'] = process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER'
  const objects = createReleaseBucket({ name: BUCKET, region: 'us-east-1', endpoint: server.endpoint })
  const elsewhere = async () => releaseStore(await emptyFolder(t), objects)
  return { store: await elsewhere(), objects, elsewhere }
}
