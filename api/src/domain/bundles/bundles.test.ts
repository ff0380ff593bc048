import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { BundleDetail } from '@tekskills/shared/contracts/http/bundles'
import { formBody } from '../../testing/forms'
import { contentTypes, itemCalls } from '../../testing/sample-items'
import { samplePicture } from '../../testing/sample-pictures'
import { startTestApp } from '../../testing/test-app'

const [blogs, news, stories] = contentTypes
const MINUTE = 60_000

async function start(t: TestContext) {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    service.app.inject({ method, url: `/api/bundles${path}`, headers, payload })
  const created = await send('POST', '', { name: 'Spring campaign' })
  assert.equal(created.statusCode, 201, created.body)
  const { id } = created.json<BundleDetail>()
  const read = async () => (await send('GET', `/${id}`)).json<BundleDetail>()
  const seen = ({ version, items }: BundleDetail) => ({
    version,
    items: Object.fromEntries(items.map((item) => [item.id, item.version])),
  })
  const codes = async () =>
    (await read()).items.flatMap(({ title, conflicts }) => conflicts.map(({ code }) => `${title}: ${code}`))
  return {
    service,
    headers,
    send,
    id,
    read,
    codes,
    blogs: itemCalls(service, headers, blogs),
    news: itemCalls(service, headers, news),
    stories: itemCalls(service, headers, stories),
    add: async (...ids: string[]) => {
      const response = await send('POST', `/${id}/items`, { ids })
      assert.equal(response.statusCode, 200, response.body)
    },
    publish: async () => send('POST', `/${id}/publish`, seen(await read())),
    back: async () => send('POST', `/${id}/return`, seen(await read())),
    schedule: async (times: object) => send('POST', `/${id}/schedule`, { ...seen(await read()), ...times }),
  }
}

type Started = Awaited<ReturnType<typeof start>>

/** A draft blog, archived news, and a case study on the site with a draft. */
async function addCampaign({ blogs, news, stories, add }: Started) {
  const blog = await blogs.add('Fresh', { status: 'DRAFT', content: '<p>Fresh text.</p>' })
  const item = await news.add('Archived', { status: 'ARCHIVED' })
  const story = await stories.add('Live', { solution: '<p>Live text.</p>' })
  const saved = await stories.send('PUT', `/${story.id}/draft`, {
    version: 1,
    caseStudyName: 'Next',
    solution: '<p>Next text.</p>',
    url: 'next',
  })
  assert.equal(saved.statusCode, 200, saved.body)
  await add(blog.id, item.id, story.id)
  return { blog, item, story }
}

/** Returns a function that wakes the service and waits until a bundle has moved. */
const nextMove =
  ({ deps }: Started['service']) =>
  () =>
    new Promise<void>((resolve) => {
      const stop = deps.changes.subscribe((tags) => {
        if (tags.length === 0) return
        stop()
        resolve()
      })
      deps.changes.publish([])
    })

/** What visitors see of the campaign: status codes and the text of the case study. */
async function shown({ blogs, news, stories }: Started) {
  const story = (await stories.visit('live')).json<Record<string, unknown>>()
  return [
    (await blogs.visit('fresh')).statusCode,
    (await news.visit('archived')).statusCode,
    story.caseStudyName,
    story.url,
  ]
}

test('BO-05 an item says which scheduled bundle it goes live with next, in lists and alone', async (t) => {
  const started = await start(t)
  const { blogs, add, schedule, send, id } = started
  const blog = await blogs.add('Fresh', { status: 'DRAFT' })
  const bundleOf = async () => {
    const { content } = (await blogs.send('GET', '/get-allblogs?size=100')).json<{
      content: { id: string; bundle: unknown }[]
    }>()
    const item = (await blogs.send('GET', `/${blog.id}`)).json<{ bundle: unknown }>()
    assert.deepEqual(content.find((each) => each.id === blog.id)?.bundle, item.bundle)
    return item.bundle
  }
  await add(blog.id)
  assert.equal(await bundleOf(), null, 'an open bundle has no time')
  const later = (await send('POST', '', { name: 'Later' })).json<BundleDetail>()
  const added = (await send('POST', `/${later.id}/items`, { ids: [blog.id] })).json<BundleDetail>()
  const goesLiveAt = new Date(Date.now() + 86_400_000).toISOString()
  assert.equal((await schedule({ goesLiveAt })).statusCode, 200)
  assert.deepEqual(await bundleOf(), { id, name: 'Spring campaign', goesLiveAt })
  const earlier = new Date(Date.now() + 3_600_000).toISOString()
  const seen = { version: added.version, items: { [blog.id]: added.items[0]?.version } }
  const rejected = await send('POST', `/${later.id}/schedule`, { ...seen, goesLiveAt: earlier })
  assert.equal(rejected.statusCode, 200, rejected.body)
  assert.deepEqual(await bundleOf(), { id: later.id, name: 'Later', goesLiveAt: earlier })
})

