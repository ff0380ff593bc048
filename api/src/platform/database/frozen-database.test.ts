import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { SignedIn } from '@tekskills/shared/contracts/http/session'
import { sql } from 'kysely'
import { buildApp } from '../../app'
import { seedAccounts } from '../../seed/seed-accounts'
import { startFreezingProxy } from '../../testing/freezing-proxy'
import { password } from '../../testing/test-app'
import { newTestDatabase, onPostgres } from '../../testing/test-database'
import { readConfig } from '../config/config'
import { openDatabase } from './open-database'
import { openPostgres } from './postgres'

const LIMIT_MS = 800

async function openBehindProxy(t: TestContext) {
  const location = await newTestDatabase()
  await (await openDatabase(location)).close()
  const proxy = await startFreezingProxy(location.databaseUrl ?? '')
  t.after(() => proxy.stop())
  const database = await openPostgres(proxy.url, LIMIT_MS)
  t.after(() => database.close())
  return { location, proxy, database }
}

if (onPostgres()) {
  test('a query that a frozen database does not answer fails, and the next one after it thaws succeeds', async (t) => {
    const { proxy, database } = await openBehindProxy(t)
    const one = () => sql<{ one: number }>`select 1 as one`.execute(database.queries)
    await one()
    proxy.freeze()
    await assert.rejects(one(), /Query read timeout/)
    proxy.thaw()
    assert.deepEqual((await one()).rows, [{ one: 1 }])
  })

  test('a transaction on a frozen database fails once, without waiting for its rollback as well', async (t) => {
    const { proxy, database } = await openBehindProxy(t)
    const change = database.queries.transaction().execute(async (transaction) => {
      proxy.freeze()
      const failure = await sql`select 1`.execute(transaction).catch((error: unknown) => error)
      // The same error as the first query's: no further query was sent.
      await assert.rejects(sql`select 2`.execute(transaction), (error) => error === failure)
      throw failure
    })
    await assert.rejects(change, /Query read timeout/)
    assert.equal(database.pool.totalCount, 0)
    proxy.thaw()
  })

  test('the server cancels a slow query before its connection is dropped, but never an unlimited one', async (t) => {
    const { database } = await openBehindProxy(t)
    const sleep = sql`select pg_sleep(${(LIMIT_MS * 2) / 1000})`
    await assert.rejects(sleep.execute(database.queries), { code: '57014' })
    assert.equal(database.pool.totalCount, 1)
    await sleep.execute(database.unlimited)
  })

  test('while the database is frozen, calls by staff and visitors get 503 with Retry-After, and succeed again afterwards', async (t) => {
    const { location, proxy, database } = await openBehindProxy(t)
    const config = readConfig({ DATA_DIR: location.dataDir, LOG_LEVEL: 'silent' })
    const { app } = await buildApp({ config, database })
    t.after(() => app.close())
    await seedAccounts(database.queries, { blogs: password, careers: password }, new Date())
    const payload = { username: 'blogs', password }
    const signedIn = await app.inject({ method: 'POST', url: '/api/public/authenticate', payload })
    const calls = [
      { url: '/api/public/user/get-allblogs', headers: {} },
      { url: '/api/blogs/get-allblogs', headers: { authorization: `Bearer ${signedIn.json<SignedIn>().token}` } },
    ]
    const responses = () => Promise.all(calls.map((call) => app.inject(call)))
    proxy.freeze()
    for (const { statusCode, headers, json } of await responses())
      assert.deepEqual([statusCode, json().code, headers['retry-after']], [503, 'UNAVAILABLE', '2'])
    proxy.thaw()
    assert.deepEqual(
      (await responses()).map(({ statusCode }) => statusCode),
      [200, 200],
    )
  })
}
