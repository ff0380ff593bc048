import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { startTestApp } from '../../../testing/test-app'

interface Operation {
  responses?: Record<string, { content?: Record<string, { schema?: { properties?: object } }> }>
}

/** Lists that support only GET: POST adds a redirect, a newsletter or a picture, and the search is not a table. */
const GET_ONLY = ['/api/redirects', '/api/bundles', '/api/newsLetter/issues', '/api/media', '/api/public/user/search']

/** Required parameters of a list besides the table parameters. */
const requiredParameters: Record<string, (jobId: string) => object> = {
  '/api/jobApplicants/getbyjobId': (jobId) => ({ jobId }),
}

const isList = ({ responses }: Operation) =>
  'totalElements' in (responses?.['200']?.content?.['application/json']?.schema?.properties ?? {})

test('CL-02 every list responds to GET and to POST with the same page, and the query overrides the body', async (t) => {
  const service = await startTestApp(t)
  const { app } = service
  const document = (await app.inject({ url: '/api/openapi.json' })).json<{
    paths: Record<string, Record<string, Operation>>
  }>()
  const lists = Object.entries(document.paths)
    .filter(([path, { get }]) => get && isList(get) && !GET_ONLY.includes(path))
    .map(([path]) => path)
  assert.ok(lists.length >= 17, lists.join(' '))
  const roles = { careers: await service.signIn('careers'), blogs: await service.signIn() }
  const job = await app.inject({
    method: 'POST',
    url: '/api/career',
    headers: roles.careers,
    payload: { jobTitle: 'Engineer', status: 'DRAFT' },
  })
  assert.equal(job.statusCode, 201, job.body)
  for (const path of lists) {
    const headers = /\/(career|jobApplicants)\//.test(path) ? roles.careers : roles.blogs
    const own = requiredParameters[path]?.(job.json<{ id: string }>().id) ?? {}
    const query = new URLSearchParams({ ...own, page: '0', size: '5' }).toString()
    const got = await app.inject({ url: `${path}?${query}`, headers })
    const posted = await app.inject({ method: 'POST', url: path, headers, payload: { ...own, page: 0, size: 5 } })
    assert.deepEqual([got.statusCode, posted.statusCode], [200, 200], `${path} ${posted.body}`)
    assert.deepEqual(posted.json(), got.json(), path)
    const both = await app.inject({
      method: 'POST',
      url: `${path}?size=7`,
      headers,
      payload: { ...own, start: 0, length: 5, draw: 2 },
    })
    const { size, draw } = both.json<Page<unknown> & { draw?: number }>()
    assert.deepEqual([size, draw], [7, 2], path)
  }
})
