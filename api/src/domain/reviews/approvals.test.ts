import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import type { MediaItem } from '@tekskills/shared/contracts/http/media'
import type { Review } from '@tekskills/shared/contracts/http/reviews'
import type { Config } from '../../platform/config/config'
import { formBody } from '../../testing/forms'
import { contentTypes, itemCalls, testOf, type ContentType } from '../../testing/sample-items'
import { samplePicture } from '../../testing/sample-pictures'
import { sentMails } from '../../testing/sent-mails'
import { password, startTestApp, type TestApp } from '../../testing/test-app'
import { addAccount } from '../session/account-administration'
import { mentionedIn } from './mentions'

/** An item that the content team wrote and Asha reviews. */
async function start(t: TestContext, contentType: ContentType, changes: Partial<Config> = {}) {
  const service = await startTestApp(t, changes)
  const { app, queries, clock } = service
  const asha = { username: 'asha', name: 'Asha', email: 'asha@example.org', role: 'BLOGS', password } as const
  await addAccount(queries, asha, clock.now())
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/public/authenticate',
    payload: { username: 'asha', password },
  })
  const headers = {
    team: await service.signIn(),
    asha: { authorization: `Bearer ${signedIn.json<{ token: string }>().token}` },
  }
  const calls = {
    team: itemCalls(service, headers.team, contentType),
    asha: itemCalls(service, headers.asha, contentType),
  }
  const item = await calls.team.add('Reviewed', { [contentType.text]: '<p>Text.</p>', status: 'DRAFT' })
  const idOf = async (username: string) =>
    (await queries.selectFrom('account').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id
  const as = (who: keyof typeof calls) => {
    const send = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
      const response = await calls[who].send(method, `/${item.id}${path}`, payload)
      return {
        status: response.statusCode,
        body: response.json<Review & StaffItem & { code?: string; message: string }>(),
      }
    }
    return {
      send,
      step: (step: string, version: number) => send('PUT', '/review/approval', { step, version }),
      publish: (version: number, fields: object = {}) => send('PUT', '', { version, status: 'PUBLISHED', ...fields }),
    }
  }
  return { service, item, calls, headers, idOf, team: as('team'), asha: as('asha') }
}

/** The recipients of emails, oldest first, and the event that each reports. */
const mailsOf = async (service: TestApp) =>
  (await sentMails(service)).map(({ headers, text }) => ({
    to: /^To: (\w+)@/m.exec(headers)?.[1],
    what: /^(.*) \S*Reviewed/.exec(text)?.[1],
    text,
  }))

/** Adds a picture to the library, or replaces one. */
async function sendPicture(
  { app }: TestApp,
  headers: { authorization: string },
  { url, version }: { url: string; version?: number },
) {
  const form = await formBody(version ? { version: String(version) } : {}, { image: await samplePicture() })
  const request = { url, payload: form.payload, headers: { ...headers, ...form.headers } }
  const response = await app.inject({ method: version ? 'PUT' : 'POST', ...request })
  return { status: response.statusCode, body: response.json<MediaItem & { code?: string; message: string }>() }
}

const demanded = { approvalKinds: contentTypes.map(({ kind }) => kind) }

