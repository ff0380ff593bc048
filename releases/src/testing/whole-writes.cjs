/*
 * Loaded into s3rver 3.7.1, which answers a write before the file has its bytes, and tells who reads meanwhile the size of
 * the one and sends the other: a shorter one is waited for without end. Here a write is answered once its file stands
 * there whole, and of one key reads and writes take turns, as Amazon S3 gives either the old object or the new.
 */
const { createHash } = require('node:crypto')
const { mkdir, rename, writeFile } = require('node:fs/promises')
const { dirname } = require('node:path')
const { buffer } = require('node:stream/consumers')
const FilesystemStore = require('s3rver/lib/stores/filesystem')

/** The last work of each key. */
const turns = new Map()

/** Begins the work once what was begun before with this key is over. */
function inTurn(key, work) {
  const turn = (turns.get(key) ?? Promise.resolve()).then(work)
  turns.set(
    key,
    turn.catch(() => undefined),
  )
  return turn
}

const { getObject } = FilesystemStore.prototype

FilesystemStore.prototype.getObject = function getWholeObject(bucket, key, options) {
  return inTurn(key, () => getObject.call(this, bucket, key, options))
}

FilesystemStore.prototype.putObject = async function putWholeObject({ bucket, key, metadata, content }) {
  const bytes = Buffer.isBuffer(content) ? content : await buffer(content)
  const md5 = createHash('md5').update(bytes).digest('hex')
  const file = this.getResourcePath(bucket, key, 'object')
  await inTurn(key, async () => {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(`${file}.draft`, bytes)
    await rename(`${file}.draft`, file)
    await this.putMetadata(bucket, key, metadata, md5)
  })
  return { size: bytes.length, md5 }
}
