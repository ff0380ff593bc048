import assert from 'node:assert/strict'
import fs from 'node:fs'
import { test, type TestContext } from 'node:test'
import type { Revision, StaffItem } from '@tekskills/shared/contracts/http/content'
import { cleanUp } from '../../maintenance'
import { formBody } from '../../testing/forms'
import { samplePdf } from '../../testing/sample-documents'
import { contentTypes, itemCalls, testOf, type ContentType } from '../../testing/sample-items'
import { samplePicture } from '../../testing/sample-pictures'
import { password, startTestApp } from '../../testing/test-app'
import { addAccount } from '../session/account-administration'

const DAY = 24 * 60 * 60_000

type Shown = StaffItem & Record<string, unknown>

/** A published item, and the calls of its draft. */
async function start(t: TestContext, contentType: ContentType, title = 'Live') {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const calls = itemCalls(service, headers, contentType)
  const { id } = await calls.add(title, { [contentType.text]: '<p>Live text.</p>' })
  const slug = title.toLowerCase()
  return {
    service,
    headers,
    calls,
    id,
    save: (payload: object) => calls.send('PUT', `/${id}/draft`, payload),
    publish: (payload: object) => calls.send('PUT', `/${id}/draft/publish`, payload),
    discard: (query = '') => calls.send('DELETE', `/${id}/draft${query}`),
    drafted: async () => (await calls.send('GET', `/${id}/draft`)).json<Shown>(),
    live: async () => (await calls.visit(slug)).json<Record<string, unknown>>(),
    drafts: () => service.queries.selectFrom('content_draft').selectAll().execute(),
  }
}