test('BO-05 a bundle of all kinds goes live at once, and reverting it restores each item', async (t) => {
  const started = await start(t)
  const { service, read, publish, back, stories, blogs, id } = started
  const { blog, item, story } = await addCampaign(started)
  const before = await shown(started)
  assert.deepEqual(before.slice(2), ['Live', 'live'])
  const beforeItems = [await blogs.read(blog.id), await started.news.read(item.id)]
  const isolated = await stories.read(story.id)

  const response = await publish()
  assert.equal(response.statusCode, 200, response.body)
  assert.equal(response.headers['content-changed'], 'blogs, newsroom, casestudies')
  assert.deepEqual(await shown(started), [200, 200, 'Next', 'next'])
  const live = await read()
  assert.deepEqual(
    [live.state, live.items.map(({ status }) => status)],
    ['LIVE', ['PUBLISHED', 'PUBLISHED', 'PUBLISHED']],
  )
  const revisions = (await blogs.send('GET', `/${blog.id}/revisions`)).json<{ status: string }[]>()
  assert.deepEqual(
    revisions.map(({ status }) => status),
    ['PUBLISHED', 'DRAFT'],
    'going live is in the version history',
  )
  const audit = await service.queries.selectFrom('audit').select(['action', 'entity']).orderBy('id').execute()
  assert.ok(audit.some(({ action, entity }) => action === 'goLive' && entity === 'bundle'))
  assert.equal(audit.filter(({ action }) => action === 'publishDraft').length, 1)

  const returned = await back()
  assert.equal(returned.statusCode, 200, returned.body)
  assert.deepEqual(await shown(started), before)
  const after = [await blogs.read(blog.id), await started.news.read(item.id)]
  for (const [index, was] of beforeItems.entries())
    for (const field of ['status', 'slug', 'publishedAt', 'scheduledAt', 'content'])
      assert.deepEqual(after[index]?.[field], was[field], field)
  const storyAfter = await stories.read(story.id)
  assert.deepEqual([storyAfter.solution, storyAfter.publishedAt], [isolated.solution, isolated.publishedAt])
  const draft = (await stories.send('GET', `/${story.id}/draft`)).json<Record<string, unknown>>()
  assert.deepEqual([draft.caseStudyName, draft.url, draft.solution], ['Next', 'next', '<p>Next text.</p>'])
  assert.equal((await read()).state, 'OPEN')

  assert.equal((await publish()).statusCode, 200, 'it goes live again')
  assert.deepEqual(await shown(started), [200, 200, 'Next', 'next'])
  assert.equal((await started.send('DELETE', `/${id}`)).statusCode, 204)
  assert.deepEqual(await shown(started), [200, 200, 'Next', 'next'], 'the items stay without their bundle')
})

test('BO-05 the calendar has what was published, goes live and is planned between two times, in order', async (t) => {
  const { service, send, blogs, news, stories } = await start(t)
  const at = (minutes: number) => new Date(service.clock.now().getTime() + minutes * MINUTE).toISOString()
  const from = at(-1)
  await blogs.add('Out')
  await news.add('Soon', { status: 'SCHEDULED', scheduledAt: at(10) })
  await stories.add('Perhaps', { status: 'DRAFT', scheduledAt: at(20) })
  await blogs.add('Later', { status: 'SCHEDULED', scheduledAt: at(90) })
  await blogs.add('Undated', { status: 'DRAFT' })
  const read = async (until: string) => {
    const calendar = await send('GET', `/calendar?from=${from}&to=${until}`)
    return calendar
      .json<{ entries: { type: string; title: string }[] }>()
      .entries.map(({ type, title }) => `${type} ${title}`)
  }
  assert.deepEqual(await read(at(60)), ['PUBLISHED Out', 'ITEM Soon', 'PLANNED Perhaps'])
  assert.deepEqual(await read(from), [])
})

