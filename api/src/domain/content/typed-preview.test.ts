import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { formBody } from '../../testing/forms'
import { contentTypes, itemCalls, testOf, type ContentType } from '../../testing/sample-items'
import { samplePicture } from '../../testing/sample-pictures'
import { startTestApp } from '../../testing/test-app'

const ID = 'a0000000-0000-4000-8000-000000000001'
const MINUTE = 60_000

type Shown = Record<string, unknown>

async function start(t: TestContext, contentType: ContentType) {
  const service = await startTestApp(t)
  const headers = await service.signIn()
  const calls = itemCalls(service, headers, contentType)
  const { name } = contentType
  let sequence = 0
  /** Stores what is typed into a form, and returns the token of its preview. */
  const type = async (
    values: Record<string, unknown>,
    item: { id?: string; version?: number } = {},
    title = 'Typed',
  ) => {
    const base = { itemId: item.id ?? null, version: item.version ?? null, sequence: ++sequence, name: title }
    const kept = await calls.send('PUT', `/autosaves/${ID}`, {
      ...base,
      form: { values: { [name]: title, ...values } },
    })
    assert.equal(kept.statusCode, 200, kept.body)
    const link = await calls.send('POST', `/autosaves/${ID}/preview`)
    assert.equal(link.statusCode, 200, link.body)
    const { url } = link.json<{ url: string }>()
    assert.ok(url.startsWith(contentType.page), url)
    return url.split('preview=')[1] ?? ''
  }
  return { service, headers, calls, type }
}

for (const contentType of contentTypes) {
  const test = testOf(contentType)
  const { kind, name, text, picture } = contentType

  test(`BO-05 ${kind}: a preview of a new form shows unsaved text, which stays private and is not stored`, async (t) => {
    const { service, calls, type } = await start(t, contentType)
    const token = await type({ [text]: '<p>Half <script>x</script>a text' }, {}, ' Half a title ')
    const response = await calls.visit(ID, `&preview=${token}`)
    assert.equal(response.statusCode, 200, response.body)
    assert.equal(response.headers['cache-control'], 'no-store')
    const shown = response.json<Shown & { meta: { robots: string } }>()
    assert.deepEqual([shown[name], shown[text]], ['Half a title', '<p>Half a text</p>'])
    assert.equal(shown.meta.robots, 'noindex, nofollow')

    assert.equal((await calls.visit(ID)).statusCode, 404, 'nobody finds it without the link')
    assert.equal((await calls.visit(ID, `&preview=${token.slice(0, -2)}xx`)).statusCode, 404)
    const other = contentTypes.find((each) => each.kind !== kind) ?? contentType
    const elsewhere = itemCalls(service, {} as { authorization: string }, other)
    assert.equal((await elsewhere.visit(ID, `&preview=${token}`)).statusCode, 404, 'a token is for one kind')
    assert.deepEqual(await service.queries.selectFrom('content_item').select('id').execute(), [])
  })

  test(`BO-05 ${kind}: a preview of a public item shows what is typed over its draft`, async (t) => {
    const { calls, type } = await start(t, contentType)
    const item = await calls.add('Live', { [text]: '<p>Live text.</p>' })
    const before = (await calls.visit('live')).body
    await calls.send('PUT', `/${item.id}/draft`, { version: 1, [text]: '<p>Drafted.</p>', description: 'Drafted.' })
    const token = await type({ description: 'Typed.' }, { id: item.id, version: 2 })
    const shown = (await calls.visit('live', `&preview=${token}`)).json<Shown>()
    assert.deepEqual([shown[name], shown[text], shown.description], ['Typed', '<p>Drafted.</p>', 'Typed.'])
    assert.equal((await calls.visit('live')).body, before, 'visitors see what they saw')
  })

  test(`BO-05 ${kind}: a value that no save would accept is shown as it is stored`, async (t) => {
    const { calls, type } = await start(t, contentType)
    const item = await calls.add('Live', { [text]: '<p>Live text.</p>', metaTitle: 'Stored' })
    const odd = {
      [text]: `<p>${'x'.repeat(500_000)}</p>`,
      description: 'Typed.',
      metaTitle: 7,
      publishedAt: 'tomorr',
      categoryId: 'nonsense',
      authorId: 'nonsense',
      relatedIds: ['nonsense'],
      tags: 'one',
      slug: 'Not a slug',
      featured: 'yes',
      focusX: 1_000,
      status: 'ODD',
    }
    const token = await type(odd, { id: item.id, version: 1 })
    const response = await calls.visit('live', `&preview=${token}`)
    assert.equal(response.statusCode, 200, response.body.slice(0, 300))
    const shown = response.json<Shown & { meta: { title: string } }>()
    assert.deepEqual([shown[name], shown[text], shown.description], ['Typed', '<p>Live text.</p>', 'Typed.'])
    assert.equal(shown.meta.title, 'Stored')
    for (const values of [null, 'text', [1]] as unknown[]) {
      const form = { itemId: item.id, version: 1, sequence: 99, name: 'Odd', form: { values } }
      await calls.send('PUT', `/autosaves/${ID}`, form)
      assert.equal((await calls.visit('live', `&preview=${token}`)).statusCode, 200, JSON.stringify(values))
    }
  })

  test(`BO-05 ${kind}: a preview shows the pictures of the item, and not one that is removed`, async (t) => {
    const { service, headers, calls, type } = await start(t, contentType)
    const form = await formBody(
      { [name]: 'Pictured', description: 'One.', status: 'DRAFT' },
      { [picture]: await samplePicture() },
    )
    const options = { payload: form.payload, headers: { ...headers, ...form.headers } }
    const added = await service.app.inject({ method: 'POST', url: contentType.area, ...options })
    assert.equal(added.statusCode, 201, added.body)
    const item = added.json<{ id: string; version: number }>()
    const address = async (values: Record<string, unknown>) => {
      const token = await type(values, item)
      const shown = (await calls.visit(item.id, `&preview=${token}`)).json<Shown>()
      return kind === 'CASESTUDY' ? shown.webpUrl : shown.url
    }
    const url = String(await address({}))
    const shown = await service.app.inject({ url })
    assert.deepEqual([shown.statusCode, shown.headers['cache-control']], [200, 'no-store'])
    // The link of a picture shows nothing else of the item, and ends with that of the page.
    const pictureToken = url.split('preview=')[1] ?? ''
    assert.equal((await calls.visit(item.id, `&preview=${pictureToken}`)).statusCode, 404)
    assert.equal((await calls.visit(item.id)).statusCode, 404)
    service.clock.advance(9 * MINUTE)
    assert.equal((await service.app.inject({ url })).statusCode, 200)
    service.clock.advance(2 * MINUTE)
    assert.equal((await service.app.inject({ url })).statusCode, 410)
    const removed = kind === 'CASESTUDY' ? 'storedBanner' : 'storedImage'
    assert.equal(await address({ [removed]: null }), null)
  })
}

