import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { formBody } from '../../../testing/forms'
import { samplePicture } from '../../../testing/sample-pictures'
import { startTestApp } from '../../../testing/test-app'

test('FT-13 BO-01 a save repeated under its idempotency key is applied once, and returns the first response', async (t) => {
  const service = await startTestApp(t)
  const headers = { ...(await service.signIn()), 'idempotency-key': 'one-save' }
  const add = () =>
    service.app.inject({ method: 'POST', url: '/api/blogs', headers, payload: { blogName: 'Once', status: 'DRAFT' } })
  const [first, again] = [await add(), await add()]
  assert.deepEqual([first.statusCode, again.statusCode], [201, 201])
  assert.deepEqual(again.json(), first.json())
  const list = await service.app.inject({ url: '/api/blogs/get-allblogs', headers })
  assert.equal(list.json<Page<StaffBlog>>().totalElements, 1)

  const { id, version } = first.json<StaffBlog>()
  const payload = { id, version, blogName: 'Twice' }
  const put = (key: string) =>
    service.app.inject({ method: 'PUT', url: '/api/blogs', headers: { ...headers, 'idempotency-key': key }, payload })
  assert.equal((await put('second')).json<StaffBlog>().version, version + 1)
  assert.equal((await put('second')).json<StaffBlog>().version, version + 1)
  assert.equal((await put('third')).json().code, 'VERSION_CONFLICT')
  const other = { method: 'PUT', url: '/api/blogs', headers: { ...headers, 'idempotency-key': 'second' } } as const
  const reused = await service.app.inject({ ...other, payload: { ...payload, blogName: 'Else' } })
  assert.equal(reused.json().code, 'IDEMPOTENCY_KEY_REUSED')
})

test('FT-13 the picture of a repeated save is stored once', async (t) => {
  const service = await startTestApp(t)
  const form = await formBody({ blogName: 'Illustrated', status: 'DRAFT' }, { image: await samplePicture() })
  const headers = { ...(await service.signIn()), ...form.headers, 'idempotency-key': 'with-picture' }
  const add = () => service.app.inject({ method: 'POST', url: '/api/blogs', headers, payload: form.payload })
  assert.equal((await add()).json<StaffBlog>().url, (await add()).json<StaffBlog>().url)
  assert.equal((await service.queries.selectFrom('picture').select('id').execute()).length, 1)
})

test('FT-13 BO-05 a save under a new key that names the key of a lost one adds no second record', async (t) => {
  const service = await startTestApp(t)
  const session = await service.signIn()
  const add = (blogName: string, key: string, earlier?: string) => {
    const headers = { ...session, 'idempotency-key': key, ...(earlier && { 'earlier-keys': earlier }) }
    return service.app.inject({ method: 'POST', url: '/api/blogs', headers, payload: { blogName, status: 'DRAFT' } })
  }
  const first = await add('Once', 'first')
  const same = await add('Once', 'second', 'first')
  assert.deepEqual([same.statusCode, same.json()], [201, first.json()])
  const changed = await add('Changed', 'third', 'unknown, first')
  assert.deepEqual([changed.statusCode, changed.json().code], [409, 'ALREADY_SAVED'])
  assert.deepEqual(changed.json().current, first.json())

  const after = await add('Another', 'fifth', 'late')
  assert.equal(after.statusCode, 201)
  assert.equal((await add('Another, earlier', 'late')).json().code, 'IDEMPOTENCY_KEY_REUSED')
  const list = await service.app.inject({ url: '/api/blogs/get-allblogs', headers: session })
  assert.equal(list.json<Page<StaffBlog>>().totalElements, 2)
  assert.equal((await add('Invalid', 'sixth', 'a\u00e4')).statusCode, 400)
})
