import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import type { AuditLine } from '@tekskills/shared/contracts/http/audit'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import type {
  Webhook,
  WebhookDelivery,
  WebhookPayload,
  WebhookWithSecret,
} from '@tekskills/shared/contracts/http/webhooks'
import { webhookEvent } from '@tekskills/shared/contracts/http/webhooks'
import { sql } from 'kysely'
import { cleanUp } from '../../maintenance'
import type { Queries } from '../../platform/database/database'
import { openSigner } from '../../platform/signing/signer'
import { addBlog } from '../../testing/sample-blogs'
import { sentMails } from '../../testing/sent-mails'
import { startTestApp } from '../../testing/test-app'
import { startWebhookReceiver, type ReceivedMessage } from '../../testing/webhook-receiver'
import { resealWebhookSecrets } from './webhook-sender'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type Headers = { authorization: string }

const payloadOf = ({ body }: ReceivedMessage) => JSON.parse(body) as WebhookPayload

/** A service with a webhook for every event, whose receiver works. */
async function start(t: TestContext, events: readonly string[] = webhookEvent.options) {
  const service = await startTestApp(t, { webhookTargets: 'any' })
  const receiver = await startWebhookReceiver()
  t.after(receiver.close)
  const headers = await service.signIn()
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, by: Headers = headers) =>
    service.app.inject({ method, url: `/api${path}`, headers: by, payload })
  const added = await call('POST', '/webhooks', { url: receiver.url, events })
  assert.equal(added.statusCode, 201, added.body)
  const { webhook, secret } = added.json<WebhookWithSecret>()
  const log = async (by = headers) =>
    (await call('GET', `/webhooks/${webhook.id}/deliveries`, undefined, by)).json<WebhookDelivery[]>()
  const round = () => service.deps.webhooks.run()
  /** What has been told since the last time, as `type path`. */
  const told = async () => {
    await round()
    return receiver.received.splice(0).map((message) => {
      const { type, data } = payloadOf(message)
      return [type, data.path].filter(Boolean).join(' ')
    })
  }
  return { service, receiver, headers, call, webhook, secret, log, round, told }
}

const signatureOf = (secret: string, { headers, body }: ReceivedMessage) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64')}`

test('ADR 0119 publishing, changing, unpublishing and deleting an item is delivered, signed, and drafts are not', async (t) => {
  const { service, receiver, headers, call, secret, told, round, log } = await start(t)
  const at = (blog: StaffBlog) => ({ version: blog.version })
  const draft = await addBlog(service, headers, { blogName: 'Secret plans', status: 'DRAFT' })
  const changed = (
    await call('PUT', `/blogs/${draft.id}`, { ...at(draft), content: '<p>Hidden words</p>' })
  ).json<StaffBlog>()
  assert.deepEqual(await told(), [], 'a draft')

  const live = (
    await call('PUT', `/blogs/${draft.id}`, { ...at(changed), slug: 'plans', status: 'PUBLISHED' })
  ).json<StaffBlog>()
  await round()
  const [message] = receiver.received
  assert.ok(message)
  assert.deepEqual(payloadOf(message), {
    type: 'item.published',
    timestamp: payloadOf(message).timestamp,
    data: { kind: 'BLOG', id: draft.id, path: '/blog/plans' },
  })
  assert.equal(message.headers['webhook-signature'], signatureOf(secret, message))
  assert.equal(message.headers['webhook-id'], (await log())[0]?.id)
  assert.equal(message.headers['content-type'], 'application/json')
  assert.ok(Math.abs(Number(message.headers['webhook-timestamp']) - service.clock.now().getTime() / 1000) < 60)
  assert.doesNotMatch(message.body, /Secret|Hidden/)
  receiver.received.length = 0

  const drafted = (
    await call('PUT', `/blogs/${draft.id}/draft`, { ...at(live), blogName: 'Later', slug: 'later' })
  ).json<StaffBlog>()
  assert.deepEqual(await told(), [], 'a draft of a public item')
  const published = (await call('PUT', `/blogs/${draft.id}/draft/publish`, at(drafted))).json<StaffBlog>()
  assert.deepEqual(await told(), ['item.updated /blog/later'])
  const off = (await call('PUT', `/blogs/${draft.id}`, { ...at(published), status: 'DRAFT' })).json<StaffBlog>()
  assert.deepEqual(await told(), ['item.unpublished /blog/later'])
  await call('PUT', `/blogs/${draft.id}`, { ...at(off), status: 'PUBLISHED' })
  await call('DELETE', `/blogs/deleteBlog/${draft.id}`)
  assert.deepEqual(await told(), ['item.published /blog/later', 'item.deleted /blog/later'])
  await call('POST', `/blogs/${draft.id}/restore`)
  assert.deepEqual(await told(), ['item.published /blog/later'])
})

