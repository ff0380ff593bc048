import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import { test } from 'node:test'
import { formBody } from '../../testing/forms'
import { addBlog } from '../../testing/sample-blogs'
import { samplePicture } from '../../testing/sample-pictures'
import { startTestApp } from '../../testing/test-app'
import { onPostgres } from '../../testing/test-database'

test('D-08 FT-19 when the disk is nearly full, uploads are rejected with 507 and reads still work', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  await addBlog(service, headers, { blogName: 'Before' })
  t.mock.method(fs, 'statfs', async () => ({ bavail: 1_000, bsize: 4_096 }))
  const form = await formBody({ blogName: 'After', description: 'd', imageAlt: 'a' }, { image: await samplePicture() })
  const rejected = await service.app.inject({
    method: 'POST',
    url: '/api/blogs',
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  })
  assert.deepEqual([rejected.statusCode, rejected.json().code], [507, 'STORAGE_FULL'])
  // A PostgreSQL server has its own disk and reports itself when that is full.
  if (!onPostgres()) {
    const payload = { blogName: 'After', description: 'd' }
    const rejectedWrite = await service.app.inject({ method: 'POST', url: '/api/blogs', payload, headers })
    assert.equal(rejectedWrite.statusCode, 507)
  }
  const list = await service.app.inject({ url: '/api/blogs/get-allblogs', headers })
  assert.equal(list.json().totalElements, 1)
})
