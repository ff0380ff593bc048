import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { EnquiryDetail, StaffEnquiry } from '@tekskills/shared/contracts/http/enquiries'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { sentMails } from '../../testing/sent-mails'
import { startTestApp, type TestApp } from '../../testing/test-app'
import { replayEnquiryErasures } from './inbox.service'

const inbox = '/api/enquiry/get-allEnquiries'
const captcha = { provider: 'none', effort: 20 } as const

const ask = ({ app }: TestApp, changes: object) => {
  const payload = { name: 'Ada', email: 'ada@example.org', subject: 'A project', message: 'Hello', ...changes }
  return app.inject({ method: 'POST', url: '/api/public/user/footerEnquiry', payload })
}

test('BO-05 CL-02 staff read the inbox by GET and by POST, searched, filtered and newest first', async (t) => {
  const service = await startTestApp(t, { captcha })
  const headers = await service.signIn()
  await ask(service, { subject: 'Première' })
  service.clock.advance(1000)
  await ask(service, { subject: 'Second', name: 'Grace' })
  const read = async (query: string) =>
    (await service.app.inject({ url: `${inbox}${query}`, headers })).json<Page<StaffEnquiry>>()
  const subjects = async (query: string) => (await read(query)).content.map(({ subject }) => subject)
  assert.deepEqual(await subjects(''), ['Second', 'Première'])
  assert.deepEqual(await subjects('?q=premiere'), ['Première'])
  assert.deepEqual(await subjects('?sort=name,asc&size=1'), ['Première'])
  assert.deepEqual(await subjects('?type=CASESTUDY'), [])
  assert.deepEqual(await subjects('?status=READ'), [])
  const payload = { draw: 1, start: 0, length: 1, search: { value: 'grace' } }
  const byPost = await service.app.inject({ method: 'POST', url: inbox, headers, payload })
  assert.deepEqual([byPost.json().recordsTotal, byPost.json().content[0].subject], [1, 'Second'])
  assert.equal((await service.app.inject({ url: `${inbox}?sort=request_key,asc`, headers })).statusCode, 400)
})

test('BO-05 staff set the status of an enquiry; an old version is rejected, and the audit log records who did it', async (t) => {
  const service = await startTestApp(t, { captcha })
  const headers = await service.signIn()
  const { id } = (await ask(service, {})).json<{ id: string }>()
  const put = (payload: object) => service.app.inject({ method: 'PUT', url: '/api/enquiry', headers, payload })
  const changed = await put({ id, version: 1, status: 'REPLIED' })
  assert.deepEqual([changed.statusCode, changed.json().status, changed.json().version], [200, 'REPLIED', 2])
  assert.equal(changed.json().updatedBy, 'Content team')
  assert.equal((await put({ id, version: 1, status: 'SPAM' })).json().code, 'VERSION_CONFLICT')
  assert.equal((await put({ id, status: 'SPAM' })).statusCode, 428)
  assert.equal((await put({ id, version: 2, status: 'LOST' })).statusCode, 422)
  const entries = await service.queries.selectFrom('audit').selectAll().where('entity', '=', 'enquiry').execute()
  assert.deepEqual(
    entries.map(({ action, entity_id }) => [action, entity_id]),
    [['update', id]],
  )
})

test('BO-05 enquiries are marked in bulk, with a result for each', async (t) => {
  const service = await startTestApp(t, { captcha })
  const headers = await service.signIn()
  const { id } = (await ask(service, {})).json<{ id: string }>()
  const absent = '01a1deb1-0680-7b74-bcaa-79865b67524f'
  const mark = (payload: object) =>
    service.app.inject({ method: 'POST', url: '/api/enquiry/bulk', headers, payload: { action: 'status', ...payload } })
  const response = await mark({ ids: [id, absent], value: 'SPAM' })
  assert.deepEqual(response.json().results, [
    { id, ok: true },
    { id: absent, ok: false, code: 'NOT_FOUND' },
  ])
  const list = await service.app.inject({ url: `${inbox}?status=SPAM`, headers })
  assert.equal(list.json<Page<StaffEnquiry>>().content[0]?.version, 2)
  assert.equal((await mark({ ids: [id], value: 'LOST' })).statusCode, 422)
})

