import assert from 'node:assert/strict'
import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { contentTypes, itemCalls, testOf } from '../../testing/sample-items'
import { startTestApp, type TestApp } from '../../testing/test-app'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const instant = ({ clock }: TestApp, distance: number) => new Date(clock.now().getTime() + distance).toISOString()

/** Status code and field of a rejection. */
const fault = (response: { statusCode: number; json(): { errors?: { field: string; message: string }[] } }) => {
  const [first] = response.json().errors ?? []
  return [response.statusCode, first?.field]
}

for (const contentType of contentTypes) {
  const test = testOf(contentType)
  const { kind } = contentType

  test(`BO-04 ${kind}: a future date is never dropped: publishing is rejected until the date is removed`, async (t) => {
    const service = await startTestApp(t)
    const calls = itemCalls(service, await service.signIn(), contentType)
    const scheduledAt = instant(service, DAY)
    const added = await calls.send('POST', '', { [contentType.name]: 'At once', description: 'd', scheduledAt })
    assert.deepEqual(fault(added), [422, 'scheduledAt'], 'a create without a status')
    const draft = await calls.add('Embargo', { status: 'DRAFT', scheduledAt })
    assert.deepEqual([draft.status, draft.scheduledAt], ['DRAFT', scheduledAt], 'a draft keeps the date')
    const renamed = (await calls.put({ id: draft.id, version: 1, description: 'x' })).json<StaffItem>()
    assert.equal(renamed.scheduledAt, scheduledAt)

    const put = (version: number, fields: object) => calls.put({ id: draft.id, version, ...fields })
    assert.deepEqual(fault(await put(2, { status: 'PUBLISHED' })), [422, 'scheduledAt'])
    assert.deepEqual(fault(await put(2, { status: 'ARCHIVED', scheduledAt })), [422, 'scheduledAt'])
    const bulk = (await calls.send('POST', '/bulk', { action: 'publish', ids: [draft.id] })).json()
    assert.deepEqual([bulk.results[0].ok, /This date is in the future: /.test(bulk.results[0].message)], [false, true])
    assert.deepEqual(await calls.publicNames(), [])

    const scheduled = (await put(2, { status: 'SCHEDULED' })).json<StaffItem>()
    assert.deepEqual(
      [scheduled.status, scheduled.scheduledAt],
      ['SCHEDULED', scheduledAt],
      'with the date of the draft',
    )
    assert.deepEqual(fault(await put(3, { status: 'PUBLISHED' })), [422, 'scheduledAt'])
    const now = (await put(3, { status: 'PUBLISHED', scheduledAt: null })).json<StaffItem>()
    assert.deepEqual([now.status, now.scheduledAt], ['PUBLISHED', null])
    assert.ok(now.publishedAt && now.publishedAt <= instant(service, 0))
  })

  test(`BO-04 ${kind}: cancelling a schedule is rejected once the page is public`, async (t) => {
    const service = await startTestApp(t)
    const calls = itemCalls(service, await service.signIn(), contentType)
    const { id } = await calls.add('On time', { status: 'SCHEDULED', scheduledAt: instant(service, 2 * MINUTE) })
    service.clock.advance(3 * MINUTE)
    const cancel = { id, version: 1, status: 'DRAFT', scheduledAt: null }
    const rejected = await calls.put({ ...cancel, statusSeen: 'SCHEDULED' })
    assert.deepEqual([rejected.statusCode, rejected.json().code], [409, 'NOW_PUBLIC'])
    assert.equal(rejected.json().current.status, 'PUBLISHED')
    assert.deepEqual(await calls.publicNames(), ['On time'])
    assert.equal((await calls.put({ ...cancel, statusSeen: 'PUBLISHED' })).json().status, 'DRAFT')
  })

  test(`BO-04 ${kind}: an item whose time came while it was in the trash is restored as a draft`, async (t) => {
    const service = await startTestApp(t)
    const calls = itemCalls(service, await service.signIn(), contentType)
    const scheduledAt = instant(service, 4 * MINUTE)
    const { id } = await calls.add('Withdrawn', { status: 'SCHEDULED', scheduledAt })
    const soon = await calls.add('Public in time', { status: 'SCHEDULED', scheduledAt: instant(service, 2 * MINUTE) })
    const later = await calls.add('Still to come', { status: 'SCHEDULED', scheduledAt: instant(service, DAY) })
    service.clock.advance(3 * MINUTE)
    for (const item of [{ id }, soon, later]) await calls.remove(item.id)
    service.clock.advance(3 * MINUTE)

    const trash = (await calls.table('?type=TRASH')).json<{ content: StaffItem[] }>()
    const shown = new Map(trash.content.map((item) => [item.id, [item.status, item.scheduledAt]]))
    assert.deepEqual(shown.get(id), ['DRAFT', null])
    const restore = async (item: { id: string }) => (await calls.send('POST', `/${item.id}/restore`)).json<StaffItem>()
    const { status, publishedAt } = await restore({ id })
    assert.deepEqual([status, publishedAt], ['DRAFT', null])
    assert.equal((await restore(soon)).status, 'PUBLISHED')
    assert.equal((await restore(later)).status, 'SCHEDULED')
    assert.deepEqual(await calls.publicNames(), ['Public in time'])
  })

  test(`BO-04 ${kind}: the publication date survives unpublishing, archiving and a cancelled schedule`, async (t) => {
    const service = await startTestApp(t)
    const calls = itemCalls(service, await service.signIn(), contentType)
    const { id, publishedAt } = await calls.add('In its day')
    let version = 0
    const move = async (fields: object) => {
      service.clock.advance(MINUTE)
      return (await calls.put({ id, version: (version += 1), ...fields })).json<StaffItem>()
    }
    assert.equal((await move({ status: 'DRAFT' })).publishedAt, publishedAt)
    assert.equal((await move({ status: 'PUBLISHED' })).publishedAt, publishedAt)
    await move({ status: 'ARCHIVED' })
    assert.equal((await move({ status: 'PUBLISHED' })).publishedAt, publishedAt)
    const scheduled = await move({ status: 'SCHEDULED', scheduledAt: instant(service, DAY) })
    assert.equal(scheduled.publishedAt, publishedAt)
    assert.deepEqual(await calls.publicNames(), [])
    const cancelled = await move({ status: 'DRAFT' })
    assert.deepEqual([cancelled.publishedAt, cancelled.scheduledAt], [publishedAt, null])
    assert.equal((await move({ status: 'PUBLISHED' })).publishedAt, publishedAt)
    const typed = instant(service, -9 * DAY)
    assert.equal((await move({ publishedAt: typed })).publishedAt, typed, 'an entered date replaces it')
  })

  test(`BO-04 ${kind}: a draft keeps an entered publication date, and a schedule accepts only its own`, async (t) => {
    const service = await startTestApp(t)
    const calls = itemCalls(service, await service.signIn(), contentType)
    const publishedAt = instant(service, -9 * DAY)
    const { id } = await calls.add('Of last week', { status: 'DRAFT', publishedAt })
    const scheduling = { id, version: 1, status: 'SCHEDULED', scheduledAt: instant(service, DAY) }
    const another = { ...scheduling, publishedAt: instant(service, -8 * DAY) }
    assert.deepEqual(fault(await calls.put(another)), [422, 'publishedAt'])
    const later = await calls.put({ id, version: 1, publishedAt: instant(service, DAY) })
    assert.deepEqual(fault(later), [422, 'publishedAt'])
    const published = (await calls.put({ id, version: 1, status: 'PUBLISHED' })).json<StaffItem>()
    assert.equal(published.publishedAt, publishedAt)
  })

  test(`BO-04 ${kind}: a schedule in the past or too far in the future is rejected`, async (t) => {
    const service = await startTestApp(t)
    const calls = itemCalls(service, await service.signIn(), contentType)
    for (const distance of [-DAY, 0, MINUTE - 1, 11 * 365 * DAY]) {
      for (const status of ['SCHEDULED', 'DRAFT']) {
        const fields = { [contentType.name]: 'When', description: 'd', status, scheduledAt: instant(service, distance) }
        assert.deepEqual(fault(await calls.send('POST', '', fields)), [422, 'scheduledAt'], `${status} ${distance}`)
      }
    }
    const none = { [contentType.name]: 'When', description: 'd', status: 'SCHEDULED' }
    assert.deepEqual(fault(await calls.send('POST', '', none)), [422, 'scheduledAt'])
  })

  test(`BO-04 ${kind}: a bulk publication is validated like a single one, and can be reverted exactly`, async (t) => {
    const service = await startTestApp(t)
    const calls = itemCalls(service, await service.signIn(), contentType)
    const draft = await calls.add('Not yet', { status: 'DRAFT' })
    const bare = await calls.add('Unsaid', { status: 'DRAFT', description: '\u200b\u00a0' })
    const ids = [draft.id, bare.id]
    const { results } = (await calls.send('POST', '/bulk', { action: 'publish', ids })).json()
    assert.deepEqual(results, [
      { id: draft.id, ok: true },
      {
        id: bare.id,
        ok: false,
        code: 'VALIDATION_FAILED',
        field: 'description',
        message: 'Enter a summary. Required to publish.',
      },
    ])
    const back = { id: draft.id, version: 2, status: 'DRAFT', slug: null, publishedAt: null, scheduledAt: null }
    await calls.put(back)
    const { version, updatedAt, ...same } = await calls.read(draft.id)
    assert.deepEqual({ ...same, version: 1, updatedAt }, { ...draft, updatedAt })
    assert.equal(version, 3)
  })

  test(`D-03 ${kind}: a single delete is rejected if the item has changed since it was loaded`, async (t) => {
    const service = await startTestApp(t)
    const calls = itemCalls(service, await service.signIn(), contentType)
    const { id } = await calls.add('Seen')
    await calls.put({ id, version: 1, description: 'Newer.' })
    const remove = (version: number) => calls.send('DELETE', `/${contentType.remove}?id=${id}&version=${version}`)
    assert.equal((await remove(1)).json().code, 'VERSION_CONFLICT')
    assert.equal((await remove(2)).statusCode, 204)
  })
}
