import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { startTestApp } from '../testing/test-app'

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '%',
    "'",
    '"',
    '\\',
    '\0',
    '💥',
    '../../etc/passwd',
    '{{7*7}}',
    "' or 1=1--",
    '-1',
    '1e309',
    'null',
  ),
)
const oddValue = fc.oneof(oddText, fc.jsonValue({ maxDepth: 2 }))

const reads = [
  '/api/public/user/get-allblogs',
  '/api/public/user/blogs',
  '/api/public/user/getall-category',
  '/api/blogs/get-allblogs',
  '/api/author/get-allAuthors',
  '/api/category/get-allCategory',
  '/api/blogs/checkSlug',
  '/api/public/user/get-allnewsRoom',
  '/api/public/user/get-allcaseStudy',
  '/api/public/user/casestudyurl',
  '/api/public/user/get-allurls',
  '/api/public/user/geturls',
  '/api/newsRoom/get-allnewsRoom',
  '/api/caseStudy/get-allcaseStudy',
  '/api/redirects',
]
const writes = ['/api/blogs', '/api/author', '/api/category', '/api/public/authenticate', '/api/blogs/get-allblogs']

const parameters = [
  'page',
  'size',
  'sort',
  'q',
  'type',
  'name',
  'category',
  'tag',
  'author',
  'featured',
  'slug',
  'excludeId',
  'url',
  'year',
  'industry',
]
const fields = [
  'blogName',
  'authorName',
  'categoryName',
  'slug',
  'description',
  'content',
  'tags',
  'status',
  'scheduledAt',
]
const moreFields = [
  'publishedAt',
  'categoryId',
  'username',
  'password',
  'email',
  'sortOrder',
  'type',
  'order',
  'columns',
  'q',
]

test('no parameter, however odd, makes the service fail', async (t) => {
  const { app, signIn } = await startTestApp(t)
  const headers = await signIn()
  const query = fc.array(fc.tuple(fc.constantFrom(...parameters), oddText), { maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...reads), query, async (url, pairs) => {
      const answer = await app.inject({ url: `${url}?${new URLSearchParams(pairs)}`, headers })
      assert.ok(answer.statusCode < 500, `${url} ${JSON.stringify(pairs)}: ${answer.body}`)
    }),
    { numRuns: 250 },
  )
})

test('no body, however odd, makes the service fail', async (t) => {
  const { app, signIn } = await startTestApp(t)
  const headers = await signIn()
  const body = fc.oneof(fc.dictionary(fc.constantFrom(...fields, ...moreFields), oddValue), fc.jsonValue())
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...writes), fc.constantFrom('POST', 'PUT'), body, async (url, method, payload) => {
      const json = { ...headers, 'content-type': 'application/json' }
      const answer = await app.inject({
        method: method as 'POST',
        url,
        headers: json,
        payload: JSON.stringify(payload),
      })
      assert.ok(answer.statusCode < 500, `${method} ${url} ${JSON.stringify(payload)}: ${answer.body}`)
    }),
    { numRuns: 250 },
  )
})