test('BO-05 no item of a bundle goes live when one cannot', async (t) => {
  const started = await start(t)
  const { add, blogs, publish, codes, read } = started
  await addCampaign(started)
  const { id, version } = await blogs.add('Bare', { status: 'DRAFT', description: '' })
  await add(id)
  const before = await shown(started)
  assert.deepEqual(await codes(), ['Bare: REQUIRED'])
  const response = await publish()
  assert.deepEqual([response.statusCode, response.json().code], [409, 'BUNDLE_BLOCKED'])
  assert.match(response.json().detail, /Bare.*summary/i)
  assert.deepEqual([await shown(started), (await read()).state], [before, 'OPEN'])
  await blogs.put({ id, version, description: 'No longer bare.' })
  assert.deepEqual(await codes(), ['Bare: CHANGED'])
  assert.equal((await publish()).statusCode, 200)
})

test('BO-05 conflicts of items are shown before a bundle goes live', async (t) => {
  const started = await start(t)
  const { add, blogs, codes, send, service, schedule } = started
  const draft = (name: string, fields = {}) => blogs.add(name, { status: 'DRAFT', ...fields })
  const at = new Date(service.clock.now().getTime() + 60 * MINUTE).toISOString()
  const [deleted, published, scheduled, shared] = [
    await draft('A'),
    await draft('B'),
    await draft('C'),
    await draft('D'),
  ]
  const live = await blogs.add('E')
  const wrong = await draft('F', { content: '<p>See <a href="/blog/nowhere">this</a>.</p>' })
  await add(deleted.id, published.id, scheduled.id, shared.id, live.id, wrong.id)
  await blogs.remove(deleted.id)
  await blogs.put({ id: published.id, version: 1, status: 'PUBLISHED' })
  await blogs.put({ id: scheduled.id, version: 1, status: 'SCHEDULED', scheduledAt: at })
  const other = (await send('POST', '', { name: 'Other' })).json<BundleDetail>()
  await send('POST', `/${other.id}/items`, { ids: [shared.id] })
  const planned = await send('POST', `/${other.id}/schedule`, { version: 2, goesLiveAt: at })
  assert.equal(planned.statusCode, 200, planned.body)
  assert.deepEqual(await codes(), [
    'A: DELETED',
    'B: STATUS_CHANGED',
    'B: NOTHING_NEW',
    'C: OWN_SCHEDULE',
    'C: STATUS_CHANGED',
    'D: OTHER_BUNDLE',
    'E: NOTHING_NEW',
    'F: CHECK',
  ])
  await send('DELETE', `/${started.id}/items/${deleted.id}`)
  await send('DELETE', `/${started.id}/items/${scheduled.id}`)
  const same = await schedule({ goesLiveAt: at })
  assert.deepEqual([same.statusCode, same.json().code], [409, 'BUNDLE_BLOCKED'])
  assert.match(same.json().detail, /“D”.*same time.*“Other”/)
})

/** A case study on the site with a draft named “Next”, and calls that schedule it. */
async function startWithDraft(started: Started) {
  const { stories, send, service } = started
  const { id } = await stories.add('Live', { solution: '<p>Live text.</p>' })
  const saveDraft = async (version: number, caseStudyName: string) => {
    const saved = await stories.send('PUT', `/${id}/draft`, { version, caseStudyName, solution: '<p>Next.</p>' })
    assert.equal(saved.statusCode, 200, saved.body)
    return saved.json<{ version: number }>().version
  }
  const at = (minutes: number) => new Date(service.clock.now().getTime() + minutes * MINUTE).toISOString()
  const version = await saveDraft(1, 'Next')
  const update = async (fields: object = {}) => {
    const response = await send('POST', '/scheduledUpdates', { itemId: id, version, goesLiveAt: at(60), ...fields })
    return { status: response.statusCode, ...response.json<BundleDetail & { code?: string }>() }
  }
  const visited = async () => (await stories.visit('live')).json<Record<string, unknown>>().caseStudyName
  return { id, version, at, update, visited, saveDraft }
}