test('S-08 the export contains the whole filtered list, with formulas neutralized', async (t) => {
  const service = await startTestApp(t, { captcha })
  const headers = await service.signIn()
  await ask(service, { subject: '=cmd()', message: '@sum "quoted"' })
  await ask(service, { subject: '+1' })
  const response = await service.app.inject({ url: `${inbox}?format=csv&size=1`, headers })
  assert.equal(response.headers['content-type'], 'text/csv; charset=utf-8')
  assert.match(String(response.headers['content-disposition']), /^attachment; filename="enquiries/)
  assert.ok(response.body.startsWith('\uFEFF'))
  assert.equal(response.body.trim().split('\r\n').length, 3)
  for (const cell of [`"'=cmd()"`, `"'@sum ""quoted"""`, `"'+1"`]) assert.ok(response.body.includes(cell), cell)
})

test('BO-05 the subscribers are listed by status and exported', async (t) => {
  const service = await startTestApp(t, { captcha })
  const headers = await service.signIn()
  for (const email of ['b@example.org', 'a@example.org']) {
    await service.app.inject({ method: 'POST', url: '/api/public/user/newsLetter', payload: { email } })
  }
  await service.queries
    .updateTable('subscriber')
    .set({ status: 'CONFIRMED', confirmed_at: new Date() })
    .where('email', '=', 'a@example.org')
    .execute()
  const list = (query: string) => service.app.inject({ url: `/api/newsLetter/get-allSubscribers${query}`, headers })
  const emails = async (query: string) =>
    (await list(query)).json<Page<{ email: string }>>().content.map(({ email }) => email)
  assert.deepEqual(await emails('?sort=email,asc'), ['a@example.org', 'b@example.org'])
  assert.deepEqual(await emails('?type=PENDING'), ['b@example.org'])
  assert.deepEqual(await emails('?status=CONFIRMED'), ['a@example.org'])
  assert.equal((await list('?status=LEFT')).statusCode, 400)
  assert.deepEqual(await emails('?q=A@'), ['a@example.org'])
  assert.equal((await list('?type=LEFT')).statusCode, 400)
  assert.match((await list('?format=csv&type=CONFIRMED')).body, /"a@example\.org","CONFIRMED"/)
})

test('ST-08 the inbox and the subscribers are forbidden for CAREERS', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn('careers')
  for (const url of [inbox, '/api/newsLetter/get-allSubscribers']) {
    assert.equal((await service.app.inject({ url, headers })).statusCode, 403)
  }
})

test('BO-05 staff note, assign and reply: the reply is mailed once, and quotes what the visitor wrote', async (t) => {
  const service = await startTestApp(t, { captcha })
  const headers = await service.signIn()
  const { id } = (await ask(service, { message: 'Hello\nWhen can you start?' })).json<{ id: string }>()
  const add = (payload: object, key?: string) =>
    service.app.inject({
      method: 'POST',
      url: `/api/enquiry/${id}/entries`,
      headers: key ? { ...headers, 'idempotency-key': key } : headers,
      payload,
    })
  assert.equal((await add({ type: 'NOTE', text: '  ' })).statusCode, 422)
  assert.equal((await add({ type: 'NOTE', text: 'Ask sales first.' })).statusCode, 201)
  const reply = { type: 'REPLY', text: 'In two weeks.' }
  const sent = (await add(reply, 'reply-key-of-this-test')).json<EnquiryDetail>()
  await add(reply, 'reply-key-of-this-test')
  assert.deepEqual(
    sent.entries.map(({ type, text, createdBy }) => [type, text, createdBy?.name]),
    [
      ['REPLY', 'In two weeks.', 'Content team'],
      ['NOTE', 'Ask sales first.', 'Content team'],
    ],
  )
  assert.deepEqual([sent.status, sent.version], ['REPLIED', 2])
  const mails = (await sentMails(service)).filter(({ headers: head }) => /^Subject: Re: A project\r?$/m.test(head))
  assert.equal(mails.length, 1)
  assert.match(mails[0]?.headers ?? '', /^To: ada@example\.org\r?$/m)
  assert.match(
    mails[0]?.text ?? '',
    /^In two weeks\.\n\nContent team\nTekskills\n\nOn .* you wrote:\n> Hello\n> When can/,
  )
  assert.match(mails[0]?.headers ?? '', /^Reply-To: \S+@\S+\r?$/m)

  const [colleague] = sent.team
  const put = (payload: object) => service.app.inject({ method: 'PUT', url: '/api/enquiry', headers, payload })
  assert.equal((await put({ id, version: 2, assignedTo: id })).statusCode, 422)
  const assigned = await put({ id, version: 2, assignedTo: colleague?.id })
  assert.deepEqual([assigned.json().assignedTo, assigned.json().status], [colleague, 'REPLIED'])
  assert.equal((await put({ id, version: 3, assignedTo: null })).json().assignedTo, null)
})

