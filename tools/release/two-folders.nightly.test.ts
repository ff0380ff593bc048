import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareTwoFolders } from '../testing/two-folders'

test('a remote published from two folders has the same files, and the same private source maps', async () => {
  const { files, different } = await compareTwoFolders(['remote-tekdatanova'])
  assert.deepEqual(different, [])
  assert.ok(files > 0)
})
