import assert from 'node:assert/strict'
import { AsyncLocalStorage } from 'node:async_hooks'
import { test } from 'node:test'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import pg from 'pg'
import { insertSeedCareers, stageSeedResumes } from '../../../seed/seed-careers'
import { roleOf } from '../../../testing/authorization-matrix'
import { endpointsOf, type ApiDocument } from '../../../testing/endpoints'
import { contentTypes, itemCalls } from '../../../testing/sample-items'
import { startTestApp } from '../../../testing/test-app'

const ROWS = 3

/** The SQL text of the first argument of `pg.Client.query`. */
const textOf = (query: unknown) => (typeof query === 'string' ? query : (query as { text: string }).text)

test('F-06 a list needs as many queries for many rows as for one', async (t) => {
  const service = await startTestApp(t)
  const { app, deps, queries } = service
  const [blogs, careers] = [await service.signIn(), await service.signIn('careers')]
  const resumes = await stageSeedResumes(deps.files)
  await queries.transaction().execute((trx) => insertSeedCareers(trx, resumes, deps.now()))
  for (let number = 1; number <= ROWS; number += 1) {
    const make = async (url: string, payload: object) =>
      (await app.inject({ method: 'POST', url, headers: blogs, payload })).json<{ id: string }>().id
    const categoryId = await make('/api/category', { categoryName: `Category ${number}` })
    const authorId = await make('/api/author', { authorName: `Author ${number}` })
    const shown = { categoryId, authorId, primaryCategoryId: categoryId }
    for (const contentType of contentTypes) await itemCalls(service, blogs, contentType).add(`Item ${number}`, shown)
    const enquiry = { name: 'Ada', email: 'ada@example.org', subject: `Subject ${number}`, message: 'Hello' }
    await app.inject({ method: 'POST', url: '/api/public/user/footerEnquiry', payload: enquiry })
  }
  const { id: jobId } = await queries.selectFrom('career').select('id').executeTakeFirstOrThrow()
  const document = (await app.inject({ url: '/api/openapi.json' })).json<ApiDocument>()
  const lists = endpointsOf(document).filter(({ method, query }) => method === 'GET' && 'size' in query)
  // Background jobs run queries as well; only those within a request are counted.
  const request = new AsyncLocalStorage<{ queries: string[] }>()
  const original = pg.Client.prototype.query as (...call: unknown[]) => unknown
  t.mock.method(pg.Client.prototype, 'query', function (this: pg.Client, ...call: unknown[]) {
    const counted = request.getStore()
    const text = textOf(call[0])
    // The first request of a session in a minute updates the session, whichever list it is for. A cleanup that waited for a
    // connection runs in the context of the request that released it.
    const isOfList = !text.startsWith('update "session"') && !text.startsWith('DELETE FROM "rate_limit" WHERE expire')
    if (isOfList) counted?.queries.push(text)
    return original.apply(this, call)
  })
  const count = async (path: string, headers: object, size: number) => {
    const counted: { queries: string[] } = { queries: [] }
    const url = `${path}?size=${size}&jobId=${jobId}`
    const response = await request.run(counted, async () => await app.inject({ url, headers: { ...headers } }))
    const rows = response.json<Page<unknown>>().content?.length ?? 0
    if (rows > 0) assert.ok(counted.queries.length > 0, `${path} reads the database`)
    return { ...counted, rows }
  }
  let compared = 0
  for (const { method, path } of lists) {
    const headers = roleOf(method, path) === 'CAREERS' ? careers : blogs
    // Another size, because public lists are cached.
    await count(path, headers, 2)
    const one = await count(path, headers, 1)
    const many = await count(path, headers, ROWS)
    assert.equal(many.queries.length, one.queries.length, [path, ...one.queries, '', ...many.queries].join('\n'))
    if (many.rows > one.rows) compared += 1
  }
  assert.ok(compared >= 14, `${compared} lists had more than one row`)
})
