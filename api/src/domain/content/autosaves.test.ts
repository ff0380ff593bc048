import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import {
  MAX_AUTOSAVES,
  type Autosave,
  type Autosaved,
  type AutosaveSummary,
} from '@tekskills/shared/contracts/http/autosaves'
import { cleanUp } from '../../maintenance'
import { newId } from '../../platform/database/ids'
import { contentTypes, itemCalls, testOf, type ContentType } from '../../testing/sample-items'
import { startTestApp } from '../../testing/test-app'

const DAY = 24 * 60 * 60_000
const ID = 'a0000000-0000-4000-8000-000000000001'

async function start(t: TestContext, contentType: ContentType) {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const calls = itemCalls(service, headers, contentType)
  const typed = { itemId: null, version: null, sequence: 1, name: 'Half a ti', form: { text: '<p>Half a sent' } }
  return {
    service,
    headers,
    calls,
    put: (changes: object = {}, id = ID) => calls.send('PUT', `/autosaves/${id}`, { ...typed, ...changes }),
    list: async (query = '') => (await calls.send('GET', `/autosaves${query}`)).json<AutosaveSummary[]>(),
    read: async (id = ID) => (await calls.send('GET', `/autosaves/${id}`)).json<Autosave>(),
  }
}

/** Gives all autosaves to another account with the same role. */
async function giveAway({ service }: Awaited<ReturnType<typeof start>>) {
  const id = newId(service.clock.now().getTime())
  const account = { id, username: 'asha', name: 'Asha', email: 'asha@example.org', password_hash: 'x' }
  const row = { ...account, role: 'BLOGS' as const, created_at: service.clock.now() }
  await service.queries.insertInto('account').values(row).execute()
  await service.queries.updateTable('autosave').set({ account_id: id }).execute()
}

for (const contentType of contentTypes) {
  const test = testOf(contentType)
  const { kind, name, text } = contentType

  test(`BO-05 ${kind}: what is typed into a new form is one autosave that is replaced, whatever it holds`, async (t) => {
    const { service, put, list, read, calls } = await start(t, contentType)
    const first = await put()
    assert.equal(first.statusCode, 200, first.body)
    assert.equal(first.json<Autosaved>().currentVersion, null)
    const odd = { [name]: '', [text]: '<p>Half <script>x</script>', slug: 'Not a slug', tags: [] }
    assert.equal((await put({ sequence: 2, name: 'Half a title', form: odd })).statusCode, 200)
    assert.deepEqual(
      (await list()).map(({ id, name: shown }) => [id, shown]),
      [[ID, 'Half a title']],
    )
    assert.deepEqual((await read()).form, odd)
    assert.equal((await put({ sequence: 1, name: 'Late' })).statusCode, 200, 'a write that arrives late')
    assert.equal((await read()).name, 'Half a title')

    assert.deepEqual((await calls.table()).json<{ content: unknown[] }>().content, [], 'no item')
    assert.deepEqual(
      await service.queries.selectFrom('audit').select('action').where('action', '<>', 'login').execute(),
      [],
    )
    assert.equal((await calls.send('DELETE', `/autosaves/${ID}`)).statusCode, 204)
    assert.equal((await calls.send('DELETE', `/autosaves/${ID}`)).statusCode, 204)
    assert.equal((await calls.send('GET', `/autosaves/${ID}`)).statusCode, 404)
  })

  test(`BO-05 ${kind}: the autosave of a public item does not change the item, and reports a colleague's save`, async (t) => {
    const { service, put, list, calls, read } = await start(t, contentType)
    const { id } = await calls.add('Live', { [text]: '<p>Live text.</p>' })
    const [item, page] = [await calls.read(id), (await calls.visit('live')).body]
    const saved = await put({ itemId: id, version: 1, form: { [name]: 'Next' } })
    assert.equal(saved.json<Autosaved>().currentVersion, 1)
    assert.deepEqual([await calls.read(id), (await calls.visit('live')).body], [item, page])
    assert.equal((await calls.send('GET', `/${id}/revisions`)).json<unknown[]>().length, 1, 'no version')
    assert.deepEqual(await service.queries.selectFrom('content_draft').selectAll().execute(), [])
    assert.deepEqual(
      (await list(`?itemId=${id}`)).map((own) => own.id),
      [ID],
    )
    assert.deepEqual(await list(), [], 'those of new items are asked for apart')

    await calls.put({ id, version: 1, [name]: 'By a colleague' })
    assert.equal((await put({ itemId: id, version: 1, sequence: 2 })).json<Autosaved>().currentVersion, 2)
    assert.equal((await read()).version, 1, 'the version it is based on stays')
    assert.equal((await calls.put({ id, version: 1, [name]: 'Over it' })).statusCode, 409)
    assert.equal((await calls.read(id))[name], 'By a colleague')
  })

  test(`BO-05 ${kind}: no one reads, replaces or deletes the autosave of another account`, async (t) => {
    const own = await start(t, contentType)
    const { put, list, calls, service } = own
    await put()
    await giveAway(own)
    assert.deepEqual(await list(), [])
    assert.equal((await calls.send('GET', `/autosaves/${ID}`)).statusCode, 404)
    assert.equal((await put({ sequence: 9, name: 'Taken' })).statusCode, 404)
    await calls.send('DELETE', `/autosaves/${ID}`)
    assert.deepEqual(await service.queries.selectFrom('autosave').select('name').execute(), [{ name: 'Half a ti' }])
  })
}

