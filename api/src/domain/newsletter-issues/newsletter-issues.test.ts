import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { ArchivedIssue, IssueDetail, IssuePreview } from '@tekskills/shared/contracts/http/newsletter-issues'
import { newId } from '../../platform/database/ids'
import { claimMail } from '../../platform/mail/outbox'
import { contentTypes, itemCalls } from '../../testing/sample-items'
import { linkIn, sentMails } from '../../testing/sent-mails'
import { startTestApp, type TestApp } from '../../testing/test-app'
import { handOverDueIssues } from './due-issues'

const [blogs, , stories] = contentTypes
const MINUTE = 60_000
const ARCHIVE = '/api/public/user/newsLetter/issues'

async function start(t: TestContext) {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    service.app.inject({ method, url: `/api/newsLetter/issues${path}`, headers, payload })
  const blogCalls = itemCalls(service, headers, blogs)
  const blog = await blogCalls.add('Fish & chips', { description: 'What <we> learned.' })
  const create = async (itemId = blog.id) => {
    const created = await send('POST', '', { itemId })
    assert.equal(created.statusCode, 201, created.body)
    return created.json<IssueDetail>()
  }
  const read = async (id: string) => (await send('GET', `/${id}`)).json<IssueDetail>()
  return {
    service,
    headers,
    send,
    blogs: blogCalls,
    stories: itemCalls(service, headers, stories),
    blog,
    create,
    read,
    /** Schedules an issue as it is now. */
    schedule: async (id: string, sendAt?: string) =>
      send('POST', `/${id}/send`, { version: (await read(id)).version, sendAt }),
    handOver: () => handOverDueIssues(service.deps),
    visit: async (path = '') => service.app.inject({ url: `${ARCHIVE}${path}` }),
    subscribe: (...emails: string[]) => subscribe(service, emails),
  }
}

async function subscribe({ queries, clock }: TestApp, emails: readonly string[], status = 'CONFIRMED' as const) {
  const at = new Date(clock.now().getTime() - MINUTE)
  const rows = emails.map((email) => ({
    id: newId(at.getTime()),
    email,
    status,
    created_at: at,
    asked_at: at,
    confirmed_at: at,
  }))
  await queries.insertInto('subscriber').values(rows).execute()
}

const recipientsOf = (mails: Awaited<ReturnType<typeof sentMails>>) =>
  mails.map(({ headers }) => /^To: (.+)$/m.exec(headers)?.[1] ?? '').sort()