test('ADR 0119 an item that goes public by time is delivered once, also if it is changed first', async (t) => {
  const { service, headers, call, told } = await start(t)
  const scheduledAt = (minutes: number) => new Date(service.clock.now().getTime() + minutes * MINUTE).toISOString()
  const later = { status: 'SCHEDULED' as const, scheduledAt: scheduledAt(10) }
  const first = await addBlog(service, headers, { blogName: 'First by time', ...later })
  const second = await addBlog(service, headers, { blogName: 'Second by time', ...later })
  assert.deepEqual(await told(), [])
  service.clock.advance(11 * MINUTE)
  await call('PUT', `/blogs/${second.id}`, { version: second.version, blogName: 'Changed at once' })
  assert.deepEqual((await told()).toSorted(), [
    `item.published /blog/${first.slug}`,
    `item.published /blog/${second.slug}`,
    `item.updated /blog/${second.slug}`,
  ])
  assert.deepEqual(await told(), [])
})

test('ADR 0119 a bundle tells of its items and of itself, and of nothing before it is live', async (t) => {
  const { service, headers, call, told } = await start(t)
  const blog = await addBlog(service, headers, { blogName: 'In a bundle', slug: 'in-a-bundle', status: 'DRAFT' })
  const made = (await call('POST', '/bundles', { name: 'Secret campaign' })).json<{ id: string; version: number }>()
  const filled = (await call('POST', `/bundles/${made.id}/items`, { version: made.version, ids: [blog.id] })).json<{
    version: number
  }>()
  assert.deepEqual(await told(), [])
  const live = (await call('POST', `/bundles/${made.id}/publish`, { version: filled.version })).json<{
    version: number
  }>()
  assert.deepEqual((await told()).toSorted(), ['bundle.published', 'item.published /blog/in-a-bundle'])
  await call('POST', `/bundles/${made.id}/return`, { version: live.version })
  assert.deepEqual((await told()).toSorted(), ['bundle.unpublished', 'item.unpublished /blog/in-a-bundle'])
})

