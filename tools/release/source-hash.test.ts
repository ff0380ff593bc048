import assert from 'node:assert/strict'
import { rm, writeFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fromRoot } from '../repository'
import { sourceHash } from './source-hash'

const probe = fromRoot('tools', 'release', `hash-probe-${process.pid}.txt`)
const inputs = [`tools/release/hash-probe-${process.pid}.txt`]

test('the hash depends on the content and existence of files and on the salt, and on nothing else', async (t) => {
  t.after(() => rm(probe, { force: true }))
  await writeFile(probe, 'one')
  const first = await sourceHash(inputs, 'a')
  assert.match(first, /^[0-9a-f]{12}$/)
  assert.equal(await sourceHash(inputs, 'a'), first)
  assert.notEqual(await sourceHash(inputs, 'b'), first)
  await writeFile(probe, 'two')
  assert.notEqual(await sourceHash(inputs, 'a'), first)
  await rm(probe)
  assert.notEqual(await sourceHash(inputs, 'a'), first)
})