test('BO-05 an autosave needs an item of its kind, and goes with the item or after 30 days', async (t) => {
  const [blogs, news] = [contentTypes[0], contentTypes[1]]
  const { service, headers, put, calls } = await start(t, blogs)
  const other = await itemCalls(service, headers, news).add('News')
  assert.equal((await put({ itemId: other.id, version: 1 })).statusCode, 404)
  const { id } = await calls.add('Blog')
  await put({ itemId: id, version: 1 })
  assert.equal((await itemCalls(service, headers, news).send('GET', `/autosaves/${ID}`)).statusCode, 404)
  await put({}, 'a0000000-0000-4000-8000-000000000002')
  service.clock.advance(29 * DAY)
  const signedIn = await service.signIn()
  const again = itemCalls(service, signedIn, blogs)
  const typed = { itemId: null, version: null, sequence: 2, name: 'Kept', form: {} }
  await again.send('PUT', '/autosaves/a0000000-0000-4000-8000-000000000002', typed)
  service.clock.advance(2 * DAY)
  await cleanUp(service.deps)
  assert.deepEqual(await service.queries.selectFrom('autosave').select('name').execute(), [{ name: 'Kept' }])
})

test('BO-05 what is stored for one account has a limit, and a replacement is always stored', async (t) => {
  const { put, service } = await start(t, contentTypes[0])
  const idAt = (index: number) => `b0000000-0000-4000-8000-${String(index).padStart(12, '0')}`
  for (let index = 0; index < MAX_AUTOSAVES; index += 1) assert.equal((await put({}, idAt(index))).statusCode, 200)
  const refused = await put()
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'TOO_MANY_AUTOSAVES'])
  assert.equal((await put({ sequence: 2 }, idAt(0))).statusCode, 200)
  assert.equal((await service.queries.selectFrom('autosave').select('id').execute()).length, MAX_AUTOSAVES)
})

test('S-52 numbers of an autosave that the database cannot hold are rejected', async (t) => {
  const [contentType] = contentTypes
  assert.ok(contentType)
  const { put } = await start(t, contentType)
  for (const number of [2 ** 31, Number.MAX_SAFE_INTEGER])
    for (const field of ['sequence', 'version']) assert.equal((await put({ [field]: number })).statusCode, 422, field)
})