for (const contentType of contentTypes) {
  const test = testOf(contentType)
  const { kind, name, text } = contentType

  test(`BO-05 ${kind}: an approval is for one version, and the last editor cannot give it`, async (t) => {
    const { team, asha, item } = await start(t, contentType)
    const requested = await team.step('REQUESTED', 1)
    assert.deepEqual([requested.body.approval?.step, requested.body.approval?.by?.name], ['REQUESTED', 'Content team'])
    assert.deepEqual(
      [(await team.step('APPROVED', 1)).status, (await team.step('APPROVED', 1)).body.code],
      [409, 'OWN_VERSION'],
    )
    assert.equal((await asha.step('APPROVED', 2)).body.code, 'VERSION_CONFLICT')
    assert.equal((await asha.step('APPROVED', 1)).body.isApproved, true)
    await team.send('PUT', '', { version: 1, [name]: 'Changed' })
    const { body } = await asha.send('GET', '/review')
    assert.deepEqual([body.isApproved, body.approval?.step, body.version, item.version], [false, 'APPROVED', 2, 1])
    assert.equal((await team.publish(2)).status, 200, 'nothing is demanded by default')
    assert.equal((await team.send('GET', '/review')).body.approval, null, 'it ends once the item is public')
  })

  test(`BO-05 ${kind}: whoever requested an approval cannot give it, also once a colleague has changed a word`, async (t) => {
    const { team, asha } = await start(t, contentType)
    await team.step('REQUESTED', 1)
    await asha.send('PUT', '', { version: 1, [name]: 'Reviewed again' })
    const own = await team.step('APPROVED', 2)
    assert.deepEqual([own.status, own.body.code], [409, 'OWN_VERSION'])
    assert.match(own.body.message, /You requested this approval/)
    // Whoever changed it last has read it, and asks the author in turn.
    assert.equal((await asha.step('REQUESTED', 2)).status, 200)
    assert.equal((await team.step('APPROVED', 2)).body.isApproved, true)
  })

  test(`BO-05 ${kind}: where approval is required, nothing goes public without it`, async (t) => {
    const { team, asha, calls, item } = await start(t, contentType, demanded)
    const bare = await calls.team.send('POST', '', { [name]: 'At once', description: 'About it.' })
    assert.deepEqual([bare.statusCode, bare.json().code], [409, 'NOT_APPROVED'])
    const refused = await team.publish(1)
    assert.deepEqual([refused.status, refused.body.code], [409, 'NOT_APPROVED'])
    assert.match(refused.body.message, /must be approved by someone else/)
    const scheduledAt = new Date(Date.now() + 3_600_000).toISOString()
    assert.equal(
      (await team.send('PUT', '', { version: 1, status: 'SCHEDULED', scheduledAt })).body.code,
      'NOT_APPROVED',
    )
    const bulk = await calls.team.send('POST', '/bulk', { action: 'publish', ids: [item.id] })
    assert.equal(bulk.json<{ results: { code?: string }[] }>().results[0]?.code, 'NOT_APPROVED')
    await asha.step('APPROVED', 1)
    assert.equal((await team.publish(1, { [name]: 'Smuggled' })).body.code, 'NOT_APPROVED', 'not what was approved')
    const elsewhere = await team.publish(1, { [contentType.slug]: 'smuggled' })
    assert.equal(elsewhere.body.code, 'NOT_APPROVED', 'nor where it was approved')
    assert.equal((await team.publish(1, { [name]: 'Reviewed', [text]: '<p>Text.</p>' })).status, 200)

    // Direct changes to an item on the site are public at once, so they need an approval as well.
    assert.match((await team.send('PUT', '', { version: 2, [name]: 'Bare' })).body.message, /approved/)
    const { body: drafted } = await team.send('PUT', '/draft', { version: 2, [name]: 'Next' })
    assert.equal((await team.send('PUT', '/draft/publish', { version: 3 })).body.code, 'NOT_APPROVED')
    await asha.step('APPROVED', drafted.version)
    await team.send('PUT', '/draft', { version: 3, description: 'Changed since.' })
    const since = await team.send('PUT', '/draft/publish', { version: 4 })
    assert.match(since.body.message, /changed since it was approved/)
    assert.equal((await team.send('PUT', '', { version: 4, status: 'PUBLISHED' })).status, 200, 'as it is on the site')
    const { body: now } = await asha.send('GET', '/review')
    await asha.step('APPROVED', now.version)
    assert.equal((await team.send('PUT', '/draft/publish', { version: now.version })).status, 200)
    assert.equal((await calls.team.visit('reviewed')).json<Record<string, unknown>>()[name], 'Next')
    assert.equal(
      (await team.send('PUT', '', { version: now.version + 1, status: 'DRAFT' })).status,
      200,
      'off the site',
    )
  })

  test(`BO-05 ${kind}: archiving or restoring the words of a colleague makes nobody their author`, async (t) => {
    const { team, asha, calls, item } = await start(t, contentType, demanded)
    const own = async () => {
      const { version } = await calls.team.read(item.id)
      const { body } = await team.step('APPROVED', version)
      return [body.code, (await team.publish(version)).body.code]
    }
    const bulk = await calls.asha.send('POST', '/bulk', { action: 'archive', ids: [item.id] })
    assert.equal(bulk.json<{ results: { ok: boolean }[] }>().results[0]?.ok, true)
    assert.deepEqual(await own(), ['OWN_VERSION', 'NOT_APPROVED'])
    await calls.team.remove(item.id)
    assert.equal((await calls.asha.send('POST', `/${item.id}/restore`)).statusCode, 200)
    assert.deepEqual(await own(), ['OWN_VERSION', 'NOT_APPROVED'])
    const saved = async (fields: object) => {
      const { version } = await calls.team.read(item.id)
      const { status, body } = await asha.send('PUT', '', { version, ...fields })
      assert.equal(status, 200, JSON.stringify(body))
      return body
    }
    await saved({ [name]: 'Reviewed' })
    assert.deepEqual(await own(), ['OWN_VERSION', 'NOT_APPROVED'], 'the same words, typed again')
    const changed = await saved({ description: 'About this.' })
    assert.equal((await team.step('APPROVED', changed.version)).status, 200, 'two people have seen it')
    assert.equal((await asha.step('APPROVED', changed.version)).body.code, 'OWN_VERSION')
    const { body: live } = await asha.publish(changed.version)
    const { body: drafted } = await team.send('PUT', '/draft', { version: live.version, [name]: 'Next' })
    const publishedAt = new Date(Date.now() - 86_400_000).toISOString()
    const { body: dated } = await asha.send('PUT', '/draft', { version: drafted.version, publishedAt })
    assert.equal((await team.step('APPROVED', dated.version)).body.code, 'OWN_VERSION', 'a date is no word')
    assert.equal((await asha.step('APPROVED', dated.version)).status, 200)
    assert.equal((await asha.send('PUT', '/draft/publish', { version: dated.version })).status, 200)
    const off = await saved({ status: 'DRAFT' })
    assert.equal((await team.step('APPROVED', off.version)).body.code, 'OWN_VERSION', 'published and taken off')
  })

  test(`BO-05 ${kind}: a bundle that comes back leaves the words of its draft with their author`, async (t) => {
    const { service, headers, team, asha, calls, item } = await start(t, contentType, demanded)
    const call = async (path: string, payload: object) => {
      const request = { url: `/api/bundles${path}`, headers: headers.asha, payload }
      return (await service.app.inject({ method: 'POST', ...request })).json()
    }
    await asha.step('APPROVED', 1)
    await team.publish(1)
    const draft = await team.send('PUT', '/draft', { version: 2, [text]: '<p>Campaign.</p>' })
    await asha.step('APPROVED', draft.body.version)
    const { id } = await call('', { name: 'Campaign' })
    const { version } = await call(`/${id}/items`, { ids: [item.id] })
    const live = await call(`/${id}/publish`, { version, items: { [item.id]: draft.body.version } })
    assert.equal(live.state, 'LIVE', JSON.stringify(live))
    const words = await team.send('PUT', '/draft', { version: 4, [text]: '<p>Seen by nobody.</p>' })
    assert.equal((await team.step('APPROVED', words.body.version)).body.code, 'OWN_VERSION')
    const back = await call(`/${id}/return`, { version: live.version })
    assert.equal(back.state, 'OPEN', JSON.stringify(back))
    const { body } = await team.send('GET', '/review')
    assert.deepEqual([body.lastAuthor?.name, body.isApproved], ['Content team', false])
    assert.equal((await team.step('APPROVED', body.version)).body.code, 'OWN_VERSION')
    const drafted = (await calls.team.send('GET', `/${item.id}/draft`)).json<StaffItem & Record<string, unknown>>()
    assert.deepEqual([drafted[text], drafted.draft?.by?.name], ['<p>Seen by nobody.</p>', 'Content team'])
  })

  test(`BO-05 ${kind}: a picture is replaced in nothing that someone else must approve`, async (t) => {
    const { service, headers, team, asha, calls, item } = await start(t, contentType, demanded)
    const { body: picture } = await sendPicture(service, headers.team, { url: '/api/media' })
    const content = { [text]: `<p>Text.</p><img src="${picture.url}" alt="A chart" />` }
    const replace = async (who: keyof typeof headers) => {
      const media = await service.app.inject({ url: `/api/media/${picture.id}`, headers: headers.team })
      const { version } = media.json<MediaItem>()
      return sendPicture(service, headers[who], { url: `/api/media/${picture.id}/picture`, version })
    }
    await team.send('PUT', '', { version: 1, ...content })
    await asha.step('APPROVED', 2)
    const foreign = await replace('asha')
    assert.deepEqual([foreign.status, foreign.body.code], [409, 'NOT_APPROVED'])
    assert.match(foreign.body.message, /“Reviewed” .* by someone else/)
    assert.equal((await team.send('GET', '/review')).body.isApproved, true, 'nothing changed')
    assert.equal((await replace('team')).status, 200)
    const { body: review } = await team.send('GET', '/review')
    assert.deepEqual([review.isApproved, review.approval, review.version], [false, null, 3])
    assert.equal((await asha.step('APPROVED', 2)).body.code, 'VERSION_CONFLICT', 'what was on the screen before')
    assert.equal((await team.publish(3)).body.code, 'NOT_APPROVED')
    await asha.step('APPROVED', 3)
    assert.equal((await team.publish(3)).status, 200)

    const shown = (await calls.team.visit('reviewed')).json<Record<string, unknown>>()[text]
    for (const who of ['team', 'asha'] as const) {
      const refused = await replace(who)
      assert.deepEqual([refused.status, refused.body.code], [409, 'NOT_APPROVED'])
      assert.match(refused.body.message, /“Reviewed” .* is on the site/)
    }
    assert.equal((await calls.team.visit('reviewed')).json<Record<string, unknown>>()[text], shown)
    // From the trash, it would return to the site without an approval.
    await calls.team.remove(item.id)
    assert.equal((await replace('team')).body.code, 'NOT_APPROVED')
  })

  test(`BO-05 ${kind}: a bundle goes live, or is scheduled, only with approved items`, async (t) => {
    const { service, headers, asha, item } = await start(t, contentType, demanded)
    const call = async (method: 'POST', path: string, payload: object) =>
      (await service.app.inject({ method, url: `/api/bundles${path}`, headers: headers.team, payload })).json()
    const { id } = await call('POST', '', { name: 'Campaign' })
    const bundle = await call('POST', `/${id}/items`, { ids: [item.id] })
    assert.deepEqual(bundle.items[0].conflicts[0]?.code, 'NOT_APPROVED')
    const items = { [item.id]: 1 }
    const goesLiveAt = new Date(Date.now() + 3_600_000).toISOString()
    assert.equal((await call('POST', `/${id}/publish`, { version: bundle.version, items })).code, 'BUNDLE_BLOCKED')
    assert.equal(
      (await call('POST', `/${id}/schedule`, { version: bundle.version, items, goesLiveAt })).code,
      'BUNDLE_BLOCKED',
    )
    await asha.step('APPROVED', 1)
    const live = await call('POST', `/${id}/publish`, { version: bundle.version, items })
    assert.equal(live.state, 'LIVE', JSON.stringify(live))
    const back = await call('POST', `/${id}/return`, { version: live.version })
    assert.equal(back.state, 'OPEN', JSON.stringify(back))
  })
}

