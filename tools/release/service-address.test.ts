import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { recordService, serviceAddress } from './service-address'

test('the service is taken from API_URL, or else from the site that runs on the same data', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'service-'))
  t.after(() => rm(dataDir, { recursive: true }))
  assert.equal(await serviceAddress(dataDir, {}), undefined)
  const remove = await recordService(dataDir, 'http://127.0.0.1:4321')
  assert.equal(await serviceAddress(dataDir, {}), 'http://127.0.0.1:4321')
  assert.equal(await serviceAddress(dataDir, { API_URL: 'http://service:4001' }), 'http://service:4001')
  await remove()
  assert.equal(await serviceAddress(dataDir, {}), undefined)
})