for (const contentType of contentTypes) {
  const test = testOf(contentType)
  const { kind, name, text } = contentType

  test(`BO-05 ${kind}: changes of a public item stay in its draft until they are published`, async (t) => {
    const { calls, id, save, publish, drafted, live } = await start(t, contentType)
    const before = await live()
    const saved = await save({ version: 1, [name]: 'Next', [text]: '<p>Next<script>x</script></p>', slug: 'next' })
    assert.equal(saved.statusCode, 200, saved.body)
    assert.deepEqual(await live(), before, 'visitors see what they saw')
    const item = await calls.read(id)
    assert.deepEqual([item[name], item.version, item.slug], ['Live', 2, 'live'], 'the item is as on the site')
    assert.deepEqual(item.draft?.fields, [name, text, contentType.slug].sort())
    assert.equal(item.draft?.by?.name, 'Content team')
    const next = await drafted()
    assert.deepEqual([next[name], next[text], next.slug, next.version], ['Next', '<p>Next</p>', 'next', 2])
    assert.deepEqual(next, saved.json())

    const published = await publish({ version: 2, description: 'Typed last.' })
    assert.equal(published.statusCode, 200, published.body)
    assert.deepEqual([published.json<Shown>().version, published.json<Shown>().draft], [3, null])
    const shown = (await calls.visit('next')).json<Record<string, unknown>>()
    assert.deepEqual([shown[name], shown[text], shown.description], ['Next', '<p>Next</p>', 'Typed last.'])
    assert.equal((await live()).slug, 'next', 'the former address leads to the new one')
    assert.deepEqual(await calls.publicNames('?q=next'), ['Next'])
  })

  test(`BO-05 ${kind}: only changed fields are stored, and a draft without any goes away`, async (t) => {
    const { save, drafts, drafted, calls, id } = await start(t, contentType)
    assert.equal((await save({ version: 1, [name]: 'Live', noindex: false })).json<Shown>().version, 1, 'no change')
    assert.deepEqual(await drafts(), [])
    await save({ version: 1, [name]: 'Next', description: 'About Live.' })
    assert.deepEqual((await drafts())[0]?.changes, { name: 'Next' })
    await save({ version: 2, description: 'Next.' })
    assert.deepEqual((await drafts())[0]?.changes, { name: 'Next', description: 'Next.' })
    await calls.put({ id, version: 3, keywords: 'from elsewhere' })
    assert.deepEqual([(await drafted()).keywords, (await drafted())[name]], ['from elsewhere', 'Next'])
    const reverted = (await save({ version: 4, [name]: 'Live', description: 'About Live.' })).json<Shown>()
    assert.deepEqual([reverted.version, reverted.draft, await drafts()], [5, null, []])
  })

  test(`BO-05 ${kind}: a draft is discarded, and the item stays`, async (t) => {
    const { save, discard, live, drafts, calls } = await start(t, contentType)
    await save({ version: 1, [name]: 'Next' })
    assert.equal((await discard('?version=1')).json().code, 'VERSION_CONFLICT')
    const item = (await discard('?version=2')).json<Shown>()
    assert.deepEqual([item[name], item.version, item.draft], ['Live', 3, null])
    assert.equal((await live())[name], 'Live')
    assert.deepEqual(await drafts(), [])
    assert.equal((await discard()).json<Shown>().version, 3, 'without a draft, nothing changes')
    assert.equal((await calls.send('DELETE', '/01a1deb1-0680-7b74-bcaa-79865b67524f/draft')).statusCode, 404)
  })

  test(`BO-05 ${kind}: the version detects conflicting saves of drafts`, async (t) => {
    const { save, publish, calls, id } = await start(t, contentType)
    assert.equal((await save({ [name]: 'Next' })).json().code, 'VERSION_REQUIRED')
    await save({ version: 1, [name]: 'First' })
    for (const write of [save, publish]) {
      const late = await write({ version: 1, [name]: 'Second' })
      assert.deepEqual([late.statusCode, late.json().current[name]], [409, 'First'], 'the conflict shows the draft')
    }
    assert.equal((await calls.put({ id, version: 1, [name]: 'Bare' })).json().code, 'VERSION_CONFLICT')
    const key = { 'idempotency-key': 'k1' }
    const { service, headers } = await start(t, contentType, 'Repeated')
    const { content } = (await itemCalls(service, headers, contentType).table()).json<{ content: StaffItem[] }>()
    const url = `${contentType.area}/${content[0]?.id}/draft`
    const put = () =>
      service.app.inject({ method: 'PUT', url, headers: { ...headers, ...key }, payload: { version: 1, [name]: 'N' } })
    assert.deepEqual((await put()).json(), (await put()).json(), 'a repeated save gets the first response')
  })

  test(`BO-05 ${kind}: what a colleague has saved in a draft is a version before somebody else writes on`, async (t) => {
    const { service, calls, id, save, publish, discard } = await start(t, contentType)
    const asha = { username: 'asha', name: 'Asha', email: 'asha@example.org', role: 'BLOGS', password } as const
    await addAccount(service.queries, asha, service.clock.now())
    const payload = { username: 'asha', password }
    const signedIn = await service.app.inject({ method: 'POST', url: '/api/public/authenticate', payload })
    const theirs = { authorization: `Bearer ${signedIn.json<{ token: string }>().token}` }
    const ofAsha = (words: string, version: number) =>
      itemCalls(service, theirs, contentType).send('PUT', `/${id}/draft`, { version, [text]: `<p>${words}</p>` })
    const versions = async () => {
      const list = (await calls.send('GET', `/${id}/revisions`)).json<Revision[]>()
      const whole = await Promise.all(
        list.map(async ({ version, by }) => {
          const { fields } = (await calls.send('GET', `/${id}/revisions/${version}`)).json<{ fields: Shown }>()
          return `${by?.name}: ${String(fields[text])}`
        }),
      )
      return whole.toReversed()
    }
    const live = 'Content team: <p>Live text.</p>'
    assert.equal((await ofAsha('By Asha.', 1)).statusCode, 200)
    await ofAsha('By Asha, again.', 2)
    assert.deepEqual(await versions(), [live], 'what one replaces oneself makes no version')
    await save({ version: 3, [name]: 'Another field' })
    await save({ version: 4, [text]: '<p>By the team.</p>' })
    assert.deepEqual(await versions(), [live, 'Asha: <p>By Asha, again.</p>'], 'one version for a sitting')

    await ofAsha('By Asha, at noon.', 5)
    const published = await publish({ version: 6, [text]: '<p>Public.</p>' })
    assert.equal(published.statusCode, 200, published.body)
    const noon = ['Content team: <p>By the team.</p>', 'Asha: <p>By Asha, at noon.</p>', 'Content team: <p>Public.</p>']
    assert.deepEqual((await versions()).slice(2), noon)
    await ofAsha('By Asha, at night.', 7)
    await discard('?version=8')
    assert.deepEqual((await versions()).slice(5), ['Asha: <p>By Asha, at night.</p>'])
    await ofAsha('By Asha, to be read.', 9)
    await publish({ version: 10 })
    assert.deepEqual((await versions()).slice(6), ['Content team: <p>By Asha, to be read.</p>'], 'nothing is replaced')
  })

  test(`BO-05 ${kind}: a draft follows the rules of drafts, publishing it those of publishing`, async (t) => {
    const { save, publish, live, drafts, calls } = await start(t, contentType)
    assert.equal((await save({ version: 1, status: 'ARCHIVED' })).statusCode, 422)
    assert.equal((await save({ version: 1, scheduledAt: '2099-01-01T00:00:00Z' })).statusCode, 422)
    assert.equal((await save({ version: 1, [name]: '' })).statusCode, 422)
    await calls.add('Taken')
    assert.equal((await save({ version: 1, slug: 'taken' })).json().code, 'SLUG_TAKEN')
    assert.deepEqual(await drafts(), [])
    assert.equal((await save({ version: 1, description: '' })).statusCode, 200, 'a summary may be missing')
    const refused = await publish({ version: 2 })
    assert.deepEqual([refused.statusCode, refused.json().errors[0].field], [422, 'description'])
    assert.equal((await drafts()).length, 1, 'a rejected publication keeps the draft')
    assert.equal((await live()).description, 'About Live.')
  })

  test(`BO-05 ${kind}: the update calls of the specification leave a draft alone`, async (t) => {
    const { save, calls, id, live, drafted } = await start(t, contentType)
    await save({ version: 1, [name]: 'Next' })
    const put = await calls.put({ id, version: 2, [name]: 'Bare', description: 'Bare.' })
    assert.deepEqual([put.statusCode, put.json()[name]], [200, 'Bare'])
    assert.equal((await live())[name], 'Bare')
    assert.deepEqual([(await drafted())[name], (await drafted()).description], ['Next', 'Bare.'])
    await calls.send('POST', '/bulk', { action: 'unpublish', ids: [id] })
    assert.equal((await save({ version: 4, [name]: 'More' })).json().code, 'NOT_PUBLISHED')
    assert.equal((await drafted())[name], 'Next', 'the draft outlives the unpublication')
  })

  test(`BO-05 ${kind}: taking an item off the site deletes its draft`, async (t) => {
    const { save, publish, calls, live, drafts } = await start(t, contentType)
    await save({ version: 1, [name]: 'Next' })
    const taken = (await publish({ version: 2, status: 'DRAFT' })).json<Shown>()
    assert.deepEqual([taken.status, taken[name], taken.draft], ['DRAFT', 'Next', null])
    assert.deepEqual([await drafts(), await calls.publicNames()], [[], []])
    assert.equal((await live()).code, 'NOT_FOUND')
    assert.equal((await publish({ version: 3 })).json().code, 'NOT_PUBLISHED')
  })

  test(`BO-05 ${kind}: an earlier version of a public item is restored into its draft`, async (t) => {
    const { save, calls, id, live, drafted } = await start(t, contentType)
    await calls.put({ id, version: 1, [name]: 'Second', [text]: '<p>Second.</p>' })
    await save({ version: 2, [name]: 'Third' })
    const restored = (await calls.send('POST', `/${id}/revisions/1/restore`)).json<Shown>()
    assert.deepEqual([restored[name], restored[text], restored.version], ['Live', '<p>Live text.</p>', 4])
    assert.equal((await live())[name], 'Second', 'the site stays')
    assert.equal((await drafted())[name], 'Live')
  })

  test(`BO-05 ${kind}: a preview shows the draft, with its picture`, async (t) => {
    const { service, save, calls, id, headers } = await start(t, contentType)
    await save({ version: 1, [name]: 'Next' })
    const form = await formBody({ version: '2' }, { [contentType.picture]: await samplePicture() })
    const url = `${contentType.area}/${id}/draft`
    const options = { payload: form.payload, headers: { ...headers, ...form.headers } }
    const pictured = await service.app.inject({ method: 'PUT', url, ...options })
    assert.equal(pictured.statusCode, 200, pictured.body)
    const { url: page } = (await calls.send('POST', `/${id}/preview`)).json<{ url: string }>()
    const token = page.split('preview=')[1] ?? ''
    const shown = (await calls.visit('live', `&preview=${token}`)).json<Record<string, unknown>>()
    assert.equal(shown[name], 'Next')
    const address = String(shown.webpUrl ?? shown.url)
    const picture = await service.app.inject({ url: address })
    assert.deepEqual([picture.statusCode, picture.headers['cache-control']], [200, 'no-store'])
    const withoutToken = await service.app.inject({ url: address.replace(/&preview=.*/, '') })
    assert.equal(withoutToken.statusCode, 404)
  })

  test(`each save, publication and discard of a draft of a ${kind} is in the audit log`, async (t) => {
    const { service, save, publish, discard, id } = await start(t, contentType)
    await save({ version: 1, [name]: 'Next' })
    await save({ version: 2, [name]: 'Next one' })
    await publish({ version: 3 })
    await save({ version: 4, [name]: 'Last' })
    await discard()
    const query = service.queries.selectFrom('audit').select('action').where('entity_id', '=', id).orderBy('id')
    assert.deepEqual(
      (await query.execute()).map(({ action }) => action),
      ['create', 'saveDraft', 'publishDraft', 'saveDraft', 'discardDraft'],
      'the saves of one sitting are one entry',
    )
  })
}