test('BO-05 emails about comments quote them, name who wrote them and on what, and go to nobody else', async (t) => {
  const [blogs] = contentTypes
  const { service, team, asha } = await start(t, blogs)
  const passage = { quote: 'Text.', before: '', after: '' }
  const long = `${'word '.repeat(100)}<b>end</b>`
  const { body } = await team.send('POST', '/review/threads', { text: `@Asha ${long}`, field: 'content', passage })
  const replies = `/review/threads/${body.threads[0]?.id}/comments`
  await asha.send('POST', replies, { text: 'Not\n\n<b>quite</b>.' })
  await team.send('POST', replies, { text: 'Better now, @Asha?' })
  const about = { field: 'description', passage: null }
  await asha.send('POST', '/review/threads', { ...about, text: 'Nobody is mentioned.' })
  const mails = await sentMails(service)
  const quotes = mails.map(({ text }) => Buffer.from(text, 'latin1').toString().split('\n\n').slice(1, -1).join(' '))
  assert.deepEqual(quotes.slice(1), [
    'Asha, on “Text.” in the text: > Not <b>quite</b>.',
    'Content team, on “Text.” in the text: > Better now, @Asha?',
  ])
  const [first = ''] = quotes
  assert.match(first, /^Content team, on “Text\.” in the text: > @Asha word .* word…$/)
  assert.ok(first.length - first.indexOf('@') <= 300, first)
  assert.deepEqual(
    (await mailsOf(service)).map(({ to, what }) => `${to}: ${what}`),
    [
      'asha: Content team mentioned you in a comment on',
      'blogs: Asha replied to a comment on',
      'asha: Content team mentioned you in a comment on',
    ],
  )
  assert.ok(mails.every(({ headers }) => !headers.includes('text/html') && !headers.includes('quite')))

  // An account that may no longer read the item gets no words of it.
  await service.queries.updateTable('account').set({ disabled: true }).where('username', '=', 'asha').execute()
  await team.send('POST', replies, { text: 'Are you there?' })
  assert.equal((await sentMails(service)).length, 3)
})

