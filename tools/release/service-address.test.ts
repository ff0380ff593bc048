import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { noteService, serviceAddress } from './service-address'

test('the service is the one of API_URL, else that of the site that runs on the same data', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'service-'))
  t.after(() => rm(dataDir, { recursive: true }))
  assert.equal(await serviceAddress(dataDir, {}), undefined)
  const forget = await noteService(dataDir, 'http://127.0.0.1:4321')
  assert.equal(await serviceAddress(dataDir, {}), 'http://127.0.0.1:4321')
  assert.equal(await serviceAddress(dataDir, { API_URL: 'http://service:4001' }), 'http://service:4001')
  await forget()
  assert.equal(await serviceAddress(dataDir, {}), undefined)
})
