import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { CaseStudyCard, PublicCaseStudy, StaffCaseStudy } from '@tekskills/shared/contracts/http/case-studies'
import { formBody } from '../../testing/forms'
import { htmlPage, samplePicture } from '../../testing/sample-pictures'
import { startTestApp } from '../../testing/test-app'

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

async function start(t: TestContext) {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const send = async (method: 'POST' | 'PUT', fields: Record<string, string | string[]>, files = {}) => {
    const form = await formBody(fields, files)
    const options = { method, url: '/api/caseStudy', payload: form.payload, headers: { ...headers, ...form.headers } }
    return service.app.inject(options)
  }
  const file = (id: string) => service.app.inject({ url: `/api/public/user/caseStudyFile/download/${id}` })
  return { service, headers, send, file }
}

const fields = { caseStudyName: 'Harbour cranes', description: 'Cranes that report their own wear.' }

test('CS-01 CS-03 a case study is found by its slug and name through both endpoints, with its five parts', async (t) => {
  const { service, send } = await start(t)
  const story = { aboutClient: '<p>A port.</p>', objective: '', solution: '<p>Sensors.</p>', challenge: '<p>Salt.</p>' }
  const added = await send('POST', {
    ...fields,
    ...story,
    services: '["Data","Cloud"]',
    industry: 'Logistics',
    url: 'cranes',
  })
  assert.equal(added.statusCode, 201, added.body)
  for (const call of ['caseStudy?url=cranes', 'casestudyurl?url=cranes', 'casestudyurl?url=harbour%20CRANES']) {
    const study = (await service.app.inject({ url: `/api/public/user/${call}` })).json<PublicCaseStudy>()
    assert.deepEqual([study.url, study.slug, study.industry], ['cranes', 'cranes', 'Logistics'], call)
    assert.deepEqual([study.aboutClient, study.objective, study.solution], ['<p>A port.</p>', '', '<p>Sensors.</p>'])
    assert.deepEqual([study.services, study.caseStudyFileName], [['Data', 'Cloud'], null])
  }
})

test('results are written as lines, published as figures, in lists too, and rejected in any other form', async (t) => {
  const { service, send } = await start(t)
  const lines = ['46% | fewer stops | 61 | 33', '', '1 in 9 | warnings overruled']
  const added = await send('POST', { ...fields, url: 'cranes', results: JSON.stringify(lines) })
  assert.deepEqual(added.json<StaffCaseStudy>().results, [lines[0], lines[2]])
  const expected = [
    { figure: '46%', measure: 'fewer stops', before: 61, after: 33 },
    { figure: '1 in 9', measure: 'warnings overruled', before: null, after: null },
  ]
  const read = async <T>(call: string) => (await service.app.inject({ url: `/api/public/user/${call}` })).json<T>()
  assert.deepEqual((await read<PublicCaseStudy>('caseStudy?url=cranes')).results, expected)
  const { content } = await read<{ content: CaseStudyCard[] }>('get-allcaseStudy')
  assert.deepEqual(content[0]?.results, expected)

  const rejected = await send('POST', { ...fields, url: 'more', results: '["fewer stops"]' })
  assert.equal(rejected.statusCode, 422, rejected.body)
})

test('AT-40 AT-41 an invalid or unknown name of a case study is rejected', async (t) => {
  const { service } = await start(t)
  const attempts = [
    ['', 400],
    ['url=', 400],
    [`url=${'x'.repeat(3000)}`, 400],
    ['url=a&url=b', 400],
    ['url=..%2F..%2Fetc%2Fpasswd', 404],
    ['url=%00', 400],
    ['url[x]=1', 400],
    ['url=unknown', 404],
  ] as const
  for (const [query, status] of attempts) {
    const { statusCode } = await service.app.inject({ url: `/api/public/user/casestudyurl?${query}` })
    assert.equal(statusCode, status, String(query))
  }
})