test('BO-05 a mention, an assignment and a request are one email each', async (t) => {
  const [blogs] = contentTypes
  const { service, team, asha, item, idOf } = await start(t, blogs)
  const said = { text: 'Is this right, @Asha? See @Asha and asha@example.org', field: null, passage: null }
  const { body } = await team.send('POST', '/review/threads', said)
  const [thread] = body.threads
  const [mention, ...others] = await mailsOf(service)
  assert.deepEqual([mention?.to, mention?.what, others], ['asha', 'Content team mentioned you in a comment on', []])
  assert.ok(mention?.text.includes(`/blogs?id=${item.id}#comment-${thread?.id}`), mention?.text)
  await team.send('PUT', `/review/comments/${thread?.comments[0]?.id}`, { ...said, text: 'Changed, @Asha.' })
  assert.equal((await mailsOf(service)).length, 1, 'nobody is emailed twice about one comment')
  const { body: assigned } = await team.send('PUT', '/review/assignee', { accountId: await idOf('asha') })
  assert.equal(assigned.assignee?.name, 'Asha')
  assert.equal((await team.send('PUT', '/review/assignee', { accountId: await idOf('careers') })).status, 422)
  await team.step('REQUESTED', 1)
  await asha.step('CHANGES', 1)
  assert.deepEqual(
    (await mailsOf(service)).slice(1).map(({ to, what }) => `${to}: ${what}`),
    [
      'asha: Content team asks you to take care of',
      'asha: Content team asks you to approve',
      'blogs: Asha asks for changes to',
    ],
  )
  // The approval ends with the account that gave it.
  await asha.step('APPROVED', 1)
  await service.queries.deleteFrom('account').where('username', '=', 'asha').execute()
  const { body: left } = await team.send('GET', '/review')
  assert.deepEqual([left.isApproved, left.approval, left.assignee, left.team.length], [false, null, null, 1])
})

test('BO-05 a mention is a whole name, the longest that fits', () => {
  const team = ['Ann', 'Ann Lee', 'Zoë'].map((name) => ({ id: name, name }))
  const named = (text: string) => mentionedIn(text, team).map(({ name }) => name)
  assert.deepEqual(named('@Ann, please'), ['Ann'])
  assert.deepEqual(named('@Ann Lee and @Zoë.'), ['Ann Lee', 'Zoë'])
  assert.deepEqual(named('@Anna, mail@Zoë, Ann'), [])
})
