import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import type { Review } from '@tekskills/shared/contracts/http/reviews'
import { sql } from 'kysely'
import { cleanUp } from '../../maintenance'
import { contentTypes, itemCalls, testOf, type ContentType } from '../../testing/sample-items'
import { password, startTestApp, type TestApp } from '../../testing/test-app'
import { addAccount } from '../session/account-administration'

const DAY = 24 * 60 * 60_000
const MARKER = 'chalcedony'

async function signInAs({ app }: TestApp, username: string) {
  const payload = { username, password }
  const response = await app.inject({ method: 'POST', url: '/api/public/authenticate', payload })
  return { authorization: `Bearer ${response.json<{ token: string }>().token}` }
}

/** An item that is being written, and two colleagues who discuss it. */
async function start(t: TestContext, contentType: ContentType) {
  const service = await startTestApp(t)
  const asha = { username: 'asha', name: 'Asha', email: 'asha@example.org', role: 'BLOGS', password } as const
  await addAccount(service.queries, asha, service.clock.now())
  const headers = { team: await service.signIn(), asha: await signInAs(service, 'asha') }
  const { text } = contentType
  const calls = itemCalls(service, headers.team, contentType)
  const item = await calls.add('Reviewed', { [text]: '<p>Words of it.</p>', status: 'DRAFT' })
  const of = (who: keyof typeof headers) => {
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object, key?: string) => {
      const url = `${contentType.area}/${item.id}/review${path}`
      const keyed = { ...headers[who], ...(key && { 'idempotency-key': key }) }
      const response = await service.app.inject({ method, url, headers: keyed, payload })
      return { status: response.statusCode, body: response.json<Review & { code?: string }>() }
    }
    return {
      call,
      comment: (words: string, about: object = {}, key?: string) =>
        call('POST', '/threads', { text: words, field: null, passage: null, ...about }, key),
    }
  }
  return { service, item, calls, text, team: of('team'), asha: of('asha') }
}

/** Who said what, by thread. */
const said = ({ threads }: Review) =>
  threads.map(({ comments }) => comments.map(({ text, createdBy }) => `${createdBy?.name}: ${text}`))

/** Tables that contain the marker in any column. */
async function tablesWithMarker({ queries }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(queries)
  const found: string[] = []
  for (const { name } of rows) {
    const row = sql.ref(name)
    const query = sql`select from ${sql.table(name)} where (${row}.*)::text like ${`%${MARKER}%`} limit 1`
    if ((await query.execute(queries)).rows.length > 0) found.push(name)
  }
  return found.sort()
}

