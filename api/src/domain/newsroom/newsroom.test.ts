import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import type { NewsCard, StaffNews } from '@tekskills/shared/contracts/http/newsroom'
import { formBody } from '../../testing/forms'
import { samplePicture } from '../../testing/sample-pictures'
import { startTestApp } from '../../testing/test-app'

test('BO-01 a newsroom item has a main picture and one for its card, which falls back to the main one', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const send = async (method: 'POST' | 'PUT', fields: Record<string, string>, files: Record<string, Buffer>) => {
    const form = await formBody(fields, files)
    const request = { method, url: '/api/newsRoom', payload: form.payload, headers: { ...headers, ...form.headers } }
    return (await service.app.inject(request)).json<StaffNews>()
  }
  const picture = await samplePicture()
  const one = await send('POST', { title: 'One picture', description: 'd' }, { image: picture })
  assert.equal(one.templateUrl, one.url)
  const own = await service.app.inject({ url: `/api/newsRoom/downloadImg/${one.id}`, headers })
  const card = await service.app.inject({ url: `/api/newsRoom/downloadTemplateImg/${one.id}`, headers })
  assert.deepEqual([card.statusCode, card.rawPayload.equals(own.rawPayload)], [200, true])
  const two = await send('PUT', { id: one.id, version: '1' }, { templateImage: await samplePicture('jpeg') })
  assert.notEqual(two.templateUrl, two.url)
  for (const url of [two.url, two.templateUrl]) {
    assert.equal((await service.app.inject({ url: url ?? '' })).statusCode, 200)
  }
  for (const call of ['downloadImg', 'downloadTemplateImg']) {
    assert.equal((await service.app.inject({ url: `/api/newsRoom/${call}/${one.id}`, headers })).statusCode, 200, call)
    assert.equal((await service.app.inject({ url: `/api/newsRoom/${call}?id=${one.id}`, headers })).statusCode, 200)
  }
})

test('CL-01 the public newsroom is filtered by year and category, and an external link must be https', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const add = (payload: object) => service.app.inject({ method: 'POST', url: '/api/newsRoom', headers, payload })
  const category = await service.app.inject({
    method: 'POST',
    url: '/api/category',
    headers,
    payload: { categoryName: 'Events' },
  })
  await add({ title: 'Older', description: 'd', newsDate: '2024-05-02', source: 'The Ledger' })
  await add({
    title: 'Newer',
    description: 'd',
    newsDate: '2025-05-02',
    categoryId: category.json<{ id: string }>().id,
  })
  const titles = async (query: string) =>
    (await service.app.inject({ url: `/api/public/user/get-allnewsRoom?${query}` }))
      .json<Page<NewsCard>>()
      .content.map(({ title }) => title)
  assert.deepEqual(await titles('year=2024'), ['Older'])
  assert.deepEqual(await titles('category=events'), ['Newer'])
  assert.deepEqual(await titles('q=ledger'), ['Older'])
  assert.deepEqual(await titles('sort=newsDate,asc'), ['Older', 'Newer'])
  for (const externalLink of ['http://example.org', 'javascript:alert(1)', '//example.org', 'data:text/html,x']) {
    assert.equal((await add({ title: 'x', description: 'd', externalLink })).statusCode, 422, externalLink)
  }
})
