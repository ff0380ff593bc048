import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import type { Queries } from '../platform/database/database'
import { openDatabase, type DatabaseLocation } from '../platform/database/open-database'
import { listeningAt, startServer, stopServer } from './server-process'

const password = 'only for killed services'
/** A run ends after this time, in milliseconds, even if it sent fewer emails than it was given. */
const LONGEST_RUN_MS = 30_000
/** The longest time from an accepted email to the kill, in milliseconds. */
const LONGEST_WAIT_MS = 50
/** A run at whose end nothing was delivered for this long, in milliseconds, is over. */
const QUIET_MS = 2000

interface MailKills extends DatabaseLocation {
  kills: number
  /** Job alerts, each with a digest that is due. */
  alerts: number
  /** Emails of staff to applicants, each with its own, that are due. */
  stageMails: number
  /** Confirmed subscribers to whom a newsletter is due; no newsletter without any. */
  subscribers: number
}

/** The emails that a mail server accepted: the Message-IDs of each receiver, with the number of times each was accepted. */
type Taken = Map<string, Map<string, number>>

/**
 * Kills the real service with SIGKILL while it sends emails through a server that drops connections, delays and
 * refuses, and starts it again on the same data. Every receiver must get one email: none is lost, and none is written
 * twice. An email whose process was killed between the mail server's response and its deletion is sent again with the
 * same Message-ID, by which receivers drop it; at most one for each kill.
 */
export async function killMailRounds({ kills, alerts, stageMails, subscribers, ...location }: MailKills) {
  const receivers = receiversOf({ alerts, stageMails, subscribers })
  const server = await startUnreliableServer()
  const began = Date.now()
  try {
    await withDatabase(location, (queries) => insertDueMails(queries, { alerts, stageMails, subscribers }))
    const env = {
      DATA_DIR: location.dataDir,
      DATABASE_URL: location.databaseUrl,
      SEED_BLOGS_PASSWORD: password,
      SEED_CAREERS_PASSWORD: password,
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      LOG_LEVEL: 'error',
    }
    let killedAt = 0
    for (let kill = 0; kill < kills; kill += 1) {
      const service = startServer(env)
      await listeningAt(service)
      const share = server.count() + Math.floor((Math.random() * 2 * receivers.length) / kills)
      const end = Date.now() + LONGEST_RUN_MS
      while (server.count() < share && Date.now() < end) await pause(1)
      await pause(Math.random() * LONGEST_WAIT_MS)
      service.child.kill('SIGKILL')
      await service.ended
      if (server.count() < receivers.length) killedAt += 1
      await withDatabase(location, letTimePass)
    }
    for (let left = 1; left > 0;) {
      const service = startServer(env)
      await listeningAt(service)
      for (let before = -1; before !== server.count();) {
        before = server.count()
        await pause(QUIET_MS)
      }
      await stopServer(service)
      left = await withDatabase(location, letTimePass)
    }
    return { ...judge(server.taken, receivers), ...server.faults, killedAt, duration: Date.now() - began }
  } finally {
    await server.close()
  }
}

async function withDatabase<Result>(location: DatabaseLocation, work: (queries: Queries) => Promise<Result>) {
  const database = await openDatabase(location)
  try {
    return await work(database.unlimited)
  } finally {
    await database.close()
  }
}

type DueMails = Pick<MailKills, 'alerts' | 'stageMails' | 'subscribers'>

async function insertDueMails(queries: Queries, { alerts, stageMails, subscribers }: DueMails): Promise<void> {
  const statements = [
    `insert into career (id, status, job_title, job_code, slug, description, employment_type, country, city, closing_date,
        posted_at, created_at, updated_at)
      select gen_random_uuid(), 'OPEN', 'Engineer ' || n, 'JOB-2026-' || n, 'engineer-' || n, '<p>x</p>', 'FULL_TIME',
        'India', 'Pune', current_date + 60, now(), now(), now() from generate_series(1, 3) n`,
    `insert into job_alert (id, email, search, status, created_at, asked_at, confirmed_at, next_digest_at)
      select gen_random_uuid(), 'alert-' || n || '@example.org', '{"country":"India"}', 'CONFIRMED', now() - interval '2 days',
        now() - interval '2 days', now() - interval '2 days', now() - interval '1 hour' from generate_series(1, ${alerts}) n`,
    `insert into applicant (id, reference, career_id, name, email, consent_text, consent_at, applied_at, last_contact_at,
        retention_until, updated_at)
      select gen_random_uuid(), 'APP-' || n, (select id from career limit 1), 'Ada ' || n, 'stage-' || n || '@example.org',
        'x', now(), now(), now(), now() + interval '2 years', now() from generate_series(1, ${stageMails}) n`,
    `insert into account (id, username, email, role, password_hash, created_at)
      values (gen_random_uuid(), 'sender', 'sender@example.org', 'CAREERS', '', now())`,
    `insert into applicant_mail (id, applicant_id, stage, subject, body, created_at, created_by, send_at)
      select gen_random_uuid(), applicant.id, 'NEW', 'News about {{reference}}', 'Hello {{firstName}}', now(), account.id, now()
      from applicant, account where username = 'sender'`,
    ...(subscribers > 0 ? dueNewsletter(subscribers) : []),
  ]
  for (const statement of statements) await sql.raw(statement).execute(queries)
}

