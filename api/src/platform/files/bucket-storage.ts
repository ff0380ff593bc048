import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { BucketConfig } from '../config/files-config'
import type { FileStorage, StoredEntry } from './file-storage'

const PREFIX = 'documents/'
const QUARANTINE = 'quarantine/documents/'
const ERASED = 'erased/'
const MARK = 'site-id'
/** Timeouts in milliseconds; the client has none by default. */
const TIMEOUTS_MS = { connectionTimeout: 2000, socketTimeout: 10_000 }

/** Stores files as objects in an S3 bucket that only the service reads. */
export function createBucketStorage({ name, region, endpoint }: BucketConfig): FileStorage {
  const forcePathStyle = endpoint !== undefined
  const client = new S3Client({ region, endpoint, forcePathStyle, requestHandler: TIMEOUTS_MS })

  const put = async (Key: string, Body: Buffer | string) => {
    await client.send(new PutObjectCommand({ Bucket: name, Key, Body }))
  }

  const get = async (Key: string): Promise<Buffer | undefined> => {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: name, Key }))
      return Body && Buffer.from(await Body.transformToByteArray())
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  }

  const remove = async (Key: string) => {
    await client.send(new DeleteObjectCommand({ Bucket: name, Key }))
  }

  /** A bucket has no rename, so the object is copied before the original is deleted. */
  const move = async (from: string, Key: string) => {
    try {
      await client.send(new CopyObjectCommand({ Bucket: name, Key, CopySource: `${name}/${from}` }))
    } catch (error) {
      if (error instanceof NoSuchKey || (error as Error).name === 'NoSuchKey') return
      throw error
    }
    await remove(from)
  }

  async function* list(Prefix: string): AsyncIterable<StoredEntry> {
    for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket: name, Prefix })) {
      for (const { Key, LastModified } of Contents ?? []) {
        if (Key && LastModified) yield { key: Key.slice(Prefix.length), storedAt: LastModified }
      }
    }
  }

  return {
    write: (key, content) => put(PREFIX + key, content),
    read: (key) => get(PREFIX + key),
    remove: (key) => remove(PREFIX + key),
    list: () => list(PREFIX),
    quarantine: {
      add: (key) => move(PREFIX + key, QUARANTINE + key),
      list: () => list(QUARANTINE),
      release: (key) => move(QUARANTINE + key, PREFIX + key),
      remove: (key) => remove(QUARANTINE + key),
    },
    erasures: {
      add: (id) => put(ERASED + id, id),
      list: () => list(ERASED),
    },
    mark: {
      read: async () => (await get(MARK))?.toString('utf8').trim() || undefined,
      write: (siteId) => put(MARK, siteId),
    },
  }
}