test('BO-05 the draft of one item is scheduled, and its page stays as it is until then', async (t) => {
  const started = await start(t)
  const { service, send } = started
  const { id, version, at, update, visited } = await startWithDraft(started)
  const scheduled = await update()
  assert.deepEqual(
    [scheduled.status, scheduled.state, scheduled.name, scheduled.items.map((item) => item.id)],
    [201, 'SCHEDULED', 'Update of Live', [id]],
  )
  const goesLiveAt = at(30)
  const moved = await update({ goesLiveAt })
  assert.deepEqual([moved.id, moved.goesLiveAt, await visited()], [scheduled.id, goesLiveAt, 'Live'])
  assert.equal((await update({ version: version - 1 })).code, 'ITEMS_CHANGED')
  assert.equal((await update({ goesLiveAt: at(-5) })).status, 422)
  assert.equal((await send('GET', `/${moved.id}`)).json<BundleDetail>().goesLiveAt, goesLiveAt)
  const moving = nextMove(service)
  service.clock.advance(31 * MINUTE)
  await moving()
  assert.equal(await visited(), 'Next')
})

test('BO-05 only a draft of a page on the site that goes live with no others is scheduled as an update', async (t) => {
  const started = await start(t)
  const { blogs, send, add, schedule } = started
  const { id, at, update } = await startWithDraft(started)
  const [plain, hidden] = [await blogs.add('Plain'), await blogs.add('Hidden', { status: 'DRAFT' })]
  for (const itemId of [plain.id, hidden.id]) assert.equal((await update({ itemId, version: 1 })).code, 'NOTHING_NEW')
  for (const itemId of ['nothing', '00000000-0000-7000-8000-000000000000'])
    assert.equal((await update({ itemId })).status, 404)
  const bundles = async () => (await send('GET', '')).json<{ content: { name: string }[] }>().content.length
  assert.equal(await bundles(), 1, 'a rejected call leaves no bundle')
  await add(id, plain.id)
  assert.equal((await schedule({ goesLiveAt: at(10) })).statusCode, 200)
  assert.equal((await update()).code, 'OTHER_BUNDLE')
})

test('BO-05 a bundle goes live and is reverted at its times, and rejects items changed since they were seen', async (t) => {
  const started = await start(t)
  const { service, schedule, read, send, id, blogs } = started
  const { blog } = await addCampaign(started)
  const stale = await read()
  const from = service.clock.now().getTime()
  const [goesLiveAt, comesBackAt] = [from + 10 * MINUTE, from + 20 * MINUTE].map((at) => new Date(at).toISOString())
  assert.equal((await schedule({ goesLiveAt: comesBackAt, comesBackAt: goesLiveAt })).statusCode, 422)
  const planned = await schedule({ goesLiveAt, comesBackAt })
  assert.equal(planned.statusCode, 200, planned.body)
  const until = new Date(from + 30 * MINUTE).toISOString()
  const calendar = await send('GET', `/calendar?from=${new Date(from).toISOString()}&to=${until}`)
  const entries = calendar.json<{ entries: { type: string; at: string; itemCount: number }[] }>().entries
  assert.deepEqual(
    entries.map(({ type, at, itemCount }) => [type, at, itemCount]),
    [
      ['BUNDLE_LIVE', goesLiveAt, 3],
      ['BUNDLE_BACK', comesBackAt, 3],
    ],
  )
  const old = await send('POST', `/${id}/publish`, { version: stale.version })
  assert.deepEqual([old.statusCode, old.json().code], [409, 'VERSION_CONFLICT'])
  const wrong = await send('POST', `/${id}/publish`, { version: (await read()).version, items: { [blog.id]: 9 } })
  assert.deepEqual([wrong.statusCode, wrong.json().code], [409, 'ITEMS_CHANGED'])

  const moved = nextMove(service)
  service.clock.advance(11 * MINUTE)
  await moved()
  assert.deepEqual([(await read()).state, (await shown(started))[0]], ['LIVE', 200])
  service.clock.advance(10 * MINUTE)
  await moved()
  assert.deepEqual(
    [(await read()).state, (await shown(started))[0], (await blogs.read(blog.id)).status],
    ['OPEN', 404, 'DRAFT'],
  )
})

