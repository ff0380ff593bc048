import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { TestContext } from 'node:test'
import type { SignedIn } from '@tekskills/shared/contracts/http/session'
import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import { buildApp } from '../app'
import { readConfig, type Config } from '../platform/config/config'
import type { Database, Queries } from '../platform/database/database'
import type { Schema } from '../platform/database/schema'
import { seedAccounts } from '../seed/seed-accounts'
import { storeListing } from './listed-pages'
import { sharedDatabase } from './test-database'

export const password = 'correct horse battery staple'

/** Every table that tests write to, referencing tables first. */
const tables = [
  'idempotent_answer',
  'interview',
  'slot_interviewer',
  'interview_slot',
  'talent_list',
  'applicant_note',
  'applicant_stage_move',
  'applicant',
  'career',
  'mail',
  'newsletter_issue',
  'captcha_nonce',
  'enquiry',
  'subscriber',
  'job_alert',
  'recovery_code',
  'password_reset',
  'passkey',
  'passkey_challenge',
  'api_token',
  'invitation',
  'audit',
  'session',
  'used_proof',
  'editing',
  'release_error',
  'release_report',
  'item_reading',
  'autosave',
  'webhook',
  'bundle',
  'former_slug',
  'content_import',
  'content_item',
  'redirect',
  'media',
  'author',
  'category',
  'picture',
  'stored_file',
  'setting',
  'account',
  'rate_limit',
]

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** Starts the service with an emptied database, no files and its two accounts, without listening. It is closed after the test. */
export async function startTestApp(t: TestContext, changes: Partial<Config> = {}) {
  const { location, database } = await sharedDatabase()
  await emptyTables(database)
  await fs.rm(path.join(location.dataDir, 'files'), { recursive: true, force: true })
  const clock = createClock()
  await addAccounts(database.queries, clock.now())
  await storeListing(path.join(location.dataDir, 'releases'))
  const env = { DATA_DIR: location.dataDir, LOG_LEVEL: 'silent' }
  const configured = readConfig(env)
  const mail = { ...configured.mail, directory: path.join(location.dataDir, 'mail', randomUUID()) }
  const config: Config = { ...configured, mail, captcha: { provider: 'on', effort: 20 }, ...changes }
  const { app, deps } = await buildApp({ config, database, now: clock.now })
  closeAfter(t, app)

  return {
    app,
    deps,
    clock,
    config,
    queries: database.queries,
    /** Signs in and returns the request headers. */
    async signIn(username: 'blogs' | 'careers' = 'blogs'): Promise<{ authorization: string }> {
      const payload = { username, password }
      const response = await app.inject({ method: 'POST', url: '/api/public/authenticate', payload })
      return { authorization: `Bearer ${response.json<SignedIn>().token}` }
    },
  }
}

/** Closes the service after the test, and lets go of it: the runner keeps the hooks of all tests until the last has ended. */
function closeAfter(t: TestContext, app: FastifyInstance) {
  let open: FastifyInstance | undefined = app
  t.after(async () => {
    await open?.close()
    open = undefined
  })
}

// In one query, because separate ones would take longer than many tests.
const emptyTables = ({ pool }: Database) => pool.query(tables.map((table) => `delete from ${table}`).join(';'))

/** The two accounts, created once, because hashing their passwords takes longer than many tests. */
let cachedAccounts: Selectable<Schema['account']>[] | undefined

async function addAccounts(queries: Queries, now: Date): Promise<void> {
  if (cachedAccounts) {
    const rows = cachedAccounts.map((account) => ({ ...account, created_at: now }))
    await queries.insertInto('account').values(rows).execute()
    return
  }
  await seedAccounts(queries, { blogs: password, careers: password }, now)
  cachedAccounts = await queries.selectFrom('account').selectAll().execute()
}

/** A clock that runs like the real one and can be advanced. */
function createClock() {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (milliseconds: number) => void (ahead += milliseconds),
  }
}
