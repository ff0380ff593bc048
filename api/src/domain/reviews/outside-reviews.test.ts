import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import {
  MAX_COMMENTS,
  MAX_OUTSIDE_COMMENTS,
  type OutsideReview,
  type Review,
} from '@tekskills/shared/contracts/http/reviews'
import { cleanUp } from '../../maintenance'
import { newId } from '../../platform/database/ids'
import { contentTypes, itemCalls, testOf, type ContentType } from '../../testing/sample-items'
import { sentMails } from '../../testing/sent-mails'
import { password, startTestApp } from '../../testing/test-app'
import { addAccount } from '../session/account-administration'

const DAY = 24 * 60 * 60_000
const PASSAGE = { quote: 'Words', before: '', after: 'of it.' }

/** A draft of an item, what its editor does, and what somebody with a link does. */
async function start(t: TestContext, contentType: ContentType) {
  const service = await startTestApp(t)
  const { text, detail } = contentType
  const headers = await service.signIn()
  const calls = itemCalls(service, headers, contentType)
  const item = await calls.add('Reviewed', { [text]: '<p>Words of it.</p>', status: 'DRAFT' })
  const review = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) => {
    const response = await calls.send(method, `/${item.id}/review${path}`, payload)
    const { statusCode: status } = response as { statusCode: number }
    return { status, body: (response as { json: <T>() => T }).json<Review & { code?: string }>() }
  }
  const link = async (allowsComments: boolean, days = 7) => {
    const { body } = await review('POST', '/links', { allowsComments, days })
    const made = body.links.at(-1)
    assert.ok(made)
    return { id: made.id, url: made.url, token: made.url.split('preview=')[1] ?? '' }
  }
  let visitors = 0
  const base = detail.slice(0, detail.indexOf('?'))
  const outside = async (path: string, payload: object, { ip, key }: { ip?: string; key?: string } = {}) => {
    visitors += 1
    const remoteAddress = ip ?? `198.51.100.${visitors % 250}`
    const keyed = key ? { 'idempotency-key': key } : {}
    const url = `${base}/review${path}`
    const response = await service.app.inject({ method: 'POST', url, payload, headers: keyed, remoteAddress })
    return { status: response.statusCode, body: response.json<OutsideReview & { code?: string }>() }
  }
  return {
    service,
    calls,
    item,
    text,
    review,
    link,
    look: (preview: string) => outside('', { preview }),
    comment: (preview: string, words: string, about: object = {}, by: { ip?: string; key?: string } = {}) =>
      outside('/comments', { preview, name: 'Maria', text: words, ...about }, by),
  }
}

const said = ({ threads }: OutsideReview) =>
  threads.map(({ comments }) => comments.map(({ author, text }) => `${author}: ${text}`))