test('BO-05 a scheduled bundle that cannot go live stays off the site and says why', async (t) => {
  const started = await start(t)
  const { service, schedule, read, blogs } = started
  const { blog } = await addCampaign(started)
  const before = await shown(started)
  await schedule({ goesLiveAt: new Date(service.clock.now().getTime() + 2 * MINUTE).toISOString() })
  await blogs.remove(blog.id)
  service.clock.advance(3 * MINUTE)
  service.deps.changes.publish([])
  let bundle = await read()
  while (bundle.state === 'SCHEDULED') bundle = await read()
  assert.match(bundle.failure ?? '', /“Fresh”.*Restore/)
  assert.deepEqual([bundle.state, await shown(started)], ['OPEN', before])
})

test('BO-05 reverting restores the pictures of an item, and keeps later changes in its draft', async (t) => {
  const started = await start(t)
  const { service, headers, add, publish, back, blogs, id } = started
  const form = await formBody(
    { blogName: 'Pictured', description: 'x', imageAlt: 'One' },
    { image: await samplePicture('png', 64, 64) },
  )
  const added = await service.app.inject({
    method: 'POST',
    url: '/api/blogs',
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  })
  const blog = added.json<{ id: string; url: string }>()
  const pictureOf = async () =>
    (
      await service.queries
        .selectFrom('content_item')
        .select('picture_id')
        .where('id', '=', blog.id)
        .executeTakeFirstOrThrow()
    ).picture_id
  const first = await pictureOf()
  const next = await formBody({ version: '1', imageAlt: 'Two' }, { image: await samplePicture('png', 80, 80) })
  const saved = await service.app.inject({
    method: 'PUT',
    url: `/api/blogs/${blog.id}/draft`,
    headers: { ...headers, ...next.headers },
    payload: next.payload,
  })
  assert.equal(saved.statusCode, 200, saved.body)
  await add(blog.id)
  assert.equal((await publish()).statusCode, 200)
  const second = await pictureOf()
  assert.notEqual(second, first)
  await blogs.put({ id: blog.id, version: 3, keywords: 'typed later' })
  assert.deepEqual(await started.codes(), ['Pictured: CHANGED'])
  assert.equal((await back()).statusCode, 200)
  assert.equal(await pictureOf(), first)
  const picture = await service.app.inject({ url: `/api/public/user/blogs/download/${blog.id}` })
  assert.ok(picture.headers.etag, 'its file is there')
  const draft = (await blogs.send('GET', `/${blog.id}/draft`)).json<Record<string, unknown>>()
  assert.deepEqual([draft.imageAlt, draft.keywords], ['Two', 'typed later'])
  assert.equal((await publish()).statusCode, 200)
  assert.equal(await pictureOf(), second)
  await started.send('DELETE', `/${id}`)
  const rows = await service.queries.selectFrom('picture').select('id').execute()
  assert.deepEqual(
    rows.map((row) => row.id),
    [second],
    'what only the bundle kept is deleted with it',
  )
})

test('S-01 CAREERS and visitors may call nothing of bundles', async (t) => {
  const { service, id } = await start(t)
  const careers = await service.signIn('careers')
  const calls = [
    ...(['', '/calendar', `/${id}`] as const).map((path) => ['GET', path] as const),
    ...(['', `/${id}/items`, `/${id}/publish`, `/${id}/return`, `/${id}/schedule`] as const).map(
      (path) => ['POST', path] as const,
    ),
    ['PUT', `/${id}`] as const,
    ...([`/${id}`, `/${id}/items/${id}`, `/${id}/schedule`] as const).map((path) => ['DELETE', path] as const),
  ]
  for (const [method, path] of calls) {
    const payload = method === 'GET' || method === 'DELETE' ? undefined : {}
    const url = `/api/bundles${path}`
    assert.equal(
      (await service.app.inject({ method, url, headers: careers, payload })).statusCode,
      403,
      `${method} ${path}`,
    )
    assert.equal((await service.app.inject({ method, url, payload })).statusCode, 401, `${method} ${path}`)
  }
})
