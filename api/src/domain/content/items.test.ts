import assert from 'node:assert/strict'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { cleanUp } from '../../maintenance'
import { contentTypes, itemCalls, testOf } from '../../testing/sample-items'
import { startTestApp } from '../../testing/test-app'

const DAY = 24 * 60 * 60_000

for (const contentType of contentTypes) {
  const test = testOf(contentType)
  const { kind, name, text, page } = contentType

  test(`BO-01 BO-04 ${kind}: an item added without a status is public immediately, a draft is not`, async (t) => {
    const service = await startTestApp(t)
    const calls = itemCalls(service, await service.signIn(), contentType)
    assert.deepEqual(await calls.publicNames(), [])
    const item = await calls.add('First of all', { [text]: '<p>It works.<script>alert(1)</script></p>' })
    assert.deepEqual([item.status, item.slug, item.version], ['PUBLISHED', 'first-of-all', 1])
    await calls.add('Not yet', { status: 'DRAFT' })
    assert.deepEqual(await calls.publicNames(), ['First of all'])
    const shown = (await calls.visit('first-of-all')).json()
    assert.deepEqual([shown[name], shown[text]], ['First of all', '<p>It works.</p>'])
    assert.equal(shown.meta.canonicalLink, `${page}first-of-all`)
    assert.equal((await calls.visit('Not yet')).statusCode, 404)
    assert.deepEqual(await calls.publicNames('?q=works'), ['First of all'], 'the search covers its text')
  })

  test(`AT-67 ${kind}: an update requires the current version`, async (t) => {
    const service = await startTestApp(t)
    const calls = itemCalls(service, await service.signIn(), contentType)
    const { id } = await calls.add('Shared')
    assert.equal((await calls.put({ id, description: 'x' })).json().code, 'VERSION_REQUIRED')
    const changed = await calls.put({ id, version: 1, description: 'Newer.' })
    assert.deepEqual([changed.json()[name], changed.json().description], ['Shared', 'Newer.'])
    const late = await calls.put({ id, version: 1, description: 'Late.' })
    assert.deepEqual([late.statusCode, late.json().current.description], [409, 'Newer.'])
  })

  test(`${kind}: a former slug still resolves after a rename, and returns 410 once the item is archived`, async (t) => {
    const service = await startTestApp(t)
    const calls = itemCalls(service, await service.signIn(), contentType)
    const { id } = await calls.add('Old name')
    const renamed = await calls.put({ id, version: 1, slug: 'new-name' })
    assert.equal(renamed.json().slug, 'new-name')
    assert.equal((await calls.visit('old-name')).json().slug, 'new-name')
    const meta = await service.app.inject({ url: `/api/public/user/geturls?url=${page}old-name` })
    assert.deepEqual([meta.json().movedTo, meta.json().code], [`${page}new-name`, 301])
    await calls.put({ id, version: 2, status: 'ARCHIVED' })
    for (const slug of ['new-name', 'old-name']) assert.equal((await calls.visit(slug)).statusCode, 410, slug)
  })

  test(`${kind}: the trash keeps an item for 30 days, and the item can be restored`, async (t) => {
    const service = await startTestApp(t)
    const calls = itemCalls(service, await service.signIn(), contentType)
    const [first, second] = [await calls.add('Same'), await calls.add('Other')]
    assert.equal((await calls.remove(first.id)).statusCode, 204)
    assert.equal((await calls.remove(first.id)).statusCode, 404)
    assert.equal((await calls.visit('same')).statusCode, 410)
    const successor = await calls.add('Same')
    assert.equal(successor.slug, 'same', 'the slug is free again')
    const back = await calls.send('POST', `/${first.id}/restore`)
    assert.deepEqual([back.statusCode, back.json().slug, back.json().deletedAt], [200, 'same-2', null])
    assert.equal((await calls.publicNames()).length, 3)
    await calls.remove(second.id)
    service.clock.advance(29 * DAY)
    await cleanUp(service.deps)
    assert.equal((await service.queries.selectFrom('content_item').select('id').execute()).length, 3)
    service.clock.advance(2 * DAY)
    await cleanUp(service.deps)
    const left = await service.queries.selectFrom('content_item').select('id').execute()
    assert.ok(!left.some(({ id }) => id === second.id))
    assert.equal((await calls.send('POST', `/${second.id}/restore`)).statusCode, 401, 'the session has expired')
  })

  test(`${kind}: every version is stored, and restoring an old one creates a new version`, async (t) => {
    const service = await startTestApp(t)
    const calls = itemCalls(service, await service.signIn(), contentType)
    const { id } = await calls.add('Written once', { [text]: '<p>one</p>' })
    await calls.put({ id, version: 1, [name]: 'Written twice', [text]: '<p>two</p>' })
    const list = (await calls.send('GET', `/${id}/revisions`)).json<{ version: number; name: string }[]>()
    assert.deepEqual(
      list.map(({ version, name: called }) => [version, called]),
      [
        [2, 'Written twice'],
        [1, 'Written once'],
      ],
    )
    const old = (await calls.send('GET', `/${id}/revisions/1`)).json()
    assert.equal(old.fields[text], '<p>one</p>')
    const restored = (await calls.send('POST', `/${id}/revisions/1/restore`)).json()
    assert.deepEqual([restored.version, restored[name], restored[text]], [3, 'Written once', '<p>one</p>'])
    assert.equal((await calls.send('GET', `/${id}/revisions/9`)).statusCode, 404)
    assert.equal((await calls.send('GET', `/${id}/revisions/x`)).statusCode, 404)
  })

  test(`BO-05 ${kind}: only a signed link shows a draft, for an hour`, async (t) => {
    const service = await startTestApp(t)
    const calls = itemCalls(service, await service.signIn(), contentType)
    const { id } = await calls.add('In the making', { status: 'DRAFT' })
    const link = (await calls.send('POST', `/${id}/preview`)).json<{ url: string }>()
    assert.ok(link.url.startsWith(`${page}${id}?preview=`), link.url)
    const token = link.url.split('preview=')[1] ?? ''
    const shown = await calls.visit(id, `&preview=${token}`)
    assert.deepEqual([shown.statusCode, shown.json()[name]], [200, 'In the making'])
    assert.deepEqual([shown.headers['cache-control'], shown.json().meta.robots], ['no-store', 'noindex, nofollow'])
    assert.equal((await calls.visit(id)).statusCode, 404)
    assert.equal((await calls.visit(id, `&preview=${token.slice(0, -2)}xx`)).statusCode, 404)
    service.clock.advance(61 * 60_000)
    const late = await calls.visit(id, `&preview=${token}`)
    assert.deepEqual([late.statusCode, late.json().code], [410, 'LINK_EXPIRED'])
  })

  test(`${kind}: many items are changed in bulk, with a reason for each rejected one`, async (t) => {
    const service = await startTestApp(t)
    const calls = itemCalls(service, await service.signIn(), contentType)
    const whole = await calls.add('Whole', { status: 'DRAFT' })
    const half = await calls.add('Half', { status: 'DRAFT', description: '' })
    const unknown = '01a1deb1-0680-7b74-bcaa-79865b67524f'
    const bulk = async (action: string, ids: string[]) =>
      (await calls.send('POST', '/bulk', { action, ids })).json<{ results: { ok: boolean; code?: string }[] }>().results
    assert.deepEqual(
      (await bulk('publish', [whole.id, half.id, unknown, 'x'])).map(({ ok, code }) => code ?? ok),
      [true, 'VALIDATION_FAILED', 'NOT_FOUND', 'NOT_FOUND'],
    )
    assert.deepEqual(await calls.publicNames(), ['Whole'])
    await bulk('archive', [whole.id])
    assert.equal((await calls.visit('whole')).statusCode, 410)
    await bulk('delete', [whole.id, half.id])
    assert.equal((await calls.table()).json<Page<unknown>>().totalElements, 0)
    assert.equal((await calls.send('POST', '/bulk', { action: 'explode', ids: [whole.id] })).statusCode, 422)
  })

  test(`D-03 ${kind}: a bulk action does not change an item that another user has changed since it was loaded`, async (t) => {
    const service = await startTestApp(t)
    const calls = itemCalls(service, await service.signIn(), contentType)
    const { id, version } = await calls.add('Watched', {})
    const bulk = async (action: string, seen: number) =>
      (await calls.send('POST', '/bulk', { action, ids: [id], versions: { [id]: seen } })).json<{
        results: object[]
      }>().results
    for (const action of ['archive', 'delete']) {
      assert.deepEqual(await bulk(action, version - 1), [{ id, ok: false, code: 'VERSION_CONFLICT' }])
    }
    assert.deepEqual(await calls.publicNames(), ['Watched'])
    assert.deepEqual(await bulk('delete', version), [{ id, ok: true }])
  })

  test(`S-08 AT-78 ${kind}: the whole filtered list is exported as CSV with formulas neutralized`, async (t) => {
    const service = await startTestApp(t)
    const calls = itemCalls(service, await service.signIn(), contentType)
    for (let count = 0; count < 12; count += 1) await calls.add(`Row ${count}`)
    await calls.add('=HYPERLINK("http://evil.example")')
    await calls.add('Hidden', { status: 'DRAFT' })
    const response = await calls.table('?format=csv&type=PUBLISHED&size=5')
    assert.match(String(response.headers['content-type']), /^text\/csv/)
    assert.match(String(response.headers['content-disposition']), /^attachment; filename="\w+\.csv"$/)
    const lines = response.body.trim().split('\r\n')
    assert.equal(lines.length, 14)
    assert.ok(lines.some((line) => line.startsWith(`"'=HYPERLINK(""http`)))
  })

  test(`each change to a ${kind} is recorded in the audit log, in its own transaction`, async (t) => {
    const service = await startTestApp(t)
    const calls = itemCalls(service, await service.signIn(), contentType)
    const { id } = await calls.add('Tracked')
    await calls.put({ id, version: 9, description: 'Refused.' })
    await calls.remove(id)
    await calls.send('POST', `/${id}/restore`)
    const lines = await service.queries
      .selectFrom('audit')
      .select('action')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()
    assert.deepEqual(
      lines.map(({ action }) => action),
      ['create', 'delete', 'restore'],
    )
  })
}