for (const contentType of contentTypes) {
  const test = testOf(contentType)
  const { kind, text } = contentType
  const of = `BO-05 ${kind}: `

  test(`${of}somebody outside comments through a link, and sees what staff reply and resolve, and nothing else`, async (t) => {
    const { review, link, look, comment, calls, item } = await start(t, contentType)
    const { token, url } = await link(true)
    await review('POST', '/threads', { text: 'Internal.', field: null, passage: null })
    assert.deepEqual(await look(token).then(({ body }) => [body.allowsComments, body.threads]), [true, []])
    const shown = await calls.visit('reviewed', `&preview=${token}`)
    assert.equal(shown.statusCode, 200)
    assert.ok(shown.body.includes('Words of it.') && url.startsWith(contentType.page))

    assert.equal((await comment(token, 'All good.')).status, 201)
    await comment(token, 'Which?', { field: text, passage: PASSAGE })
    const { body } = await comment(token, 'Shorter.', { field: 'description' })
    assert.deepEqual(said(body), [['Maria: All good.'], ['Maria: Which?'], ['Maria: Shorter.']])
    assert.deepEqual(body.threads[1]?.passage, PASSAGE)

    const { threads } = (await review('GET')).body
    assert.deepEqual(
      threads.map(({ isOutside, comments }) => [isOutside, comments[0]?.outsideName, comments[0]?.createdBy?.name]),
      [
        [false, null, 'Content team'],
        [true, 'Maria', undefined],
        [true, 'Maria', undefined],
        [true, 'Maria', undefined],
      ],
    )
    const thread = threads[2]?.id
    await review('POST', `/threads/${thread}/comments`, { text: 'These.' })
    await review('PUT', `/threads/${thread}`, { isResolved: true })
    const seen = (await look(token)).body
    assert.deepEqual(said(seen)[1], ['Maria: Which?', 'Content team: These.'])
    assert.equal(seen.threads[1]?.isResolved, true)
    assert.ok(!JSON.stringify(seen).includes('Internal.'))
    const replied = await comment(token, 'Thanks.', { threadId: thread })
    assert.equal(replied.body.threads[1]?.isResolved, false, 'a reply opens it again')
    const { version } = await calls.read(item.id)
    assert.equal(version, item.version, 'the item stays as it is')
  })

  test(`${of}a link is for reading unless it says otherwise, ends by itself or at once, and serves its item alone`, async (t) => {
    const { service, review, link, look, comment, calls, item } = await start(t, contentType)
    const made = await review('POST', '/links', { days: 1 })
    assert.equal(made.status, 201)
    assert.equal(made.body.links[0]?.allowsComments, false)
    const [, reading = ''] = made.body.links[0]?.url.split('preview=') ?? []
    assert.equal((await comment(reading, 'No.')).body.code, 'COMMENTS_CLOSED')
    assert.equal((await review('POST', '/links', { days: 400 })).status, 422)

    const { id, token } = await link(true)
    const other = await link(true, 30)
    await comment(token, 'First link.')
    assert.deepEqual((await look(other.token)).body.threads, [], 'each link shows what was said through it')
    const thread = (await look(token)).body.threads[0]?.id
    assert.equal((await comment(other.token, 'Not mine.', { threadId: thread })).status, 404)
    const internal = (await review('POST', '/threads', { text: 'Internal.', field: null, passage: null })).body.threads
    assert.equal((await comment(token, 'Hm.', { threadId: internal.at(-1)?.id })).status, 404)
    for (const wrong of [
      'x',
      `${token}x`,
      (await calls.send('POST', `/${item.id}/preview`)).json<{ url: string }>().url.split('=')[1] ?? '',
    ])
      assert.equal((await look(wrong)).status, 404)

    assert.equal((await review('DELETE', `/links/${id}`)).status, 200)
    assert.equal((await look(token)).body.code, 'LINK_EXPIRED')
    assert.equal((await comment(token, 'Late.')).status, 410)
    assert.equal((await calls.visit('reviewed', `&preview=${token}`)).statusCode, 410)
    assert.equal((await review('DELETE', `/links/${id}`)).status, 404)
    assert.deepEqual(
      (await review('GET')).body.links.map((each) => each.allowsComments),
      [false, true],
    )
    assert.equal((await review('GET')).body.threads.length, 2, 'what was said stays')
    service.clock.advance(8 * DAY)
    assert.equal((await calls.visit('reviewed', `&preview=${reading}`)).statusCode, 410)
    assert.equal((await look(other.token)).status, 200)
  })

  test(`${of}a link works only while whoever made it may write content`, async (t) => {
    const { service, review, link, look, comment, calls } = await start(t, contentType)
    const { token } = await link(true, 30)
    const maker = service.queries.updateTable('account').where('username', '=', 'blogs')
    const isOpen = async () => {
      const { statusCode } = await calls.visit('reviewed', `&preview=${token}`)
      return [statusCode, (await look(token)).status, (await comment(token, 'Words.')).status]
    }
    assert.deepEqual(await isOpen(), [200, 200, 201])
    await maker.set({ disabled: true }).execute()
    assert.deepEqual(await isOpen(), [410, 410, 410])
    await maker.set({ disabled: false, role: 'CAREERS' }).execute()
    assert.deepEqual(await isOpen(), [410, 410, 410])
    await maker.set({ role: 'BLOGS' }).execute()
    assert.deepEqual(await isOpen(), [200, 200, 201])

    // A colleague sees no link that does not work.
    const asha = { username: 'asha', name: 'Asha', email: 'asha@example.org', role: 'BLOGS', password } as const
    await addAccount(service.queries, asha, service.clock.now())
    const { id } = await service.queries
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'asha')
      .executeTakeFirstOrThrow()
    await service.queries.updateTable('review_link').set({ created_by: id }).execute()
    assert.equal((await review('GET')).body.links.length, 1)
    await service.queries.deleteFrom('account').where('id', '=', id).execute()
    assert.deepEqual((await review('GET')).body.links, [])
    assert.deepEqual(await isOpen(), [410, 410, 410])
  })

  test(`${of}a comment from outside is text of a limited length, stored once, and erased by staff and with the item`, async (t) => {
    const { service, review, link, comment, calls, item, look } = await start(t, contentType)
    const { token } = await link(true)
    for (const wrong of [
      { name: '  ' },
      { name: 'x'.repeat(81) },
      { field: 'invented' },
      { passage: PASSAGE },
      { threadId: 'not-an-id' },
    ])
      assert.equal((await comment(token, 'Words', wrong)).status, 422, JSON.stringify(wrong).slice(0, 60))
    assert.equal((await comment(token, 'x'.repeat(5001))).status, 422)
    await comment(token, '<b>Once</b>', {}, { key: 'k1' })
    const { body } = await comment(token, '<b>Once</b>', {}, { key: 'k1' })
    assert.deepEqual(said(body), [['Maria: <b>Once</b>']])
    const mine = (await review('GET')).body.threads[0]?.comments[0]?.id
    assert.equal((await review('PUT', `/comments/${mine}`, { text: 'Other words.' })).body.code, 'NOT_YOURS')
    assert.deepEqual((await review('DELETE', `/comments/${mine}`)).body.threads, [])
    assert.deepEqual((await look(token)).body.threads, [])

    await comment(token, 'Again.')
    await calls.remove(item.id)
    assert.equal((await look(token)).status, 410)
    assert.equal((await comment(token, 'In the trash.')).status, 410)
    service.clock.advance(31 * DAY)
    await cleanUp(service.deps)
    for (const table of ['review_link', 'review_thread', 'review_comment'] as const)
      assert.deepEqual(await service.queries.selectFrom(table).selectAll().execute(), [])
    assert.deepEqual(
      (await service.queries.selectFrom('idempotent_answer').select('answer').execute()).filter(({ answer }) =>
        JSON.stringify(answer).includes('Once'),
      ),
      [],
    )
  })
}

