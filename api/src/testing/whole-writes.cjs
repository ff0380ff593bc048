/*
 * Loaded into s3rver 3.7.1, which answers a write before the file has its bytes: who reads at once finds less than was
 * written. Here a write is answered once its file stands there whole.
 */
const { createHash } = require('node:crypto')
const { mkdir, rename, writeFile } = require('node:fs/promises')
const { dirname } = require('node:path')
const { buffer } = require('node:stream/consumers')
const FilesystemStore = require('s3rver/lib/stores/filesystem')

FilesystemStore.prototype.putObject = async function putObject({ bucket, key, metadata, content }) {
  const bytes = Buffer.isBuffer(content) ? content : await buffer(content)
  const file = this.getResourcePath(bucket, key, 'object')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.draft`, bytes)
  await rename(`${file}.draft`, file)
  const md5 = createHash('md5').update(bytes).digest('hex')
  await this.putMetadata(bucket, key, metadata, md5)
  return { size: bytes.length, md5 }
}
