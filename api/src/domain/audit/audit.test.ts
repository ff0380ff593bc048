import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AuditLine } from '@tekskills/shared/contracts/http/audit'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { startWithApplicant } from '../../testing/sample-applicants'
import { addBlog } from '../../testing/sample-blogs'
import { addCareer } from '../../testing/sample-careers'
import { startTestApp, type TestApp } from '../../testing/test-app'

const reader =
  ({ app }: TestApp, headers: object) =>
  async (query: string) => {
    const response = await app.inject({ url: `/api/audit${query}`, headers: { ...headers } })
    assert.equal(response.statusCode, 200, response.body)
    return response.json<Page<AuditLine>>().content
  }

test('BO-05 ST-08 the audit log records who did what; each role reads its own area and its own account', async (t) => {
  const service = await startTestApp(t)
  const [blogs, careers] = [await service.signIn(), await service.signIn('careers')]
  const blog = await addBlog(service, blogs, { blogName: 'Noted' })
  service.clock.advance(1_000)
  await service.app.inject({ method: 'DELETE', url: `/api/blogs/deleteBlog/${blog.id}`, headers: blogs })
  const job = await addCareer(service, careers, { jobTitle: 'Archivist' })

  const forBlogs = await reader(service, blogs)('')
  assert.deepEqual(
    forBlogs.map(({ user, action, entity, entityId }) => [user, action, entity, entity === 'blog' && entityId]),
    [
      ['blogs', 'delete', 'blog', blog.id],
      ['blogs', 'create', 'blog', blog.id],
      ['blogs', 'login', 'account', false],
    ],
  )
  assert.match(forBlogs[0]?.summary ?? '', /Noted/)
  assert.equal(forBlogs[0]?.ip, '127.0.0.1')
  const forCareers = await reader(service, careers)('?sort=entity,asc')
  assert.deepEqual(
    forCareers.map(({ entity, entityId }) => [entity, entity === 'career' && entityId]),
    [
      ['account', false],
      ['career', job.id],
    ],
  )
  assert.deepEqual(await reader(service, careers)('?entity=blog'), [], 'the entity filter does not reveal another area')
})

test('BO-05 the audit log is filtered by record, user, day and text, and exported', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const read = reader(service, headers)
  const { id } = await addBlog(service, headers, { blogName: 'Première' })
  await addBlog(service, headers, { blogName: '=Second' })
  const today = service.clock.now().toISOString().slice(0, 10)
  const count = async (query: string) => (await read(query)).length
  assert.equal(await count(`?entityId=${id}`), 1)
  assert.equal(await count('?q=premiere'), 1)
  assert.equal(await count('?user=BLOGS&entity=blog'), 2)
  assert.equal(await count('?user=careers'), 0)
  assert.equal(await count(`?from=${today}&to=${today}`), 3)
  assert.equal(await count('?to=2001-01-01'), 0)
  for (const query of ['?entity=session', '?from=yesterday', '?sort=summary,asc', '?entityId=1']) {
    assert.equal((await service.app.inject({ url: `/api/audit${query}`, headers })).statusCode, 400, query)
  }
  const csv = await service.app.inject({ url: '/api/audit?format=csv&entity=blog', headers })
  assert.match(String(csv.headers['content-type']), /^text\/csv/)
  assert.equal(csv.body.trim().split('\r\n').length, 3)
})

test('AT-40 a date outside the range of the database is rejected as invalid input', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  for (const [url, expected] of [
    ['/api/audit?from=0000-01-01', 400],
    ['/api/audit?to=0000-12-31', 400],
    ['/api/audit?from=0001-01-01', 200],
  ] as const)
    assert.equal((await service.app.inject({ url, headers })).statusCode, expected, url)
})

