import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { ReleaseDescriptor } from '@tekskills/shared/contracts/release'
import { fileProblem, integrityOf } from './integrity'

const descriptorOf = (content: Buffer) =>
  ({ files: { 'a.js': { integrity: integrityOf(content) } } }) as unknown as ReleaseDescriptor

test('a compressed file is unpacked to 32 MB at most, whatever its release says about it', async () => {
  const code = Buffer.from('export const answer = 42\n'.repeat(1_000))
  const bomb = Buffer.alloc(64 * 1024 * 1024)
  for (const [encoding, compress] of [
    ['br', brotliCompressSync],
    ['gz', gzipSync],
  ] as const) {
    const file = `client/a.js.${encoding}`
    assert.equal(await fileProblem(descriptorOf(code), file, compress(code)), null)
    assert.equal(await fileProblem(descriptorOf(bomb), file, compress(bomb)), 'is not the file that was built')
  }
})