test('BO-05 comments from outside are limited by network and by link, and staff get one email for many', async (t) => {
  const [contentType] = contentTypes
  const { service, link, comment, review } = await start(t, contentType)
  const { token } = await link(true)
  const statuses: number[] = []
  for (let count = 0; count < 8; count += 1)
    statuses.push((await comment(token, `Comment ${count}.`, {}, { ip: '203.0.113.7' })).status)
  assert.deepEqual(statuses, [201, 201, 201, 201, 201, 201, 429, 429])
  // From many networks, until the link has had enough.
  for (let count = 6; count < 100; count += 1)
    assert.equal((await comment(token, `Comment ${count}.`)).status, 201, String(count))
  assert.equal((await comment(token, 'One too many.')).status, 429)
  const other = await link(true)
  assert.equal((await comment(other.token, 'Another link.')).status, 201)

  const mails = await sentMails(service)
  assert.equal(mails.length, 2, 'one for each link')
  for (const { headers, text } of mails) {
    assert.match(text, /^An outside reviewer commented on /)
    assert.match(text, /\n\nMaria \(name not verified\), on the whole item:\n\n> (Comment 0|Another link)\.\n\n/)
    assert.ok(!/Maria|Comment \d/.test(headers))
  }
  for (let count = 2; count < 20; count += 1) await link(false)
  assert.equal((await review('POST', '/links', { days: 1 })).body.code, 'TOO_MANY_LINKS')
})

test('BO-05 a repeated comment is limited like the reading that it is', async (t) => {
  const [contentType] = contentTypes
  const { link, comment } = await start(t, contentType)
  const { token } = await link(true)
  const statuses = []
  for (let count = 0; count < 61; count += 1)
    statuses.push((await comment(token, 'Once.', {}, { ip: '203.0.113.9', key: 'same' })).status)
  assert.deepEqual([statuses.slice(0, 60).every((status) => status === 201), statuses.at(-1)], [true, 429])
})

test('BO-05 comments of staff and from outside take no room from each other', async (t) => {
  const [contentType] = contentTypes
  const { service, link, comment, review } = await start(t, contentType)
  const { queries } = service
  const team = await queries
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'blogs')
    .executeTakeFirstOrThrow()
  const [busy, quiet] = [await link(true), await link(true)]
  const fill = async (token: string, count: number, author: { account_id: string } | { outside_name: string }) => {
    const [thread] = (await comment(token, 'First.')).body.threads
    assert.ok(thread)
    const created_at = service.clock.now()
    const rows = Array.from({ length: count }, () => ({
      id: newId(created_at.getTime()),
      thread_id: thread.id,
      text: 'One of many.',
      created_at,
      ...author,
    }))
    await queries.insertInto('review_comment').values(rows).execute()
    return thread.id
  }
  const threadId = await fill(busy.token, MAX_COMMENTS, { outside_name: 'Maria' })
  const reply = await review('POST', `/threads/${threadId}/comments`, { text: 'A reply.' })
  assert.ok(reply.status < 300, JSON.stringify(reply.body))
  assert.equal((await comment(busy.token, 'One too many.')).body.code, 'TOO_MANY_COMMENTS')
  await fill(quiet.token, MAX_OUTSIDE_COMMENTS, { account_id: team.id })
  assert.equal((await comment(quiet.token, 'Still room.')).status, 201)
})

test('BO-05 no public call reveals a comment from outside', async (t) => {
  for (const contentType of contentTypes) {
    const { service, calls, item, link, comment } = await start(t, contentType)
    const { token } = await link(true)
    await comment(token, 'chalcedony', { name: 'Chalcedony' })
    const { version } = await calls.read(item.id)
    const published = (await calls.put({ id: item.id, version, status: 'PUBLISHED' })).json<StaffItem>()
    for (const { statusCode, body } of [
      await calls.visit(published.slug ?? ''),
      await calls.visit(published.slug ?? '', `&preview=${token}`),
      await service.app.inject({ url: contentType.publicList }),
      await calls.send('GET', `/${item.id}`),
    ]) {
      assert.equal(statusCode, 200)
      assert.ok(!/chalcedony/i.test(body), body.slice(0, 300))
    }
  }
})
