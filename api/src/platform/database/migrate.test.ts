import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { newTestDatabase, onPostgres, sharedDatabase } from '../../testing/test-database'
import { newId } from './ids'
import { migrate } from './migrate'
import { connectDatabase, openDatabase } from './open-database'

test('D-06 migrating again, even concurrently, changes nothing', async () => {
  const { database } = await sharedDatabase()
  const { queries } = database
  const applied = () => sql<{ name: string; timestamp: string }>`select * from kysely_migration`.execute(queries)
  const { rows } = await applied()
  await Promise.all([migrate(queries), migrate(queries)])
  assert.ok(rows.length > 0)
  assert.deepEqual((await applied()).rows, rows)
})

test('D-07 connecting without migrating, as for a backup, leaves the schema unchanged', async () => {
  const location = await newTestDatabase()
  const before = await openDatabase(location)
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(before.queries)
  const { rows } = await sql`select name from kysely_migration`.execute(before.queries)
  await before.close()
  const database = await connectDatabase(location)
  try {
    assert.deepEqual((await sql`select name from kysely_migration`.execute(database.queries)).rows, rows)
  } finally {
    await database.close()
  }
})

if (onPostgres()) {
  test('D-06 a migration of a large table is not cut short by the time limit of queries', async (t) => {
    const database = await connectDatabase(await newTestDatabase())
    t.after(() => database.close())
    const { queries } = database
    await sql
      .raw(
        `drop schema public cascade; create schema public; create schema watch;
         create table watch.seen (name text, time_limit text);
         create function watch.note() returns event_trigger language plpgsql as $$ begin
           insert into watch.seen select object_identity, current_setting('statement_timeout')
             from pg_event_trigger_ddl_commands();
         end $$;
         create event trigger watched on ddl_command_end execute function watch.note()`,
      )
      .execute(queries)
    await migrate(database.unlimited)
    const seen = sql<{
      limit: string
    }>`select distinct time_limit as limit from watch.seen where name = 'public.applicant'`
    assert.deepEqual((await seen.execute(queries)).rows, [{ limit: '0' }])
    const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(queries)
    assert.deepEqual(rows, [{ limit: '4s' }])
  })
}

test('a database constraint rejects a public blog without a slug', async () => {
  const { database } = await sharedDatabase()
  const at = new Date()
  const row = {
    id: newId(),
    kind: 'BLOG' as const,
    name: 'x',
    created_at: at,
    updated_at: at,
    published_at: at,
    status: 'PUBLISHED' as const,
  }
  const rest = {
    description: '',
    content: '',
    plain_text: '',
    image_alt: '',
    image_decorative: false,
    tags: [],
    featured: false,
  }
  const insert = database.queries.insertInto('content_item').values({ ...row, ...rest, noindex: false, slug: null })
  await assert.rejects(insert.execute(), { code: '23514' })
})

test('ids are version 7 and ordered by time', () => {
  const [first, second] = [newId(1_000), newId(2_000)]
  assert.match(first, /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  assert.ok(first < second)
})
