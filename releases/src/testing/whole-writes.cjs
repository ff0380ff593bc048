/*
 * Preloaded into s3rver 3.7.1, which responds to a write before the file is complete. A concurrent read may then announce
 * the size of one version and send the other, so that a client waits forever for missing bytes. With this patch a write
 * returns once its file is complete, and reads and writes of one key are serialized: as with Amazon S3, a read returns
 * either the old object or the new one.
 */
const { createHash } = require('node:crypto')
const { mkdir, rename, writeFile } = require('node:fs/promises')
const { dirname } = require('node:path')
const { buffer } = require('node:stream/consumers')
const FilesystemStore = require('s3rver/lib/stores/filesystem')

/** The last queued task of each key. */
const queues = new Map()

/** Runs a task once all earlier tasks of this key have settled. */
function serialize(key, task) {
  const result = (queues.get(key) ?? Promise.resolve()).then(task)
  queues.set(
    key,
    result.catch(() => undefined),
  )
  return result
}

const { getObject } = FilesystemStore.prototype

FilesystemStore.prototype.getObject = function getWholeObject(bucket, key, options) {
  return serialize(key, () => getObject.call(this, bucket, key, options))
}

FilesystemStore.prototype.putObject = async function putWholeObject({ bucket, key, metadata, content }) {
  const bytes = Buffer.isBuffer(content) ? content : await buffer(content)
  const md5 = createHash('md5').update(bytes).digest('hex')
  const file = this.getResourcePath(bucket, key, 'object')
  await serialize(key, async () => {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(`${file}.draft`, bytes)
    await rename(`${file}.draft`, file)
    await this.putMetadata(bucket, key, metadata, md5)
  })
  return { size: bytes.length, md5 }
}
