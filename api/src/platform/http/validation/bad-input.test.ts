import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Problem } from '@tekskills/shared/contracts/problem'
import { roleOf } from '../../../testing/authorization-matrix'
import { endpointsOf, type ApiDocument } from '../../../testing/endpoints'
import { fuzzEndpoints, type FuzzedRequest } from '../../../testing/fuzz-endpoints'
import { hostileRequests } from '../../../testing/hostile-requests'
import { addBlog } from '../../../testing/sample-blogs'
import { addCareer } from '../../../testing/sample-careers'
import { startTestApp } from '../../../testing/test-app'

test('S-52 AT-60 AT-61 AT-63 AT-64 no fuzzed parameters or body cause a server error', async (t) => {
  const service = await startTestApp(t)
  const [blogs, careers] = [await service.signIn(), await service.signIn('careers')]
  const ids = [
    (await addBlog(service, blogs, { blogName: 'Fuzzed' })).id,
    (await addCareer(service, careers, { jobTitle: 'Fuzzer' })).id,
  ]
  const document = (await service.app.inject({ url: '/api/openapi.json' })).json<ApiDocument>()
  let place = 0
  const send = async ({ method, path, url, body }: FuzzedRequest) => {
    const response = await service.app.inject({
      method: method as 'POST',
      url,
      headers: {
        ...(roleOf(method, path) === 'CAREERS' ? careers : blogs),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      payload: body,
      remoteAddress: `10.1.${(place += 1) >> 8}.${place % 256}`,
    })
    return { status: response.statusCode, type: String(response.headers['content-type']), body: response.body }
  }
  const seen = await fuzzEndpoints({ document, send, ids, runs: 600 })
  assert.ok((seen.get('2xx') ?? 0) > 30, 'enough requests pass the schemas')
})

test('S-52 no seeded hostile request causes a server error, and the service works afterwards', async (t) => {
  const service = await startTestApp(t)
  const accounts = { blogs: await service.signIn(), careers: await service.signIn('careers') }
  const ids = [(await addBlog(service, accounts.blogs, { blogName: 'Hostile' })).id]
  const document = (await service.app.inject({ url: '/api/openapi.json' })).json<ApiDocument>()
  const requests = hostileRequests(document, ids, { count: 500, seed: 23 })
  for (const [index, { method, path, headers, body, as }] of requests.entries()) {
    const { statusCode, headers: received } = await service.app.inject({
      method: method as 'GET',
      url: path,
      headers: { ...headers, ...(as && accounts[as]) },
      payload: body,
      remoteAddress: `10.2.${index >> 8}.${index % 256}`,
    })
    const isHonest = statusCode === 503 && received['retry-after'] !== undefined
    assert.ok(
      statusCode < 500 || isHonest,
      `${statusCode} ${method} ${path.slice(0, 300)} ${String(body).slice(0, 500)}`,
    )
  }
  assert.equal((await service.app.inject({ url: '/api/public/user/get-allblogs' })).statusCode, 200)
  await addBlog(service, accounts.blogs, { blogName: 'Afterwards' })
})

test('S-52 an email to only malformed applicant ids causes no server error', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  const payload = { recipients: ['a-slug'], subject: 'a', text: 'b', stage: 'SCREENING', sendAt: null }
  for (const url of ['/api/applicantMails', '/api/applicantMails/preview']) {
    const { statusCode, body } = await service.app.inject({ method: 'POST', url, headers, payload })
    assert.ok(statusCode < 500, `${url}: ${statusCode} ${body}`)
  }
})

test('S-02 AT-62 lists reject sorting by hidden columns and by anything but a column', async (t) => {
  const service = await startTestApp(t)
  const [blogs, careers] = [await service.signIn(), await service.signIn('careers')]
  const document = (await service.app.inject({ url: '/api/openapi.json' })).json<ApiDocument>()
  const lists = endpointsOf(document).filter(({ method, query }) => method === 'GET' && 'sort' in query)
  assert.ok(lists.length >= 15, `${lists.length} lists`)
  const rejected = [
    'password_hash,asc',
    'token_hash,desc',
    'search_key',
    'request_key,asc',
    'recruiter_email,asc',
    '1',
    'id,asc;drop table account',
    '(select 1),asc',
    'updatedAt,sideways',
    'updatedAt,asc,asc',
    '__proto__,asc',
  ]
  for (const { method, path } of lists) {
    for (const sort of rejected) {
      const url = `${path}?${new URLSearchParams({ sort, jobId: '01a1deb1-0680-7b74-bcaa-79865b67524f' })}`
      const headers = roleOf(method, path) === 'CAREERS' ? careers : blogs
      const { statusCode } = await service.app.inject({ url, headers })
      assert.ok(statusCode === 400 || path.endsWith('/getbyjobId'), `${url}: ${statusCode}`)
    }
  }
})

test('AT-40 a NUL in any parameter is rejected with 400 and the name of the parameter', async (t) => {
  const service = await startTestApp(t)
  const [blogs, careers] = [await service.signIn(), await service.signIn('careers')]
  const document = (await service.app.inject({ url: '/api/openapi.json' })).json<ApiDocument>()
  const calls = endpointsOf(document).filter(({ method, path }) => method === 'GET' && !path.includes('{'))
  const jobId = '01a1deb1-0680-7b74-bcaa-79865b67524f'
  let checked = 0
  for (const { method, path, query } of calls) {
    const headers = roleOf(method, path) === 'CAREERS' ? careers : blogs
    for (const name of Object.keys(query)) {
      const url = `${path}?${new URLSearchParams({ ...(path.endsWith('/getbyjobId') && { jobId }), [name]: 'a\0b' })}`
      const response = await service.app.inject({ url, headers })
      const { code, detail } = response.json<Problem>()
      assert.deepEqual([response.statusCode, code], [400, 'INVALID_PARAM'], url)
      assert.ok(detail.includes(`"${name}"`), `${url}: ${detail}`)
      checked += 1
    }
  }
  assert.ok(checked > 100, `${checked} parameters`)
  const inQueryOfPost = await service.app.inject({
    method: 'POST',
    url: '/api/public/user/get-allcareers?city=%00',
    payload: {},
  })
  assert.deepEqual([inQueryOfPost.statusCode, inQueryOfPost.json().code], [400, 'INVALID_PARAM'])
})
