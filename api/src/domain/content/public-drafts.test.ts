import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { matrix } from '../../testing/authorization-matrix'
import { endpointsOf, type ApiDocument } from '../../testing/endpoints'
import { formBody } from '../../testing/forms'
import { addCareer } from '../../testing/sample-careers'
import { contentTypes, itemCalls } from '../../testing/sample-items'
import { samplePicture } from '../../testing/sample-pictures'
import { startTestApp } from '../../testing/test-app'

const MARKER = 'zanzibarite'
const DRAFTS_OF_A_KIND = 14

/** What the OpenAPI document leaves out: it lists calls that return JSON or take forms. */
const DOCUMENTS = [
  '/sitemap.xml',
  ...['pages', 'blogs', 'newsroom', 'casestudies', 'careers'].map((name) => `/sitemap-${name}.xml`),
  ...['blogs', 'newsroom', 'careers'].map((name) => `/feed/${name}.xml`),
  '/robots.txt',
]

test('BO-05 no public call reveals a draft or the comments on it', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const items: StaffItem[] = []
  for (const contentType of contentTypes) {
    const { name, text, slug, picture, area } = contentType
    const calls = itemCalls(service, headers, contentType)
    for (let count = 0; count < DRAFTS_OF_A_KIND; count += 1) {
      const item = await calls.add(`Live ${count}`, { [text]: '<p>Live.</p>', metaTitle: 'Live' })
      items.push(item)
      const mark = `${MARKER} ${count}`
      const changes = {
        [name]: mark,
        [text]: `<p>${mark}</p>`,
        [slug]: `${MARKER}-${count}`,
        description: mark,
        metaTitle: mark,
        metaDescription: mark,
        keywords: mark,
        canonicalLink: `https://example.org/${MARKER}`,
        [contentType.kind === 'CASESTUDY' ? 'industry' : 'imageAlt']: mark,
        ...(contentType.kind === 'BLOG' && { tags: [MARKER] }),
        version: 1,
      }
      const saved = await calls.send('PUT', `/${item.id}/draft`, changes)
      assert.equal(saved.statusCode, 200, saved.body)
      const typed = { itemId: item.id, version: 2, sequence: 1, name: mark, form: changes }
      const kept = await calls.send('PUT', `/autosaves/${randomUUID()}`, typed)
      assert.equal(kept.statusCode, 200, kept.body)
      const said = { text: mark, field: text, passage: { quote: mark, before: mark, after: mark } }
      const commented = await calls.send('POST', `/${item.id}/review/threads`, said)
      assert.equal(commented.statusCode, 201, commented.body)
    }
    const [first] = items.slice(-1)
    const form = await formBody({ version: '2' }, { [picture]: await samplePicture() })
    const options = { payload: form.payload, headers: { ...headers, ...form.headers } }
    const pictured = await service.app.inject({ method: 'PUT', url: `${area}/${first?.id}/draft`, ...options })
    assert.equal(pictured.statusCode, 200, pictured.body)
  }
  const recruiter = await service.signIn('careers')
  const marked = { jobTitle: MARKER, slug: `${MARKER}-1`, description: `<p>${MARKER}</p>`, skills: [MARKER] }
  const job = await addCareer(service, recruiter, { ...marked, status: 'DRAFT' })
  const previewed = await service.app.inject({
    method: 'POST',
    url: `/api/career/${job.id}/preview`,
    headers: recruiter,
  })
  assert.equal(previewed.statusCode, 200, previewed.body)

  const stored = await service.queries.selectFrom('content_draft').selectAll().execute()
  assert.equal(stored.filter(({ changes }) => JSON.stringify(changes).includes(MARKER)).length, items.length)

  let asked = 0
  const ask = async (method: string, url: string, payload?: object) => {
    const { statusCode, body, headers: answered } = await service.app.inject({ method: method as 'GET', url, payload })
    asked += 1
    // A call that returns what it was asked for, such as the message about an unknown name, reveals nothing about a
    // draft.
    const said = url.includes(MARKER) ? body.replaceAll(url, '') : body
    assert.ok(!said.includes(MARKER), `${method} ${url} ${JSON.stringify(payload)}: ${body.slice(0, 400)}`)
    assert.ok(!JSON.stringify(answered).includes(MARKER), `headers of ${url}`)
    return statusCode
  }
  assert.equal(await ask('GET', '/api/public/user/blogs?name=live-1'), 200)
  const words = [MARKER, `${MARKER} 1`, `${MARKER}-1`, 'Live', 'live-1', '/blog/live-1', `/blog/${MARKER}-1`]
  const open = new Set(matrix.public)
  const document = (await service.app.inject({ url: '/api/openapi.json' })).json<ApiDocument>()
  const calls = endpointsOf(document).filter(({ method, path }) => open.has(`${method} ${path}`))
  assert.equal(calls.length, matrix.public.length, 'every public call is asked')
  for (const { method, path, query } of calls) {
    const ids = path.includes('{') ? items.map(({ id }) => id) : ['']
    for (const id of ids) {
      const filled = path.replaceAll(/\{\w+\}/g, id)
      if (method === 'POST') for (const q of ['', MARKER, 'live']) await ask(method, filled, { q, size: 100 })
      else await ask(method, filled)
      if (method !== 'GET') continue
      for (const parameter of Object.keys(query))
        for (const word of words) await ask(method, `${filled}?${parameter}=${encodeURIComponent(word)}`)
    }
  }
  const pictured = await service.queries.selectFrom('content_draft').selectAll().execute()
  const withPicture = pictured.filter(
    ({ changes }) => typeof (changes as { picture_id?: string }).picture_id === 'string',
  )
  assert.equal(withPicture.length, contentTypes.length)
  for (const { item_id: id } of withPicture)
    for (const path of matrix.public.filter((call) => call.includes('/download/{id}'))) {
      const [, url = ''] = path.split(' ')
      const { statusCode } = await service.app.inject({ url: `${url.replace('{id}', id)}?draft=true` })
      assert.equal(statusCode, 404, `the picture of the draft at ${url}`)
    }
  for (const url of DOCUMENTS) {
    assert.equal(await ask('GET', url), 200, url)
    await ask('GET', `${url}?q=${MARKER}`)
  }
  assert.ok(asked > 1_000, `${asked} calls`)
})
