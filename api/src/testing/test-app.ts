import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { sql } from 'kysely'
import type { SignedIn } from '@tekskills/shared/contracts/http/session'
import { buildApp } from '../app'
import { readConfig, type Config } from '../config'
import type { Queries } from '../database/database'
import { seedAccounts } from '../seed/seed-accounts'
import { sharedDatabase } from './test-database'

export const password = 'correct horse battery staple'

/** Every table with rows of tests, those that refer to others first. */
const tables = [
  ...(['idempotent_answer', 'applicant_note', 'applicant_stage_move', 'applicant', 'career'] as const),
  ...(['mail', 'captcha_nonce', 'enquiry', 'subscriber', 'recovery_code', 'password_reset'] as const),
  ...([
    'audit',
    'session',
    'former_slug',
    'content_item',
    'redirect',
    'media',
    'author',
    'category',
    'picture',
  ] as const),
  ...(['stored_file', 'setting', 'account'] as const),
]

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** The service on an emptied database with its two accounts, without listening; closed when the test ends. */
export async function startTestApp(t: TestContext, changes: Partial<Config> = {}) {
  const { place, database } = await sharedDatabase()
  await empty(database.queries)
  const clock = createClock()
  await seedAccounts(database.queries, { blogs: password, careers: password }, clock.now())
  const env = { DATA_DIR: place.dataDir, LOG_LEVEL: 'silent' }
  const configured = readConfig(env)
  const mail = { ...configured.mail, directory: path.join(place.dataDir, 'mail', randomUUID()) }
  const config: Config = { ...configured, mail, captcha: { provider: 'on', effort: 20 }, ...changes }
  const { app, parts } = await buildApp({ config, database, now: clock.now })
  t.after(() => app.close())

  return {
    app,
    parts,
    clock,
    config,
    queries: database.queries,
    /** The headers of somebody signed in. */
    async signIn(username: 'blogs' | 'careers' = 'blogs'): Promise<{ authorization: string }> {
      const payload = { username, password }
      const answer = await app.inject({ method: 'POST', url: '/api/public/authenticate', payload })
      return { authorization: `Bearer ${answer.json<SignedIn>().token}` }
    },
  }
}

async function empty(queries: Queries): Promise<void> {
  for (const table of tables) await queries.deleteFrom(table).execute()
  await sql`delete from rate_limit`.execute(queries)
}

/** A clock that runs like the real one and can be put forward. */
function createClock() {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (milliseconds: number) => void (ahead += milliseconds),
  }
}