test('ADR 0119 what does not arrive is tried again for a day with the same id; then the webhook is disabled and its owner told', async (t) => {
  const { service, receiver, headers, call, webhook, round, log } = await start(t)
  receiver.answerStatus(500)
  await addBlog(service, headers, { blogName: 'Unheard' })
  const began = service.clock.now().getTime()
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    await round()
    const [delivery] = await log(await service.signIn())
    if (delivery?.state === 'GIVEN_UP') break
    assert.equal(delivery?.attempts, attempt)
    assert.equal(delivery.error, 'the response was 500')
    await round()
    assert.equal(receiver.received.length, attempt, 'not before its time')
    service.clock.advance(Date.parse(delivery.nextAttemptAt ?? '') - service.clock.now().getTime() + 1000)
  }
  const duration = service.clock.now().getTime() - began
  assert.ok(duration > 0.95 * DAY && duration < 1.1 * DAY, `${duration / DAY} days`)
  assert.equal(new Set(receiver.received.map(({ headers: head }) => head['webhook-id'])).size, 1)
  assert.equal(new Set(receiver.received.map(({ body }) => body)).size, 1)
  const by = await service.signIn()
  const read = async () => (await call('GET', '/webhooks', undefined, by)).json<Webhook[]>()[0]
  assert.deepEqual([(await read())?.isEnabled, (await read())?.disabledReason], [false, 'the response was 500'])
  const notices = (await sentMails(service)).filter(({ headers: head }) => head.includes('A webhook was disabled'))
  assert.equal(notices.length, 1)

  const tried = receiver.received.length
  await addBlog(service, by, { blogName: 'Untold' })
  await round()
  assert.equal(receiver.received.length, tried)
  receiver.answerStatus(204)
  const again = (id: string) => call('POST', `/webhooks/${webhook.id}/deliveries/${id}/again`, undefined, by)
  const [lost] = await log(by)
  assert.equal((await again(lost?.id ?? '')).json().code, 'WEBHOOK_DISABLED')
  await call('PUT', `/webhooks/${webhook.id}`, { isEnabled: true }, by)
  assert.equal((await again(lost?.id ?? '')).statusCode, 202)
  await round()
  assert.equal(receiver.received.at(-1)?.headers['webhook-id'], lost?.id)
  assert.equal((await read())?.isEnabled, true)
})

test('ADR 0119 a receiver that responds with 410 is disabled at once', async (t) => {
  const { service, receiver, headers, call, round } = await start(t)
  receiver.answerStatus(410)
  await addBlog(service, headers, { blogName: 'Gone' })
  await round()
  assert.equal((await call('GET', '/webhooks')).json<Webhook[]>()[0]?.isEnabled, false)
})

test('ADR 0119 a replaced secret signs too for a day', async (t) => {
  const { service, receiver, call, webhook, secret, round } = await start(t)
  const renewed = (await call('POST', `/webhooks/${webhook.id}/secret`)).json<WebhookWithSecret>()
  assert.notEqual(renewed.secret, secret)
  await call('POST', `/webhooks/${webhook.id}/test`)
  await round()
  const both = receiver.received.at(-1)
  assert.ok(both)
  assert.equal(payloadOf(both).type, 'webhook.test')
  assert.equal(both.headers['webhook-signature'], `${signatureOf(renewed.secret, both)} ${signatureOf(secret, both)}`)
  service.clock.advance(DAY)
  await call('POST', `/webhooks/${webhook.id}/test`, undefined, await service.signIn())
  await round()
  const one = receiver.received.at(-1)
  assert.ok(one)
  assert.equal(one.headers['webhook-signature'], signatureOf(renewed.secret, one))
  const stored = await service.queries.selectFrom('webhook').selectAll().executeTakeFirstOrThrow()
  assert.doesNotMatch(JSON.stringify(stored), /whsec_/)
})

test('ADR 0119 a restore of a backup delivers nothing', async (t) => {
  const { service, headers, told } = await start(t)
  const blog = await addBlog(service, headers, { blogName: 'Restored' })
  await told()
  const rename = (queries: Queries, name: string) =>
    queries.updateTable('content_item').set({ name }).where('id', '=', blog.id).execute()
  await service.queries.transaction().execute(async (transaction) => {
    await sql`select set_config('tekskills.restoring', 'on', true)`.execute(transaction)
    await rename(transaction, 'As in the backup')
  })
  assert.deepEqual(await told(), [])
  await rename(service.queries, 'Changed after it')
  assert.deepEqual(await told(), [`item.updated /blog/${blog.slug}`])
})