test('CS-08 the file of a published case study is served under its name, as a sandboxed attachment', async (t) => {
  const { send, file } = await start(t)
  const study = (await send('POST', fields, { caseStudyFile: pdf })).json<StaffCaseStudy>()
  assert.match(study.caseStudyFileName ?? '', /\.pdf$/)
  const response = await file(study.id)
  assert.equal(response.statusCode, 200)
  assert.match(String(response.headers['content-disposition']), /^attachment; filename=.*filename\*=UTF-8''/)
  assert.match(String(response.headers['content-security-policy']), /sandbox/)
  assert.equal(response.headers['x-content-type-options'], 'nosniff')
  assert.ok(response.rawPayload.equals(pdf))
  const replaced = await send('PUT', { id: study.id, version: '1', removeCaseStudyFile: 'true' })
  assert.equal(replaced.json<StaffCaseStudy>().caseStudyFileName, null)
  assert.equal((await file(study.id)).statusCode, 404)
})

test('AT-46 S-42 every file name is sanitized to one safe name in one header', async (t) => {
  const { service, headers, send, file } = await start(t)
  const { id } = (await send('POST', fields, { caseStudyFile: pdf })).json<StaffCaseStudy>()
  const names = [
    'a"\r\nSet-Cookie: x=1.pdf',
    '../../x.pdf',
    '报告.pdf',
    `${'n'.repeat(300)}.pdf`,
    '',
    '.pdf',
    'a\u202Efdp.exe',
  ]
  for (const [index, name] of names.entries()) {
    const form = await formBody({ id, version: String(index + 1) }, { caseStudyFile: pdf }, name)
    const sent = { payload: form.payload, headers: { ...headers, ...form.headers } }
    const changed = await service.app.inject({ method: 'PUT', url: '/api/caseStudy', ...sent })
    assert.equal(changed.statusCode, 200, changed.body)
    const stored = changed.json<StaffCaseStudy>().caseStudyFileName ?? ''
    assert.match(stored, /^[^/\\"\p{Cc}\p{Cf}]{1,255}\.pdf$/u, name)
    const response = await file(id)
    assert.equal(response.headers['set-cookie'], undefined)
    assert.match(
      String(response.headers['content-disposition']),
      /^attachment; filename="[^"]+"; filename\*=UTF-8''[\w%.~-]+$/,
    )
  }
})

test('AT-45 the file of a draft, or a guessed id, returns 404', async (t) => {
  const { send, file } = await start(t)
  const draft = (await send('POST', { ...fields, status: 'DRAFT' }, { caseStudyFile: pdf })).json<StaffCaseStudy>()
  for (const id of [draft.id, '0', '-1', '1e9', '1%20OR%201=1', '..%2F1', '%2e%2e%2f']) {
    assert.equal((await file(id)).statusCode, 404, id)
  }
})

test('AT-82 a file is judged by its content, and a rejected one leaves neither record nor file', async (t) => {
  const { service, send } = await start(t)
  const rejected = await send('POST', fields, { caseStudyFile: htmlPage, bannerImage: await samplePicture() })
  assert.deepEqual([rejected.statusCode, rejected.json().code], [415, 'UNSUPPORTED_FILE_TYPE'])
  for (const table of ['content_item', 'stored_file', 'picture'] as const) {
    assert.deepEqual(await service.queries.selectFrom(table).select('id').execute(), [], table)
  }
})

test('BO-01 banner and file are sent in one form, and the banner is public with the case study', async (t) => {
  const { service, send } = await start(t)
  const files = { caseStudyFile: pdf, bannerImage: await samplePicture() }
  const study = (await send('POST', { ...fields, bannerAlt: 'A crane' }, files)).json<StaffCaseStudy>()
  assert.match(study.webpUrl ?? '', /^\/api\/public\/user\/caseStudy\/download\//)
  const banner = await service.app.inject({ url: study.webpUrl ?? '' })
  assert.equal(banner.headers['content-type'], 'image/webp', banner.body)
})