for (const contentType of contentTypes) {
  const test = testOf(contentType)
  const { kind, text } = contentType

  test(`BO-05 ${kind}: colleagues comment on an item, a field and a passage, reply, and resolve`, async (t) => {
    const { team, asha, item, calls } = await start(t, contentType)
    assert.deepEqual((await team.call('GET')).body.threads, [])
    const passage = { quote: 'Words', before: '', after: 'of it.' }
    assert.equal((await asha.comment('Too short.')).status, 201)
    await asha.comment('Whose?', { field: text, passage })
    const { body } = await team.comment('Say more.', { field: 'description' })
    assert.deepEqual(said(body), [['Asha: Too short.'], ['Asha: Whose?'], ['Content team: Say more.']])
    assert.deepEqual(
      body.threads.map((thread) => [thread.field, thread.passage]),
      [
        [null, null],
        [text, passage],
        ['description', null],
      ],
    )
    const [first, words] = body.threads.map(({ id }) => id)
    assert.equal(
      (await team.call('PUT', `/threads/${first}`, { isResolved: true })).body.threads[0]?.resolvedBy?.name,
      'Content team',
    )
    const replied = await team.call('POST', `/threads/${words}/comments`, { text: 'Ours.' })
    assert.deepEqual(said(replied.body)[1], ['Asha: Whose?', 'Content team: Ours.'])
    const reopened = await asha.call('POST', `/threads/${first}/comments`, { text: 'Still.' })
    assert.equal(reopened.body.threads[0]?.resolvedAt, null, 'a reply opens it again')

    const { version, updatedAt } = await calls.read(item.id)
    assert.deepEqual([version, updatedAt], [item.version, item.updatedAt], 'the item stays as it is')
    for (const about of [{ field: 'invented' }, { passage }, { text: '  ' }, { text: 'x'.repeat(5001) }])
      assert.equal((await team.comment('Words', about)).status, 422, JSON.stringify(about).slice(0, 60))
  })

  test(`BO-05 ${kind}: only its author changes or deletes a comment, and the replies of others stay`, async (t) => {
    const { team, asha } = await start(t, contentType)
    const [thread] = (await asha.comment('First.')).body.threads
    const mine = `/comments/${thread?.comments[0]?.id}`
    await team.call('POST', `/threads/${thread?.id}/comments`, { text: 'Reply.' })
    assert.equal((await team.call('PUT', mine, { text: 'Not yours.' })).body.code, 'NOT_YOURS')
    assert.equal((await team.call('DELETE', mine)).status, 403)
    const changed = await asha.call('PUT', mine, { text: 'Better.' })
    assert.deepEqual(said(changed.body), [['Asha: Better.', 'Content team: Reply.']])
    assert.notEqual(changed.body.threads[0]?.comments[0]?.editedAt, null)
    const { body } = await asha.call('DELETE', mine)
    assert.deepEqual(said(body), [['Content team: Reply.']])
    assert.equal((await asha.call('DELETE', mine)).status, 404)
    const last = `/comments/${body.threads[0]?.comments[0]?.id}`
    assert.deepEqual((await team.call('DELETE', last)).body.threads, [])
    const gone = await team.call('POST', `/threads/${thread?.id}/comments`, { text: 'Late.' })
    assert.equal(gone.status, 404, 'the thread has gone with its last comment')
  })

  test(`BO-05 ${kind}: a comment that is sent twice is stored once, and a comment of another item is not found`, async (t) => {
    const { team, calls, service } = await start(t, contentType)
    await team.comment('Once.', {}, 'k1')
    const { body } = await team.comment('Once.', {}, 'k1')
    assert.deepEqual(said(body), [['Content team: Once.']])
    const thread = body.threads[0]
    const other = await calls.add('Other', { status: 'DRAFT' })
    const foreign = async (method: 'PUT' | 'DELETE', path: string, payload?: object) =>
      ((await calls.send(method, `/${other.id}/review${path}`, payload)) as { statusCode: number }).statusCode
    assert.equal(await foreign('PUT', `/threads/${thread?.id}`, { isResolved: true }), 404)
    assert.equal(await foreign('DELETE', `/comments/${thread?.comments[0]?.id}`), 404)
    assert.equal(said((await team.call('GET')).body).length, 1)
    assert.equal((await service.queries.selectFrom('review_comment').selectAll().execute()).length, 1)
  })

  test(`BO-05 ${kind}: the comments on a deleted item, and those of an erased account, are deleted completely`, async (t) => {
    const { service, team, asha, calls, item } = await start(t, contentType)
    const { body } = await asha.comment(`${MARKER} first`)
    await team.call('POST', `/threads/${body.threads[0]?.id}/comments`, { text: 'Reply.' })
    await asha.call('POST', `/threads/${body.threads[0]?.id}/comments`, { text: `${MARKER} second` })
    assert.deepEqual(await tablesWithMarker(service), ['review_comment'], 'no other table has words of a comment')
    await service.queries.deleteFrom('account').where('username', '=', 'asha').execute()
    assert.deepEqual(await tablesWithMarker(service), [])
    assert.deepEqual(said((await team.call('GET')).body), [['Content team: Reply.']])

    await team.comment(`${MARKER} third`)
    await calls.remove(item.id)
    assert.equal((await team.call('GET')).status, 404)
    service.clock.advance(31 * DAY)
    await cleanUp(service.deps)
    assert.deepEqual(await tablesWithMarker(service), [])
  })
}

test('BO-05 no public call reveals a comment', async (t) => {
  for (const contentType of contentTypes) {
    const { service, calls, item, team, text } = await start(t, contentType)
    const passage = { quote: `${MARKER} quoted`, before: '', after: '' }
    await team.comment(`${MARKER} said`, { field: text, passage })
    const { version } = await calls.read(item.id)
    const published = (await calls.put({ id: item.id, version, status: 'PUBLISHED' })).json<StaffItem>()
    const { url } = (await calls.send('POST', `/${item.id}/preview`)).json<{ url: string }>()
    const [, token = ''] = url.split('preview=')
    const answers = [
      await calls.visit(published.slug ?? ''),
      await calls.visit(published.slug ?? '', `&preview=${token}`),
      await service.app.inject({ url: contentType.publicList }),
      await service.app.inject({ url: `/api/public/user/search?q=${MARKER}` }),
      await calls.send('GET', `/${item.id}`),
    ]
    for (const { statusCode, body } of answers) {
      assert.equal(statusCode, 200)
      assert.ok(!body.replaceAll(`"q":"${MARKER}"`, '').includes(MARKER), body.slice(0, 300))
    }
  }
})