test('BO-05 the preview of unsaved text ends after ten minutes, and with the text', async (t) => {
  const { service, calls, type } = await start(t, contentTypes[0])
  const token = await type({})
  service.clock.advance(9 * MINUTE)
  assert.equal((await calls.visit(ID, `&preview=${token}`)).statusCode, 200)
  service.clock.advance(2 * MINUTE)
  const late = await calls.visit(ID, `&preview=${token}`)
  assert.deepEqual([late.statusCode, late.json().code], [410, 'LINK_EXPIRED'])
  const again = await type({})
  await calls.send('DELETE', `/autosaves/${ID}`)
  assert.equal((await calls.visit(ID, `&preview=${again}`)).statusCode, 404)
  assert.equal((await calls.send('POST', `/autosaves/${ID}/preview`)).statusCode, 404)
})

test('BO-05 no one gets a link to the unsaved text of another account', async (t) => {
  const { service, calls, type } = await start(t, contentTypes[0])
  await type({})
  const id = 'a0000000-0000-4000-8000-00000000000f'
  const account = { id, username: 'asha', name: 'Asha', email: 'asha@example.org', password_hash: 'x' }
  const row = { ...account, role: 'BLOGS' as const, created_at: service.clock.now() }
  await service.queries.insertInto('account').values(row).execute()
  await service.queries.updateTable('autosave').set({ account_id: id }).execute()
  assert.equal((await calls.send('POST', `/autosaves/${ID}/preview`)).statusCode, 404)
})

test('S-04 all texts of a preview together are as dear as one that is saved; what is more stays as it is stored', async (t) => {
  const { calls, type } = await start(t, contentTypes[2])
  const table = `<p>x</p>`.repeat(20_000)
  const token = await type({ solution: table, impact: table, description: 'Typed.' })
  const shown = (await calls.visit(ID, `&preview=${token}`)).json<Shown>()
  assert.deepEqual([shown.solution, shown.impact].toSorted(), ['', table])
})

test('S-04 a typed text is cleaned once for all who read it, and few of them for one network', async (t) => {
  const { service, type } = await start(t, contentTypes[0])
  const read = async (token: string, network: string) => {
    const url = `${contentTypes[0].detail}${ID}&preview=${token}`
    return (await service.app.inject({ url, headers: { 'x-forwarded-for': network } })).statusCode
  }
  let token = ''
  for (let text = 0; text < 30; text += 1) {
    token = await type({ content: `<p>Text ${text}</p>` })
    assert.equal(await read(token, '203.0.113.7'), 200, `text ${text}`)
  }
  assert.equal(await read(token, '203.0.113.7'), 200, 'what is cleaned already counts no more')
  token = await type({ content: '<p>One more</p>' })
  assert.equal(await read(token, '203.0.113.7'), 429)
  assert.equal(await read(token, '198.51.100.7'), 200)
  assert.equal(await read(token, '203.0.113.7'), 200)
})