test('ADR 0119 with a key from outside, secrets are sealed anew and receivers need no other', async (t) => {
  const { service, webhook, secret } = await start(t)
  const { queries } = service
  const stored = async () => (await queries.selectFrom('webhook').selectAll().executeTakeFirstOrThrow()).secret
  const signers = await openSigner(queries, 'a secret that no backup has: 77ab')
  await resealWebhookSecrets(queries, signers)
  const sealed = await stored()
  assert.equal(signers.signer.unseal(`webhook ${webhook.id}`, sealed), secret)
  assert.equal(service.deps.signer.unseal(`webhook ${webhook.id}`, sealed), undefined)
  await resealWebhookSecrets(queries, signers)
  assert.equal(await stored(), sealed, 'once')
})

test('ADR 0119 a webhook is its owner’s: of no colleague, of no recruiter, and silent without the role', async (t) => {
  const { service, receiver, headers, call, webhook, told } = await start(t)
  const careers = await service.signIn('careers')
  assert.equal((await call('GET', '/webhooks', undefined, careers)).statusCode, 403)
  await service.queries.updateTable('account').set({ role: 'BLOGS' }).where('username', '=', 'careers').execute()
  assert.deepEqual((await call('GET', '/webhooks', undefined, careers)).json(), [])
  for (const [method, path] of [
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/secret'],
    ['POST', '/test'],
    ['GET', '/deliveries'],
  ] as const) {
    const payload = method === 'PUT' ? {} : undefined
    assert.equal((await call(method, `/webhooks/${webhook.id}${path}`, payload, careers)).statusCode, 404, path)
  }
  await service.queries.updateTable('account').set({ disabled: true }).where('username', '=', 'blogs').execute()
  await addBlog(service, careers, { blogName: 'Of a colleague' })
  assert.deepEqual(await told(), [])
  await service.queries.updateTable('account').set({ disabled: false }).where('username', '=', 'blogs').execute()
  assert.equal((await told()).length, 1, 'it waited')

  const audit = (await call('GET', '/audit?q=webhook')).json<Page<AuditLine>>().content
  assert.match(audit[0]?.summary ?? '', /^blogs added a webhook for 127\.0\.0\.1/)
  assert.equal((await call('DELETE', `/webhooks/${webhook.id}`)).statusCode, 204)
  await addBlog(service, headers, { blogName: 'After it' })
  assert.deepEqual(await told(), [])
  assert.equal(receiver.received.length, 0)
})

test('ADR 0119 only chosen events are delivered, and the log is kept for 30 days', async (t) => {
  const { service, headers, call, webhook, told, log } = await start(t, ['item.deleted'])
  const blog = await addBlog(service, headers, { blogName: 'Deleted soon' })
  await call('DELETE', `/blogs/deleteBlog/${blog.id}`)
  assert.deepEqual(await told(), [`item.deleted /blog/${blog.slug}`])
  assert.deepEqual(
    (await log()).map(({ state, status }) => [state, status]),
    [['DELIVERED', 204]],
  )
  await call('PUT', `/webhooks/${webhook.id}`, { isEnabled: false })
  assert.equal((await call('POST', `/webhooks/${webhook.id}/test`)).json().code, 'WEBHOOK_DISABLED')
  service.clock.advance(31 * DAY)
  await cleanUp(service.deps)
  const rows = await service.queries.selectFrom('webhook_delivery').select('id').execute()
  assert.deepEqual(rows, [])
})

test('S-09 an address that is not public is refused where it is entered, and there are at most ten', async (t) => {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const add = (url: string) =>
    service.app.inject({ method: 'POST', url: '/api/webhooks', headers, payload: { url, events: ['item.published'] } })
  for (const url of [
    'http://example.org/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'file:///etc/passwd',
  ]) {
    const response = await add(url)
    assert.deepEqual([response.statusCode, response.json().errors?.[0]?.field], [422, 'url'], url)
  }
  for (let count = 1; count <= 10; count += 1) assert.equal((await add('https://example.org/')).statusCode, 201)
  assert.equal((await add('https://example.org/')).json().code, 'TOO_MANY_WEBHOOKS')
})