const dueNewsletter = (subscribers: number) => [
  `insert into subscriber (id, email, status, created_at, asked_at, confirmed_at)
    select gen_random_uuid(), 'reader-' || n || '@example.org', 'CONFIRMED', now() - interval '1 day',
      now() - interval '1 day', now() - interval '1 day' from generate_series(1, ${subscribers}) n`,
  `insert into content_item (id, kind, status, name, slug, description, published_at, created_at, updated_at)
    select gen_random_uuid(), 'BLOG', 'PUBLISHED', 'Sent', 'sent', 'About it.', now(), now(), now()`,
  `insert into newsletter_issue (id, item_id, subject, preheader, state, send_at, created_at, updated_at)
    select gen_random_uuid(), id, 'Sent', 'About it.', 'SCHEDULED', now(), now(), now() from content_item
    where slug = 'sent'`,
]

/** Ends the waits of emails that failed or whose process was killed. Returns how many emails are not sent yet. */
async function letTimePass(queries: Queries): Promise<number> {
  await sql`update mail set next_attempt_at = now() where refused_at is null`.execute(queries)
  const { rows } = await sql<{ left: number }>`select (
    (select count(*) from mail) + (select count(*) from applicant_mail where queued_at is null and canceled_at is null)
    + (select count(*) from job_alert where next_digest_at <= now())
    + (select count(*) from newsletter_issue where state <> 'SENT'))::int as left`.execute(queries)
  return rows[0]?.left ?? 0
}

const receiversOf = ({ alerts, stageMails, subscribers }: DueMails) =>
  Object.entries({ alert: alerts, stage: stageMails, reader: subscribers }).flatMap(([name, length]) =>
    Array.from({ length }, (_, index) => `${name}-${index + 1}@example.org`),
  )

/** Throws if a receiver got no email, or another one than the first. */
function judge(taken: Taken, receivers: readonly string[]) {
  const of = (receiver: string) => taken.get(receiver) ?? new Map<string, number>()
  const lost = receivers.filter((receiver) => of(receiver).size === 0)
  assert.deepEqual(lost, [], `${lost.length} mails were lost`)
  const written = receivers.filter((receiver) => of(receiver).size > 1)
  assert.deepEqual(written, [], `${written.length} mails were written twice`)
  const repeated = receivers
    .flatMap((receiver) => [...of(receiver).values()])
    .reduce((sum, count) => sum + count - 1, 0)
  return { delivered: receivers.length, repeated }
}

/**
 * A mail server that fails for about a tenth of its emails: it rejects, drops the connection, or delays its response.
 */
async function startUnreliableServer() {
  const taken: Taken = new Map()
  const faults = { dropped: 0, delayed: 0, refused: 0 }
  let accepted = 0
  const happens = (share: number) => Math.random() < share
  const busy = () => Object.assign(new Error('Try again later'), { responseCode: 451 })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      if (!happens(0.03)) return done()
      faults.refused += 1
      done(busy())
    },
    onData(stream, session, done) {
      const drops = happens(0.03)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.once('end', () => {
        if (drops) {
          faults.dropped += 1
          // The connection ends before the email is accepted.
          return server.connections.forEach((connection) => {
            if ((connection as { session?: unknown }).session === session)
              (connection as unknown as { close(): void }).close()
          })
        }
        if (happens(0.02)) {
          faults.refused += 1
          return done(busy())
        }
        const take = () => {
          const receiver = session.envelope.rcptTo[0]?.address ?? ''
          const id = /^Message-ID: (.+)$/im.exec(Buffer.concat(chunks).toString())?.[1] ?? ''
          const ids = taken.get(receiver) ?? new Map<string, number>()
          ids.set(id, (ids.get(id) ?? 0) + 1)
          taken.set(receiver, ids)
          accepted += 1
          done()
        }
        if (!happens(0.03)) return take()
        faults.delayed += 1
        setTimeout(take, 200)
      })
    },
  })
  // A client that is killed breaks its connection.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  assert.ok(address && typeof address === 'object')
  return {
    port: address.port,
    taken,
    faults,
    /** The number of emails accepted so far, including repeated ones. */
    count: () => accepted,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
