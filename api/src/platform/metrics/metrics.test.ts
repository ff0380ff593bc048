import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { Kysely, PostgresDialect } from 'kysely'
import { Registry } from 'prom-client'
import { startTestApp, type TestApp } from '../../testing/test-app'
import { measureBackups } from '../backup/last-backup'
import { makeBackup } from '../backup/make-backup'
import { measureDatabase } from '../database/database-metrics'
import type { Schema } from '../database/schema'
import { openStorage } from '../files/open-storage'
import { measureMails } from '../mail/mail-metrics'
import { preparedRenditions } from '../pictures/renditions'

test('metrics count requests by route and contain no request data', async (t) => {
  const { app } = await startTestApp(t)
  await app.inject({ url: '/api/public/user/careers?name=secret-words' })
  await app.inject({ url: '/api/career/01a1deb1-0680-7b74-bcaa-79865b67524f' })
  const { body, headers } = await app.inject({ url: '/internal/metrics' })
  assert.match(String(headers['content-type']), /^text\/plain/)
  assert.match(
    body,
    /http_request_duration_seconds_count\{method="GET",route="\/api\/public\/user\/careers",status="404"\} 1/,
  )
  assert.match(body, /route="\/api\/career\/:id",status="401"\} 1/)
  assert.match(body, /process_resident_memory_bytes/)
  assert.ok(!body.includes('secret-words') && !body.includes('01a1deb1'))
})

test('metrics contain the number of queued picture renditions, which returns to zero', async (t) => {
  const { app, deps } = await startTestApp(t)
  const waiting = async () =>
    Number(/^picture_renditions_waiting (\d+)$/m.exec((await app.inject({ url: '/internal/metrics' })).body)?.[1])
  assert.equal(await waiting(), 0)
  deps.pictures.prepare('01a1deb1-0680-7b74-bcaa-79865b67524f')
  assert.equal(await waiting(), preparedRenditions().length)
  await deps.pictures.settled()
  assert.equal(await waiting(), 0)
})

/** The value of a series in the metrics of a service; undefined without one. */
async function valueOf({ app }: Pick<TestApp, 'app'>, series: string): Promise<number | undefined> {
  const { body } = await app.inject({ url: '/internal/metrics' })
  const line = body.split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length))
}

test('metrics show how many emails are waiting, for how long, and how many were rejected', async (t) => {
  const site = await startTestApp(t)
  const { queries, clock, deps } = site
  await deps.mail.settled()
  assert.equal(await valueOf(site, 'mails{state="waiting"}'), 0)
  assert.equal(await valueOf(site, 'mail_oldest_waiting_seconds'), 0)
  const now = clock.now()
  const mail = (refused: Date | null) => ({
    id: randomUUID(),
    recipient: 'ada@example.org',
    subject: 'Hello',
    body: 'Text',
    created_at: new Date(now.getTime() - 90_000),
    refused_at: refused,
    next_attempt_at: new Date(now.getTime() + 3_600_000),
  })
  await queries
    .insertInto('mail')
    .values([mail(null), mail(null), mail(now)])
    .execute()
  assert.equal(await valueOf(site, 'mails{state="waiting"}'), 2)
  assert.equal(await valueOf(site, 'mails{state="refused"}'), 1)
  assert.equal(Math.floor(((await valueOf(site, 'mail_oldest_waiting_seconds')) ?? 0) / 10), 9)
})

test('metrics show when the last backup was made, or that there is none', async (t) => {
  const site = await startTestApp(t)
  assert.equal(await valueOf(site, 'backup_timestamp_seconds'), 0)
  const { config, deps } = site
  const { database } = deps
  const folder = await mkdtemp(path.join(tmpdir(), 'backup-'))
  t.after(() => rm(folder, { recursive: true }))
  const storage = await openStorage(config)
  const { at } = await makeBackup({ database, storage, picturesDir: config.picturesDir }, path.join(folder, 'first'))
  assert.equal(await valueOf(site, 'backup_timestamp_seconds'), Date.parse(at) / 1000)
})

test('metrics are served while the database is unreachable, and show that', async (t) => {
  const registry = new Registry()
  const queries = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: async () => Promise.reject(new Error('no connection')) }),
  })
  t.after(() => queries.destroy().catch(() => undefined))
  measureDatabase(registry, queries)
  measureMails(registry, { queries, now: () => new Date() })
  measureBackups(registry, queries)
  const series = (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'))
  assert.deepEqual(series, ['database_up 0'])
})

test('metrics count page views and broken ones by release, and show the last check of the guard', async (t) => {
  const site = await startTestApp(t)
  const part = { remote: 'remote-public', release: 'a1' }
  const series = (name: string) => valueOf(site, `release_${name}_total{remote="remote-public",release="a1"}`)
  const report = (payload: object) => site.app.inject({ method: 'POST', url: '/api/release-reports', payload })
  await report({ events: [{ kind: 'failed', ...part, place: 'render', view: 'first' }] })
  assert.deepEqual([await series('page_views'), await series('broken_views')], [0, 1])
  await report({ weight: 10, events: [], views: [{ ...part, views: 3 }] })
  await report({ events: [{ kind: 'failed', ...part, place: 'render', view: 'again' }] })
  assert.deepEqual([await series('page_views'), await series('broken_views')], [30, 1])

  assert.equal(await valueOf(site, 'guard_check_timestamp_seconds'), 0)
  const { statusCode } = await site.app.inject({ method: 'POST', url: '/internal/guard-checks' })
  assert.equal(statusCode, 204)
  const at = (await valueOf(site, 'guard_check_timestamp_seconds')) ?? 0
  assert.ok(Math.abs(at - site.clock.now().getTime() / 1000) < 60)
})