const [blog, , study] = contentTypes

/** A published case study with a picture and a document, whose files can be counted. */
async function startWithFiles(t: TestContext) {
  const begun = await start(t, study)
  const { service, headers, id } = begun
  const send = async (path: string, version: number, files: Record<string, Buffer>, fields = {}) => {
    const form = await formBody({ version: String(version), bannerAlt: 'A field', ...fields }, files)
    const options = { payload: form.payload, headers: { ...headers, ...form.headers } }
    const response = await service.app.inject({ method: 'PUT', url: `${study.area}/${id}${path}`, ...options })
    assert.equal(response.statusCode, 200, response.body)
    return response.json<Shown>()
  }
  const picture = async (color: number) => samplePicture('png', 800 + color, 450)
  await send('', 1, { bannerImage: await picture(1), caseStudyFile: samplePdf('live') })
  const widthOf = async (url: string) => {
    const response = await service.app.inject({ url, headers })
    return response.headers.etag ?? response.statusCode
  }
  const stored = async () => {
    await service.deps.pictures.settled()
    const pictures = await service.queries.selectFrom('picture').select('id').execute()
    const files = await service.queries.selectFrom('stored_file').select('id').execute()
    assert.equal(
      fs.readdirSync(service.config.picturesDir).filter((each) => !each.startsWith('.')).length,
      pictures.length,
    )
    return { pictures: pictures.length, files: files.length }
  }
  return {
    ...begun,
    send,
    picture,
    stored,
    publicPicture: () => widthOf(`/api/public/user/caseStudy/download/${id}`),
    staffPicture: (query = '') => widthOf(`/api/caseStudy/downloadCaseStudyImg/${id}${query}`),
    document: async () => (await service.app.inject({ url: `/api/public/user/caseStudyFile/download/${id}` })).body,
  }
}

