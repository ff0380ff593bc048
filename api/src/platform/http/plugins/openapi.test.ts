import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startTestApp } from '../../../testing/test-app'

const specified = [
  'GET /api/public/user/get-allblogs',
  'POST /api/public/user/get-allblogs',
  'GET /api/public/user/blogs',
  'GET /api/public/user/blogs/download/{id}',
  'GET /api/public/user/getall-category',
  'POST /api/public/user/footerEnquiry',
  'POST /api/public/user/caseStudyEnquiry',
  'POST /api/public/user/newsLetter',
  'POST /api/public/authenticate',
  'GET /api/me',
  'GET /api/blogs/getblogsdashboard',
  'POST /api/blogs',
  'PUT /api/blogs',
  'GET /api/blogs/get-allblogs',
  'POST /api/blogs/get-allblogs',
  'GET /api/blogs/download/{id}',
  'DELETE /api/blogs/deleteBlog/{id}',
  'POST /api/author',
  'PUT /api/author',
  'GET /api/author/download/{id}',
  'GET /api/author/get-allAuthors',
  'POST /api/author/get-allAuthors',
  'POST /api/category',
  'PUT /api/category',
  'GET /api/category/get-allCategory',
  'POST /api/category/get-allCategory',
  'GET /api/public/user/caseStudy',
  'GET /api/public/user/casestudyurl',
  'GET /api/public/user/caseStudyFile/download/{id}',
  'GET /api/public/user/get-allnewsRoom',
  'POST /api/public/user/get-allnewsRoom',
  'GET /api/public/user/newsRoom',
  'GET /api/public/user/get-allcaseStudy',
  'POST /api/public/user/get-allcaseStudy',
  'GET /api/public/user/get-allurls',
  'GET /api/public/user/geturls',
  'POST /api/newsRoom',
  'PUT /api/newsRoom',
  'GET /api/newsRoom/get-allnewsRoom',
  'POST /api/newsRoom/get-allnewsRoom',
  'GET /api/newsRoom/downloadImg/{id}',
  'GET /api/newsRoom/downloadTemplateImg/{id}',
  'DELETE /api/newsRoom/deleteNewsRoom/{id}',
  'POST /api/caseStudy',
  'PUT /api/caseStudy',
  'GET /api/caseStudy/get-allcaseStudy',
  'POST /api/caseStudy/get-allcaseStudy',
  'GET /api/caseStudy/downloadCaseStudyImg/{id}',
  'DELETE /api/caseStudy/deleteCaseStudy/{id}',
  'GET /api/career/getcarrerDashboard',
  'POST /api/career',
  'PUT /api/career',
  'GET /api/career/get-allcareers',
  'POST /api/career/get-allcareers',
  'GET /api/jobApplicants/getApplicants',
  'POST /api/jobApplicants/getApplicants',
  'GET /api/jobApplicants/getbyjobId',
  'POST /api/jobApplicants/getbyjobId',
  'PUT /api/jobApplicants',
  'POST /api/jobApplicants',
  'GET /api/jobApplicants/getFutureApplicants',
  'POST /api/jobApplicants/getFutureApplicants',
  'GET /api/jobApplicants/download/{id}',
  'GET /api/jobApplicants/getCount',
  'POST /api/public/user/jobApplicants',
  'POST /api/public/user/futureApplicants',
  'GET /api/public/user/get-allcareers',
  'GET /api/public/user/careers',
]

test('CL-01 the OpenAPI document contains every specified endpoint with its exact spelling', async (t) => {
  const { app } = await startTestApp(t)
  const document = (await app.inject({ url: '/api/openapi.json' })).json<{
    openapi: string
    paths: Record<string, Record<string, unknown>>
  }>()
  assert.equal(document.openapi, '3.1.0')
  for (const call of specified) {
    const [method = '', path = ''] = call.split(' ')
    assert.ok(document.paths[path]?.[method.toLowerCase()], call)
  }
  assert.ok(!Object.keys(document.paths).some((path) => path.startsWith('/internal')))
})

test('CL-01 endpoints without a trailing slash in the contract exist at that path', async (t) => {
  const { app } = await startTestApp(t)
  for (const url of ['/api/blogs', '/api/author', '/api/category']) {
    assert.equal((await app.inject({ method: 'POST', url, payload: {} })).statusCode, 401, url)
  }
})

test('CL-01 the OpenAPI document is serialized once, whatever the query', async (t) => {
  const { app } = await startTestApp(t)
  const serialize = t.mock.method(JSON, 'stringify')
  const headers = { 'accept-encoding': 'br' }
  const url = '/api/openapi.json'
  const sent = []
  for (const query of ['', '', '?a', '?b']) sent.push(await app.inject({ url: url + query, headers }))
  const documents = serialize.mock.calls.filter(({ arguments: [value] }) => isDocument(value))
  assert.equal(documents.length, 1)
  for (const { statusCode, headers, rawPayload } of sent) {
    assert.deepEqual([statusCode, headers['content-encoding'], headers.etag], [200, 'br', sent[0]?.headers.etag])
    assert.ok(rawPayload.equals(sent[0]?.rawPayload ?? Buffer.alloc(0)))
  }
  const etag = String(sent[0]?.headers.etag)
  const fresh = await app.inject({ url, headers: { ...headers, 'if-none-match': etag } })
  assert.deepEqual([fresh.statusCode, fresh.body], [304, ''])
})

const isDocument = (value: unknown) => typeof value === 'object' && value !== null && 'openapi' in value
