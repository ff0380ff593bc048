import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startTestApp } from '../testing/test-app'

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
]

test('CL-01 the OpenAPI document describes every specified call under its exact spelling', async (t) => {
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

test('CL-01 calls that the contract spells without a trailing slash answer there', async (t) => {
  const { app } = await startTestApp(t)
  for (const url of ['/api/blogs', '/api/author', '/api/category']) {
    assert.equal((await app.inject({ method: 'POST', url, payload: {} })).statusCode, 401, url)
  }
})