test('a newsletter goes to each confirmed subscriber once, and is then in the archive', async (t) => {
  const { service, create, schedule, handOver, read, visit, subscribe } = await start(t)
  await subscribe('ada@example.org', 'bo@example.org', 'cy@example.org')
  await service.queries
    .updateTable('subscriber')
    .set({ status: 'PENDING' })
    .where('email', '=', 'bo@example.org')
    .execute()
  const draft = await create()
  assert.deepEqual([draft.subject, draft.preheader, draft.state], ['Fish & chips', 'What <we> learned.', 'DRAFT'])
  assert.deepEqual([draft.audience, draft.counts, draft.path], [2, null, null])
  assert.equal((await visit()).json().totalElements, 0, 'a draft is not in the archive')

  const scheduled = await schedule(draft.id)
  assert.deepEqual([scheduled.statusCode, scheduled.json().state], [200, 'SCHEDULED'], scheduled.body)
  await handOver()
  const mails = await sentMails(service)
  assert.deepEqual(recipientsOf(mails), ['ada@example.org', 'cy@example.org'])
  await handOver()
  const sent = await read(draft.id)
  assert.deepEqual([sent.state, sent.path], ['SENT', '/newsletters/fish-chips'])
  assert.deepEqual(sent.counts, { waiting: 0, sent: 2, refused: 0, unsent: 0 })
  const remaining = await service.queries.selectFrom('newsletter_recipient').selectAll().execute()
  assert.deepEqual(remaining, [], 'the recipients are deleted')
  assert.equal((await sentMails(service)).length, 2)

  const [mail] = mails
  assert.ok(mail)
  assert.match(mail.headers, /^Subject: Fish & chips$/m)
  assert.match(mail.headers, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  assert.match(mail.headers, /^List-Unsubscribe: <.+\/api\/public\/user\/newsLetter\/unsubscribe\?token=/m)
  assert.match(mail.headers, /^Content-Type: multipart\/alternative/m)
  assert.match(mail.text, /What <we> learned\./)
  assert.match(mail.text, /What &lt;we&gt; learned\./)
  assert.match(linkIn(mail, '/newsletters/'), /^\/newsletters\/fish-chips$/)
  assert.match(linkIn(mail, '/blog/'), /^\/blog\/fish-chips$/)

  const archive = (await visit()).json<{ content: ArchivedIssue[] }>()
  assert.deepEqual(
    archive.content.map(({ slug, subject, item }) => [slug, subject, item.path]),
    [['fish-chips', 'Fish & chips', '/blog/fish-chips']],
  )
  assert.equal((await visit('/fish-chips')).json<ArchivedIssue>().item.description, 'What <we> learned.')
  assert.doesNotMatch((await visit('/fish-chips')).body, /example\.org/)
  const meta = await service.app.inject({ url: '/api/public/user/geturls?url=/newsletters/fish-chips' })
  assert.deepEqual([meta.json().type, meta.json().title], ['NEWSLETTER', 'Fish & chips'])
  const sitemap = await service.app.inject({ url: '/sitemap-newsletters.xml' })
  assert.match(sitemap.body, /\/newsletters\/fish-chips</)
})

test('RFC 8058 one click in a newsletter ends the subscription, and the next issue is not sent to that address', async (t) => {
  const { service, create, schedule, handOver, subscribe } = await start(t)
  await subscribe('ada@example.org', 'bo@example.org')
  await schedule((await create()).id)
  await handOver()
  const [mail] = (await sentMails(service)).filter(({ headers }) => headers.includes('To: ada@example.org'))
  const link = /^List-Unsubscribe: <https?:\/\/[^/]+(.+)>$/m.exec(mail?.headers ?? '')?.[1] ?? ''
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const click = await service.app.inject({ method: 'POST', url: link, headers, payload: 'List-Unsubscribe=One-Click' })
  assert.equal(click.statusCode, 200)
  await schedule((await create()).id)
  await handOver()
  assert.deepEqual(recipientsOf(await sentMails(service)), ['ada@example.org', 'bo@example.org', 'bo@example.org'])
})

test('a subscriber who leaves while a newsletter waits in the outbox does not get it', async (t) => {
  const { service, create, schedule, handOver, read, subscribe } = await start(t)
  await subscribe('ada@example.org', 'bo@example.org')
  const { id } = await create()
  await schedule(id)
  const { wake } = service.deps.mail
  service.deps.mail.wake = () => undefined
  await handOver()
  assert.deepEqual((await read(id)).counts, { waiting: 2, sent: 0, refused: 0, unsent: 0 })
  const row = service.queries.selectFrom('mail').select('unsubscribe_url').where('recipient', '=', 'ada@example.org')
  const { unsubscribe_url: url } = await row.executeTakeFirstOrThrow()
  const { pathname, search } = new URL(url ?? '')
  assert.equal((await service.app.inject({ method: 'POST', url: pathname + search })).statusCode, 200)
  service.deps.mail.wake = wake
  wake()
  assert.deepEqual(recipientsOf(await sentMails(service)), ['bo@example.org'])
  await handOver()
  assert.deepEqual((await read(id)).counts, { waiting: 0, sent: 1, refused: 0, unsent: 1 })
})

test('two instances that hand over at the same time email each subscriber once', async (t) => {
  const { service, create, schedule, handOver, subscribe } = await start(t)
  await subscribe(...Array.from({ length: 40 }, (_, index) => `reader-${index}@example.org`))
  await schedule((await create()).id)
  await Promise.all([handOver(), handOver()])
  const recipients = recipientsOf(await sentMails(service))
  assert.deepEqual([recipients.length, new Set(recipients).size], [40, 40])
})

test('a scheduled newsletter whose article has left the site is not sent, and shows the reason', async (t) => {
  const { service, blogs, blog, create, schedule, handOver, read, subscribe, visit } = await start(t)
  await subscribe('ada@example.org')
  const { id } = await create()
  const at = new Date(service.clock.now().getTime() + 5 * MINUTE).toISOString()
  assert.equal((await schedule(id, at)).json<IssueDetail>().sendAt, at)
  await handOver()
  assert.deepEqual(await sentMails(service), [], 'not before its time')
  await blogs.put({ id: blog.id, version: 1, status: 'DRAFT' })
  service.clock.advance(6 * MINUTE)
  await handOver()
  assert.deepEqual(await sentMails(service), [])
  const unsent = await read(id)
  assert.equal(unsent.state, 'DRAFT')
  assert.match(unsent.failure ?? '', /no longer on the site/)
  assert.equal((await visit()).json().totalElements, 0)
  const rejected = await schedule(id)
  assert.deepEqual([rejected.statusCode, rejected.json().code], [409, 'ITEM_NOT_PUBLIC'])
})

test('a scheduled newsletter can be stopped, and one that is being sent stops where it is', async (t) => {
  const { service, send, create, schedule, handOver, read, subscribe } = await start(t)
  await subscribe('ada@example.org', 'bo@example.org')
  const { id } = await create()
  await schedule(id)
  const stop = async () => send('POST', `/${id}/stop`, { version: (await read(id)).version })
  assert.equal((await stop()).json<IssueDetail>().state, 'DRAFT')
  await handOver()
  assert.deepEqual(await sentMails(service), [])

  await schedule(id)
  service.deps.mail.wake = () => undefined
  await handOver()
  assert.equal((await stop()).statusCode, 200)
  await handOver()
  const stopped = await read(id)
  assert.deepEqual([stopped.state, stopped.counts], ['SENT', { waiting: 0, sent: 0, refused: 0, unsent: 2 }])
  assert.match(stopped.failure ?? '', /stopped/)
  assert.deepEqual(await service.queries.selectFrom('mail').selectAll().execute(), [])
  assert.equal((await stop()).json().code, 'NOT_PLANNED')
})

test('the archive has no newsletter whose article has left the site', async (t) => {
  const { blogs, blog, create, schedule, handOver, subscribe, visit, service } = await start(t)
  await subscribe('ada@example.org')
  await schedule((await create()).id)
  await handOver()
  assert.equal((await visit('/fish-chips')).statusCode, 200)
  await blogs.put({ id: blog.id, version: 1, status: 'DRAFT' })
  assert.deepEqual([(await visit('/fish-chips')).statusCode, (await visit()).json().totalElements], [410, 0])
  assert.doesNotMatch((await service.app.inject({ url: '/sitemap-newsletters.xml' })).body, /fish-chips/)
  assert.equal((await visit('/never')).statusCode, 404)
})

test('only a public article is sent, with a valid text, at a future time, and only if there are subscribers', async (t) => {
  const { blogs, stories, send, create, schedule, read, subscribe } = await start(t)
  const hidden = await blogs.add('Hidden', { status: 'DRAFT' })
  assert.equal((await send('POST', '', { itemId: hidden.id })).json().code, 'ITEM_NOT_PUBLIC')
  assert.equal((await send('POST', '', { itemId: 'x' })).json().code, 'ITEM_NOT_PUBLIC')
  const { id, version } = await create((await stories.add('A story')).id)
  assert.equal((await send('PUT', `/${id}`, { version, subject: ' ', preheader: '' })).statusCode, 422)
  const saved = await send('PUT', `/${id}`, { version, subject: 'New\r\nBcc: x', preheader: 'Short' })
  assert.equal(saved.json<IssueDetail>().subject, 'New Bcc: x', 'a subject is one line')
  assert.equal(
    (await send('PUT', `/${id}`, { version, subject: 'Old', preheader: '' })).json().code,
    'VERSION_CONFLICT',
  )
  assert.equal((await schedule(id)).json().code, 'NO_SUBSCRIBERS')
  await subscribe('ada@example.org')
  assert.equal((await schedule(id, '2001-01-01T00:00:00Z')).statusCode, 422)
  await schedule(id)
  assert.equal((await send('DELETE', `/${id}`)).json().code, 'NOT_A_DRAFT')
  await send('POST', `/${id}/stop`, { version: (await read(id)).version })
  assert.equal((await send('DELETE', `/${id}`)).statusCode, 204)
  assert.equal((await send('GET', `/${id}`)).statusCode, 404)
})

test('the preview is the email, and a test email goes only to the account that sends it', async (t) => {
  const { service, send, create, subscribe } = await start(t)
  await subscribe('ada@example.org')
  const { id } = await create()
  const text = { subject: 'Typed <b>', preheader: 'Beside “it”' }
  const preview = (await send('POST', `/${id}/preview`, text)).json<IssuePreview>()
  assert.match(preview.html, /<title>Typed &lt;b&gt;<\/title>/)
  assert.match(preview.html, /Beside “it”/)
  assert.match(preview.html, /href="[^"]+\/blog\/fish-chips"/)
  assert.match(preview.text, /Fish & chips\n\nWhat <we> learned\./)
  const { to } = (await send('POST', `/${id}/test`)).json<{ to: string }>()
  const mails = await sentMails(service)
  assert.deepEqual(recipientsOf(mails), [to])
  assert.match(mails[0]?.headers ?? '', /^Subject: \[Test\] Fish & chips$/m)
})

test('a password reset does not wait behind newsletters', async (t) => {
  const { service, create, schedule, handOver, subscribe } = await start(t)
  await subscribe('ada@example.org')
  await schedule((await create()).id)
  const { wake, queue } = service.deps.mail
  service.deps.mail.wake = () => undefined
  await handOver()
  service.clock.advance(MINUTE)
  await queue(service.queries, { to: 'staff@example.org', subject: 'Reset', text: 'x' })
  const recipients: string[] = []
  for (;;) {
    const claimed = await claimMail(service.queries, service.clock.now())
    if (!claimed) break
    recipients.push(claimed.mail.to)
  }
  service.deps.mail.wake = wake
  assert.deepEqual(recipients, ['staff@example.org', 'ada@example.org'])
})
