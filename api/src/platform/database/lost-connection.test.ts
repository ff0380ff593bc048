import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { onPostgres, sharedDatabase } from '../../testing/test-database'

test('a connection that breaks in the middle of a change fails that change alone', async () => {
  if (!onPostgres()) return
  const { database } = await sharedDatabase()
  const { queries } = database
  const change = queries.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(queries)
    // Nobody asks the connection anything while it breaks: its error has only its own listener.
    await new Promise((resolve) => setTimeout(resolve, 200))
    await sql`select 1`.execute(transaction)
  })
  await assert.rejects(change)
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(queries)
  assert.equal(rows[0]?.one, 1)
})
