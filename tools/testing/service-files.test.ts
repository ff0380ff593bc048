import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fromRoot } from '../repository'
import { serviceFiles } from './service-files'

test('a test that checks which database it uses runs on both in every run', async () => {
  const all = await serviceFiles([])
  const dependent = await serviceFiles(['database-dependent'])
  assert.ok(dependent.length > 20 && dependent.length < all.length / 2, `${dependent.length} of ${all.length}`)
  for (const file of all.filter((path) => !dependent.includes(path)))
    assert.ok(!(await readFile(fromRoot(file), 'utf8')).includes('onPostgres'), file)
})

test('path fragments select files', async () => {
  assert.deepEqual(await serviceFiles(['/search.test']), ['api/src/domain/search/search.test.ts'])
})