test('V-08 an erased enquiry leaves no entry, email or name, and a restored one is erased again', async (t) => {
  const service = await startTestApp(t, { captcha })
  const headers = await service.signIn()
  const { id } = (await ask(service, { subject: 'Zorblat matter' })).json<{ id: string }>()
  const row = await service.queries.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const url = `/api/enquiry/${id}`
  await service.app.inject({ method: 'POST', url: `${url}/entries`, headers, payload: { type: 'REPLY', text: 'Yes.' } })
  assert.ok((await sentMails(service)).some(({ headers: head }) => head.includes('Re: Zorblat matter')))
  assert.equal((await service.app.inject({ method: 'DELETE', url: `${url}?version=1`, headers })).statusCode, 409)
  assert.equal((await service.app.inject({ method: 'DELETE', url: `${url}?version=2`, headers })).statusCode, 204)
  assert.equal((await service.app.inject({ url, headers })).statusCode, 404)
  for (const table of ['enquiry', 'enquiry_entry', 'mail', 'audit'] as const) {
    const rows = JSON.stringify(await service.queries.selectFrom(table).selectAll().execute())
    assert.doesNotMatch(rows, /Zorblat|ada@example\.org/, table)
  }
  assert.deepEqual(await sentMails(service), [], 'nor in emails that were written as files')

  const { search_key: _, ...restored } = row
  await service.queries.insertInto('enquiry').values(restored).execute()
  await replayEnquiryErasures(service.deps)
  assert.equal((await service.app.inject({ url, headers })).statusCode, 404)
})

test('every line of what the visitor wrote is quoted in a reply, however it ends', async (t) => {
  const service = await startTestApp(t, { captcha })
  const headers = await service.signIn()
  const ends = ['\r\n', '\n', '\v', '\f', '\r', '\u0085', '\u2028', '\u2029']
  const { id } = (await ask(service, { message: `Hello${ends.map((end) => `${end}Pay here`).join('')}` })).json()
  const payload = { type: 'REPLY', text: 'No.' }
  await service.app.inject({ method: 'POST', url: `/api/enquiry/${id}/entries`, headers, payload })
  const reply = (await sentMails(service)).find(({ headers: head }) => head.includes('Re: A project'))
  assert.equal(reply?.text.split('wrote:\n')[1]?.trim(), `> Hello\n${'> Pay here\n'.repeat(ends.length)}`.trim())
})

test('V-08 a restored enquiry leaves no name in the audit log, however many were erased', async (t) => {
  const service = await startTestApp(t, { captcha })
  const { id } = (await ask(service, {})).json<{ id: string }>()
  await service.queries
    .insertInto('audit')
    .values({
      id: randomUUID(),
      at: service.clock.now(),
      action: 'update',
      entity: 'enquiry',
      entity_id: id,
      summary: 'blogs changed enquiry ada@example.org',
    })
    .execute()
  async function* erased() {
    for (let index = 0; index < 70_000; index++) yield { key: randomUUID() }
    yield { key: 'unreadable' }
    yield { key: id }
  }
  const files = { ...service.deps.files, erasures: { add: () => Promise.resolve(), list: erased } }
  await replayEnquiryErasures({ ...service.deps, files } as typeof service.deps)
  for (const table of ['enquiry', 'audit'] as const) {
    const rows = JSON.stringify(await service.queries.selectFrom(table).selectAll().execute())
    assert.doesNotMatch(rows, /ada@example\.org/, table)
  }
})

test('V-08 an erasure that a crash kept from being logged is logged later', async (t) => {
  const service = await startTestApp(t, { captcha })
  const headers = await service.signIn()
  const { id } = (await ask(service, {})).json<{ id: string }>()
  const { erasures } = service.deps.files
  t.mock.method(erasures, 'add', () => Promise.reject(new Error('crashed')), { times: 1 })
  await service.app.inject({ method: 'DELETE', url: `/api/enquiry/${id}`, headers })
  await replayEnquiryErasures(service.deps)
  const logged: string[] = []
  for await (const { key } of erasures.list()) logged.push(key)
  assert.ok(logged.includes(id))
})
