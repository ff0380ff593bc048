import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Review } from '@tekskills/shared/contracts/http/reviews'
import { sql } from 'kysely'
import { hashPassword } from '../../domain/session/passwords'
import { startService } from '../../start'
import { password } from '../../testing/test-app'
import { newTestDatabase } from '../../testing/test-database'
import { readConfig } from '../config/config'
import type { Queries } from './database'
import { migrate, sqlMigrations } from './migrate'
import { connectDatabase } from './open-database'

const folder = fileURLToPath(new URL('../../testing/older-data/', import.meta.url))
const migrations = Object.keys(sqlMigrations()).sort()

/** Migrates an empty database up to the schema before the newest, with the data of each older one on the way. */
async function fillOlderSchema(queries: Queries): Promise<void> {
  await sql.raw('drop schema public cascade; create schema public').execute(queries)
  for (const file of fs.readdirSync(folder).sort()) {
    await migrate(
      queries,
      migrations.find((name) => name.startsWith(path.parse(file).name)),
    )
    await sql.raw(fs.readFileSync(path.join(folder, file), 'utf8')).execute(queries)
  }
  await migrate(queries, migrations.at(-2))
}

async function emptyTables(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(queries)
  const counted = rows.map(async ({ name }) => {
    const found = await sql`select from ${sql.id(name)} limit 1`.execute(queries)
    return found.rows.length === 0 ? [name] : []
  })
  return (await Promise.all(counted)).flat()
}

/** The files that the rows name, without which the service does not start. */
async function writeFiles(queries: Queries, dataDir: string): Promise<void> {
  const idsOf = async (table: 'picture' | 'stored_file') =>
    (await queries.selectFrom(table).select('id').execute()).map(({ id }) => id)
  const names = [
    ...(await idsOf('picture')).map((id) => `pictures/${id}/master.webp`),
    ...(await idsOf('stored_file')).map((id) => `documents/${id}`),
  ]
  for (const name of names) {
    const file = path.join(dataDir, 'files', name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, '%PDF')
  }
}

test('S16 D-06 the data of older schemas is migrated, and the service shows all of it', async (t) => {
  const { dataDir, databaseUrl } = await newTestDatabase()
  const database = await connectDatabase({ dataDir, databaseUrl })
  const { queries } = database
  try {
    await fillOlderSchema(queries)
    assert.deepEqual(await emptyTables(queries), [], 'a table needs rows in older-data/')
    await queries
      .updateTable('account')
      .set({ password_hash: await hashPassword(password) })
      .execute()
    await writeFiles(queries, dataDir)
  } finally {
    await database.close()
  }

  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, API_PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }
  const service = await startService(readConfig({ ...env, SEED_CONTENT: 'false' }))
  t.after(() => service.stop())
  const call = async (url: string, init: RequestInit = {}) => {
    const response = await fetch(`http://127.0.0.1:${service.port}/api${url}`, init)
    assert.equal(response.status, 200, `${url}: ${await response.clone().text()}`)
    return response.json()
  }
  const signIn = async (username: string) => {
    const body = JSON.stringify({ username, password })
    const { token } = (await call('/public/authenticate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })) as { token: string }
    return { headers: { authorization: `Bearer ${token}` } }
  }
  const listed = async (url: string, init?: RequestInit) =>
    ((await call(url, init)) as { content: Record<string, unknown>[] }).content

  const blog = (await call('/public/user/blogs?name=zurich-in-the-cloud')) as Record<string, unknown>
  assert.deepEqual(
    [blog.blogName, blog.content, blog.tags],
    ['Zürich in the cloud', '<p>Quietly.</p>', ['cloud', 'two words']],
  )
  const names = async (url: string, name: string, init?: RequestInit) =>
    (await listed(url, init)).map((row) => row[name])
  assert.deepEqual(await names('/public/user/get-allcareers', 'jobTitle'), ['Full-Stack Engineer (S/4HANA)'])
  assert.deepEqual(await names('/public/user/get-allcareers?q=fullstack', 'slug'), ['full-stack-engineer'])

  const editors = await signIn('blogs')
  assert.deepEqual(await names('/blogs/get-allblogs?sort=blogName,asc', 'blogName', editors), [
    'A draft',
    'Zürich in the cloud',
  ])
  const draft = await call('/caseStudy/01900000-0000-7000-8000-000000000053/draft', editors)
  assert.equal((draft as Record<string, unknown>).industry, 'Insurance')
  const review = await call('/caseStudy/01900000-0000-7000-8000-000000000053/review', editors)
  assert.equal((review as Review).lastAuthor?.id, '01900000-0000-7000-8000-000000000001')
  assert.deepEqual(await names('/newsRoom/get-allnewsRoom', 'status', editors), ['SCHEDULED'])
  assert.deepEqual(await names('/enquiry/get-allEnquiries?q=zoe', 'name', editors), ['Zoë'])
  const recruiters = await signIn('careers')
  for (const q of ['obrien', '442079460000', 'zerotrust']) {
    const [applicant, ...more] = await listed(`/jobApplicants/getApplicants?q=${q}`, recruiters)
    assert.deepEqual([applicant?.reference, applicant?.source, more], ['APP-AAAAA1', 'linkedin', []], q)
  }
})