test('BO-05 pictures and documents of a draft belong to it until it is published', async (t) => {
  const { send, picture, stored, publicPicture, staffPicture, document } = await startWithFiles(t)
  const before = await publicPicture()
  await send('/draft', 2, { bannerImage: await picture(2), caseStudyFile: samplePdf('next') })
  assert.deepEqual(await stored(), { pictures: 2, files: 2 })
  assert.deepEqual([await publicPicture(), await staffPicture()], [before, before])
  const drafted = await staffPicture('?draft=true')
  assert.notEqual(drafted, before)
  assert.match(await document(), /live/)

  await send('/draft', 3, { bannerImage: await picture(3) })
  assert.deepEqual(await stored(), { pictures: 2, files: 2 }, 'a replaced picture of the draft goes')
  const last = await staffPicture('?draft=true')
  const published = await send('/draft/publish', 4, {})
  assert.deepEqual([await publicPicture(), published.caseStudyFileName], [last, 'picture.pdf'])
  assert.match(await document(), /next/)
  assert.deepEqual(await stored(), { pictures: 1, files: 1 }, 'the former files go')
})

test('BO-05 discarding or purging a draft deletes its files; removals wait for the publication', async (t) => {
  const { send, picture, stored, discard, publicPicture, calls, id, service, document } = await startWithFiles(t)
  await send('/draft', 2, { bannerImage: await picture(2), caseStudyFile: samplePdf('next') })
  await discard()
  assert.deepEqual(await stored(), { pictures: 1, files: 1 })

  const removed = await send('/draft', 4, {}, { removeBannerImage: 'true', removeCaseStudyFile: 'true' })
  assert.deepEqual([removed.webpUrl, removed.caseStudyFileName], [null, null])
  assert.notEqual(await publicPicture(), 404)
  assert.match(await document(), /live/)
  await send('/draft/publish', 5, {})
  assert.equal(await publicPicture(), 404)
  assert.deepEqual(await stored(), { pictures: 0, files: 0 })

  await send('/draft', 6, { bannerImage: await picture(3), caseStudyFile: samplePdf('never') })
  assert.deepEqual(await stored(), { pictures: 1, files: 1 })
  await calls.remove(id)
  service.clock.advance(31 * DAY)
  await cleanUp(service.deps)
  assert.deepEqual(await stored(), { pictures: 0, files: 0 })
})

test('BO-05 a picture sent with the publication replaces that of the draft', async (t) => {
  const { send, picture, stored, publicPicture, staffPicture } = await startWithFiles(t)
  await send('/draft', 2, { bannerImage: await picture(2) })
  const drafted = await staffPicture('?draft=true')
  await send('/draft/publish', 3, { bannerImage: await picture(3) })
  assert.notEqual(await publicPicture(), drafted)
  assert.deepEqual(await stored(), { pictures: 1, files: 1 })
})

test('a draft that is saved often keeps the versions of its item', async (t) => {
  const { save, publish, calls, id } = await start(t, blog)
  for (let version = 1; version <= 60; version += 1) await save({ version, description: `Draft ${version}.` })
  await publish({ version: 61 })
  const revisions = (await calls.send('GET', `/${id}/revisions`)).json<{ version: number }[]>()
  assert.deepEqual(
    revisions.map(({ version }) => version),
    [62, 1],
  )
})
