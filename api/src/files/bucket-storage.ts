import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { FileStorage } from './file-storage'
import type { BucketConfig } from './files-config'

const PREFIX = 'documents/'
/** Milliseconds until a server that says nothing is given up; the client itself waits without end. */
const PATIENCE = { connectionTimeout: 2000, socketTimeout: 10_000 }

/** Files as objects of an S3 bucket that nobody but the service reads. */
export function createBucketStorage({ name, region, endpoint }: BucketConfig): FileStorage {
  const forcePathStyle = endpoint !== undefined
  const client = new S3Client({ region, endpoint, forcePathStyle, requestHandler: PATIENCE })
  const at = (key: string) => ({ Bucket: name, Key: PREFIX + key })

  return {
    async write(key, content) {
      await client.send(new PutObjectCommand({ ...at(key), Body: content }))
    },

    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)))
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },

    async *list() {
      for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket: name, Prefix: PREFIX })) {
        for (const { Key, LastModified } of Contents ?? []) {
          if (Key && LastModified) yield { key: Key.slice(PREFIX.length), storedAt: LastModified }
        }
      }
    },
  }
}
