import { createRequire } from 'node:module'
import type * as S3 from '@aws-sdk/client-s3'
import type { ReleaseObjects, StoredObject } from './release-objects'

const nodeRequire = createRequire(import.meta.url)

/** The bucket that holds the releases. */
export interface ReleaseBucketConfig {
  name: string
  region: string
  /** Endpoint of an S3 server other than AWS. */
  endpoint?: string
}

/** An object's current content, `'unchanged'` when its ETag still matches, or undefined when there is none. */
export type Revalidated = { content: Buffer; etag: string | undefined } | 'unchanged' | undefined

export interface ReleaseBucket extends ReleaseObjects {
  /** Reads an object, unless its ETag is still the given one. */
  readIfChanged: (key: string, etag: string | undefined) => Promise<Revalidated>
}

/**
 * Milliseconds after which a request to a server that stops responding, even in the middle of an object, is aborted. The
 * client has no timeout of its own, and a waiting shell would never see a new release.
 */
const TIMEOUT_MS = { connectionTimeout: 1000, socketTimeout: 2000 }
const NOT_MODIFIED = 304
/** Maximum number of objects that one S3 request may delete. */
const MAX_DELETED = 1000
/** Another writer has written the key, or is writing it now. */
const ALREADY_WRITTEN = [409, 412]

/** The HTTP status of an S3 error response. */
const statusOf = (error: unknown) => (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

/** Release objects in an S3 bucket; credentials come from the usual AWS environment variables. */
export function createReleaseBucket({ name, region, endpoint }: ReleaseBucketConfig): ReleaseBucket {
  // A large module, required only when releases are stored in a bucket.
  const { DeleteObjectsCommand, GetObjectCommand, NoSuchKey, paginateListObjectsV2, PutObjectCommand, S3Client } =
    nodeRequire('@aws-sdk/client-s3') as typeof S3
  const forcePathStyle = endpoint !== undefined
  const client = new S3Client({ region, endpoint, forcePathStyle, requestHandler: TIMEOUT_MS })
  const at = (key: string) => ({ Bucket: name, Key: key })

  async function readIfChanged(key: string, etag: string | undefined): Promise<Revalidated> {
    try {
      const { Body, ETag } = await client.send(new GetObjectCommand({ ...at(key), IfNoneMatch: etag }))
      return Body && { content: Buffer.from(await Body.transformToByteArray()), etag: ETag }
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      if (statusOf(error) === NOT_MODIFIED) return 'unchanged'
      throw error
    }
  }

  async function list(prefix: string): Promise<StoredObject[]> {
    const objects: StoredObject[] = []
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: name, Prefix: prefix }))
      for (const { Key, LastModified } of Contents)
        if (Key && LastModified) objects.push({ key: Key, storedAt: LastModified.getTime() })
    return objects
  }

  return {
    readIfChanged,
    list,

    async read(key) {
      const found = await readIfChanged(key, undefined)
      return typeof found === 'object' ? found.content : undefined
    },

    async write(key, content) {
      await client.send(new PutObjectCommand({ ...at(key), Body: content }))
    },

    async addOnce(key, content) {
      try {
        await client.send(new PutObjectCommand({ ...at(key), Body: content, IfNoneMatch: '*' }))
        return true
      } catch (error) {
        if (ALREADY_WRITTEN.includes(statusOf(error) ?? 0)) return false
        throw error
      }
    },

    async removeAll(prefix) {
      const objects = (await list(prefix)).map(({ key }) => ({ Key: key }))
      for (let first = 0; first < objects.length; first += MAX_DELETED)
        await client.send(
          new DeleteObjectsCommand({ Bucket: name, Delete: { Objects: objects.slice(first, first + MAX_DELETED) } }),
        )
    },
  }
}
