import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { onPostgres, sharedDatabase } from '../../testing/test-database'

test('a connection that breaks in the middle of a change fails that change alone', async () => {
  if (!onPostgres()) return
  const { database } = await sharedDatabase()
  const { queries, pool } = database
  // The client of the change is the first that is taken from the pool.
  const taken = new Promise<PoolClient>((resolve) => pool.once('acquire', resolve))
  const change = queries.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    const client = await taken
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(queries)
    // No query runs on the connection while it breaks: its error has only its own listener.
    await ended
    await sql`select 1`.execute(transaction)
  })
  await assert.rejects(change)
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(queries)
  assert.equal(rows[0]?.one, 1)
})
