import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { onPostgres, sharedDatabase } from '../../testing/test-database'

test('a connection that breaks during a change fails only that change', async () => {
  if (!onPostgres()) return
  const { database } = await sharedDatabase()
  const { queries, pool } = database
  // The client of the change is the first one acquired from the pool.
  const acquired = new Promise<PoolClient>((resolve) => pool.once('acquire', resolve))
  const change = queries.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    const client = await acquired
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(queries)
    // No query is running when the connection breaks, so only the client's own listener gets the error.
    await ended
    await sql`select 1`.execute(transaction)
  })
  await assert.rejects(change)
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(queries)
  assert.equal(rows[0]?.one, 1)
})