test('ST-08 exporting a list of personal data is in the audit log, reading it on a page is not', async (t) => {
  const service = await startTestApp(t)
  const job = await addCareer(service, await service.signIn('careers'), { jobTitle: 'Archivist' })
  const lists = {
    blogs: ['/api/enquiry/get-allEnquiries', '/api/newsLetter/get-allSubscribers'],
    careers: [
      '/api/jobApplicants/getApplicants',
      `/api/jobApplicants/getbyjobId?jobId=${job.id}`,
      '/api/jobApplicants/getFutureApplicants',
    ],
  }
  for (const [username, urls] of Object.entries(lists)) {
    const headers = await service.signIn(username as keyof typeof lists)
    const notes = async () => (await reader(service, headers)('')).filter(({ action }) => action === 'download')
    for (const [index, url] of urls.entries()) {
      assert.equal((await service.app.inject({ url, headers })).statusCode, 200, url)
      assert.equal((await notes()).length, index, `${url} as a page`)
      const exported = await service.app.inject({ url, headers: { ...headers, accept: 'text/csv' } })
      assert.match(String(exported.headers['content-type']), /^text\/csv/, url)
      const [note] = await notes()
      assert.equal((await notes()).length, index + 1, url)
      assert.equal(note?.user, username)
      assert.match(note?.summary ?? '', /^download of a list: [\w-]+\.csv$/)
      service.clock.advance(1_000)
    }
  }
})

test('ST-08 a preview link, which anybody may open, is in the audit log', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const { id } = await addBlog(service, headers, { blogName: 'Not yet' })
  await service.app.inject({ method: 'POST', url: `/api/blogs/${id}/preview`, headers })
  const entries = await reader(service, headers)(`?entityId=${id}&q=preview`)
  assert.deepEqual(
    entries.map(({ user, action, summary }) => [user, action, summary]),
    [['blogs', 'preview', 'preview blog "Not yet"']],
  )
})

test('ST-08 times of interviews that are offered or withdrawn and canceled mails are in the audit log', async (t) => {
  const { service, headers, job, person } = await startWithApplicant(t)
  const { app, clock } = service
  const at = new Date(clock.now().getTime() + 24 * 60 * 60_000).toISOString()
  const slot = { jobId: job.id, startsAt: at, minutes: 45, place: 'Room 1' }
  const offered = await app.inject({ method: 'POST', url: '/api/interviewSlots', headers, payload: slot })
  clock.advance(1_000)
  await app.inject({ method: 'DELETE', url: `/api/interviewSlots/${offered.json<{ id: string }>().id}`, headers })
  const letter = { recipients: [person.id], subject: 'News', text: 'Hello', sendAt: at }
  await app.inject({ method: 'POST', url: '/api/applicantMails', headers, payload: letter })
  const { id: mailId } = await service.queries.selectFrom('applicant_mail').select('id').executeTakeFirstOrThrow()
  clock.advance(1_000)
  for (let time = 0; time < 2; time += 1)
    await app.inject({ method: 'DELETE', url: `/api/applicantMails/${mailId}`, headers })
  const read = reader(service, headers)
  const summaries = async (query: string) => (await read(query)).map(({ user, summary }) => [user, summary])
  assert.deepEqual(await summaries(`?entityId=${job.id}&q=interview`), [
    ['careers', `withdraw interview time ${at} for career "${job.jobCode}"`],
    ['careers', `offer interview time ${at} for career "${job.jobCode}"`],
  ])
  assert.deepEqual(await summaries(`?entityId=${person.id}&q=mail`), [
    ['careers', `cancel mail to applicant "${person.reference}"`],
    ['careers', `mail applicant "${person.reference}"`],
  ])
})

test('BO-05 entries about bundles and templates of mails are read by those who work on them', async (t) => {
  const service = await startTestApp(t)
  const entry = { account_id: null, entity_id: null, other_id: null, ip: null, at: service.clock.now() }
  const rows = [
    { ...entry, id: 'a0000000-0000-4000-8000-000000000001', action: 'delete', entity: 'bundle', summary: 'a bundle' },
    {
      ...entry,
      id: 'a0000000-0000-4000-8000-000000000002',
      action: 'update',
      entity: 'mailTemplate',
      summary: 'a mail',
    },
  ] as const
  await service.queries
    .insertInto('audit')
    .values([...rows])
    .execute()
  const read = async (username: 'blogs' | 'careers', entity: string) =>
    (await reader(service, await service.signIn(username))(`?entity=${entity}`)).map(({ summary }) => summary)
  assert.deepEqual(await read('blogs', 'bundle'), ['a bundle'])
  assert.deepEqual(await read('blogs', 'mailTemplate'), [])
  assert.deepEqual(await read('careers', 'mailTemplate'), ['a mail'])
  assert.deepEqual(await read('careers', 'bundle'), [])
})
