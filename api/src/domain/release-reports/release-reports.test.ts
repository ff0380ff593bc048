import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import type { Registry } from '@tekskills/shared/contracts/release'
import type {
  ReleaseErrorsResponse,
  ReleaseFiguresResponse,
  ReleaseReport,
} from '@tekskills/shared/contracts/http/release-reports'
import { sql } from 'kysely'
import { cleanUp } from '../../maintenance'
import { startTestApp, type TestApp } from '../../testing/test-app'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const url = '/api/release-reports'

type Event = ReleaseReport['events'][number]

const loaded = (milliseconds: number, release = 'a1'): Event => ({
  kind: 'loaded',
  remote: 'remote-public',
  release,
  milliseconds,
})
const failed = (place: 'chunk' | 'render' | 'server' = 'render', release = 'a1'): Event => ({
  kind: 'failed',
  remote: 'remote-public',
  release,
  place,
})

const report = ({ app }: TestApp, events: unknown[], weight?: number, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload: { events, weight }, headers })

const totals = async ({ app }: TestApp, minutes = 60) =>
  (await app.inject({ url: `/internal/release-reports?minutes=${minutes}` })).json<ReleaseFiguresResponse>().releases

test('anonymous reports are summed by release: sampled loads are weighted, failures are not', async (t) => {
  const service = await startTestApp(t)
  const response = await report(service, [loaded(80), loaded(200), loaded(220), loaded(900), failed()], 10)
  assert.equal(response.statusCode, 204)
  assert.equal(response.body, '')
  await report(service, [loaded(40, 'b2')])
  await totals(service)
  await report(service, [failed('server')])
  assert.deepEqual(await totals(service), [
    {
      remote: 'remote-public',
      release: 'a1',
      reports: 6,
      loads: 40,
      failures: 2,
      mean: 350,
      p75: 250,
      views: 0,
      viewReports: 0,
      broken: 1,
    },
    {
      remote: 'remote-public',
      release: 'b2',
      reports: 1,
      loads: 1,
      failures: 0,
      mean: 40,
      p75: 75,
      views: 0,
      viewReports: 0,
      broken: 0,
    },
  ])
})

test('earlier reports are outside a span of minutes; reports are deleted after 30 days', async (t) => {
  const service = await startTestApp(t)
  await report(service, [failed()])
  await totals(service)
  service.clock.advance(5 * MINUTE)
  await report(service, [failed()])
  assert.equal((await totals(service, 1))[0]?.failures, 1)
  assert.equal((await totals(service, 6))[0]?.failures, 2)
  service.clock.advance(30 * DAY - 2 * MINUTE)
  await cleanUp(service.deps)
  const rows = await service.queries.selectFrom('release_report').select('failures').execute()
  assert.deepEqual(rows, [{ failures: 1 }])
})

test('a report can be sent as plain text, from a page with any cookie, but not from another site', async (t) => {
  const service = await startTestApp(t)
  const payload = JSON.stringify({ events: [failed()] })
  const send = (headers: Record<string, string>) => service.app.inject({ method: 'POST', url, payload, headers })
  const text = { 'content-type': 'text/plain;charset=UTF-8', cookie: 'XSRF-TOKEN=abc.def' }
  assert.equal((await send(text)).statusCode, 204)
  assert.equal((await send({ ...text, 'sec-fetch-site': 'cross-site' })).statusCode, 403)
  assert.equal((await send({ 'content-type': 'text/html' })).statusCode, 415)
  assert.equal((await totals(service))[0]?.failures, 1)
})

test('an invalid report is rejected, and nothing in it is counted', async (t) => {
  const service = await startTestApp(t)
  const rejected: unknown[][] = [
    Array.from({ length: 21 }, () => failed()),
    [{ ...failed(), release: '../registry' }],
    [{ ...failed(), release: 'x'.repeat(65) }],
    [{ ...failed(), remote: 'a visitor' }],
    [{ ...failed(), place: 'https://example.org/' }],
    [{ ...loaded(1), milliseconds: -1 }],
    [{ ...loaded(1), kind: 'seen' }],
  ]
  for (const events of rejected) assert.equal((await report(service, events)).statusCode, 422, JSON.stringify(events))
  assert.equal((await report(service, [failed()], 0)).statusCode, 422)
  const large = await report(service, [{ ...failed(), note: 'x'.repeat(17_000) }])
  assert.equal(large.statusCode, 413)
  assert.deepEqual(await totals(service), [])
})

test('a client that reports too often is rate-limited', async (t) => {
  const service = await startTestApp(t)
  for (let sent = 0; sent < 120; sent++) await report(service, [failed()])
  const response = await report(service, [failed()])
  assert.equal(response.statusCode, 429)
  assert.ok(Number(response.headers['retry-after']) > 0)
  assert.equal((await totals(service))[0]?.failures, 120)
})

test('invented releases fill neither the table nor the metrics', async (t) => {
  const service = await startTestApp(t)
  for (let batch = 0; batch < 5; batch++)
    await report(
      service,
      Array.from({ length: 20 }, (_, index) => failed('chunk', `invented${batch}_${index}`)),
    )
  assert.equal((await totals(service)).length, 64)
  const { body } = await service.app.inject({ url: '/internal/metrics' })
  assert.equal(body.match(/^release_failures_total\{/gm)?.length, 64)
  service.clock.advance(MINUTE)
  await report(service, [failed()])
  assert.equal((await totals(service)).filter(({ release }) => release === 'a1').length, 1)
})

test('nothing that is stored identifies the reporter', async (t) => {
  const service = await startTestApp(t)
  const headers = { 'user-agent': 'Browser of Ada', referer: 'https://site.example/blog?q=words', cookie: 'a=b' }
  await report(service, [{ ...failed(), page: '/blog?q=words' }], 1, headers)
  await totals(service)
  const rows = await service.queries.selectFrom('release_report').selectAll().execute()
  assert.equal(rows.length, 1)
  assert.doesNotMatch(JSON.stringify(rows), /Ada|words|127\.0\.0\.1|site\.example/)
})

test('the metrics count loads and failures of the releases of the last day', async (t) => {
  const service = await startTestApp(t)
  await report(service, [loaded(200), failed('server')], 10)
  const metrics = async () => (await service.app.inject({ url: '/internal/metrics' })).body
  const labels = 'remote="remote-public",release="a1"'
  const metricsText = await metrics()
  for (const line of [
    `release_loads_total{${labels}} 10`,
    `release_failures_total{${labels},place="server"} 1`,
    `release_load_duration_seconds_count{${labels}} 1`,
  ])
    assert.ok(metricsText.includes(line), line)
  service.clock.advance(DAY)
  assert.doesNotMatch(await metrics(), /release="a1"/)
})

test('page views are weighted, and a view is broken by its first failure, or by one on the server', async (t) => {
  const service = await startTestApp(t)
  const views = [{ remote: 'remote-public', release: 'a1', views: 3 }]
  const events = [
    { ...failed(), view: 'first' },
    { ...failed(), view: 'again' },
    { ...failed(), view: 'first' },
  ]
  const send = (payload: object) => service.app.inject({ method: 'POST', url, payload })
  assert.equal((await send({ weight: 10, events, views })).statusCode, 204)
  assert.equal((await send({ weight: 10, events: [], views })).statusCode, 204)
  assert.equal((await send({ events: [failed('server')] })).statusCode, 204)
  const [found] = await totals(service)
  assert.deepEqual([found?.views, found?.viewReports, found?.broken, found?.failures], [60, 6, 3, 4])
})

test('measured times are added up by interval, once each whatever the weight, even across minutes', async (t) => {
  const service = await startTestApp(t)
  const vital = (name: 'inp' | 'lcp', milliseconds: number, release = 'a1') => ({
    remote: 'remote-public',
    release,
    name,
    milliseconds,
  })
  const send = (vitals: object[]) =>
    service.app.inject({ method: 'POST', url, payload: { weight: 10, events: [], vitals } })
  const response = await send([vital('inp', 50), vital('inp', 51), vital('lcp', 60_000), vital('inp', 340, 'b2')])
  assert.equal(response.statusCode, 204)
  await totals(service)
  await send([vital('inp', 64)])
  await totals(service)
  service.clock.advance(MINUTE)
  await send([vital('inp', 64)])
  await report(service, [loaded(40, 'c3')])
  const none = (length: number) => Array.from({ length }, () => 0)
  assert.deepEqual(
    (await totals(service)).map(({ release, vitals }) => [release, vitals]),
    [
      ['a1', { inp: [1, 3, ...none(13)], lcp: [...none(14), 1] }],
      ['b2', { inp: [...none(5), 1, ...none(9)], lcp: none(15) }],
      ['c3', undefined],
    ],
  )
  assert.equal((await send([vital('inp', -1)])).statusCode, 422)
  assert.equal((await send([{ ...vital('inp', 1), name: 'cls' }])).statusCode, 422)
})

test('counts stored before times were measured are read, and added to', async (t) => {
  const service = await startTestApp(t)
  await report(service, [loaded(40)])
  await totals(service)
  await sql`update release_report set inp = '{}', lcp = '{}'`.execute(service.queries)
  assert.equal((await totals(service))[0]?.vitals, undefined)
  const vitals = [{ remote: 'remote-public', release: 'a1', name: 'inp', milliseconds: 20 }]
  await service.app.inject({ method: 'POST', url, payload: { events: [], vitals } })
  assert.equal((await totals(service))[0]?.vitals?.inp[0], 1)
})

/** Reports as a visitor, whose request comes through a proxy. */
const visit = ({ app }: TestApp, network: string, payload: object) =>
  app.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': network } })

test('however much one network reports, it counts for few views, and other networks are unaffected', async (t) => {
  const service = await startTestApp(t)
  const part = { remote: 'remote-public', release: 'a1' }
  const many = <Item>(item: Item) => Array.from({ length: 20 }, () => item)
  const forged = {
    events: many({ ...failed(), view: 'first' }),
    views: many({ ...part, views: 1000 }),
    vitals: many({ ...part, name: 'inp', milliseconds: 9000 }),
  }
  for (let sent = 0; sent < 3; sent++) assert.equal((await visit(service, '2001:db8::1', forged)).statusCode, 204)
  await visit(service, '2001:db8::2', { ...forged, weight: 1000 })
  const figures = async () => {
    const [found] = await totals(service)
    const { broken, failures, views, viewReports, vitals } = found ?? assert.fail()
    return { broken, failures, views, viewReports, measured: vitals?.inp.reduce((sum, count) => sum + count, 0) }
  }
  assert.deepEqual(await figures(), { broken: 10, failures: 10, views: 1000, viewReports: 1000, measured: 10 })
  const { body } = await service.app.inject({ url: '/internal/metrics' })
  const labels = 'remote="remote-public",release="a1"'
  for (const line of [`release_broken_views_total{${labels}} 10`, `release_page_views_total{${labels}} 1000`])
    assert.ok(body.includes(`${line}\n`), line)

  const views = [{ ...part, views: 3 }]
  await visit(service, '203.0.113.7', { weight: 10, events: [{ ...failed(), view: 'first' }], views })
  assert.deepEqual(await figures(), { broken: 11, failures: 11, views: 1030, viewReports: 1003, measured: 10 })
  service.clock.advance(61 * MINUTE)
  await visit(service, '2001:db8::1', { events: [{ ...failed(), view: 'first' }] })
  assert.equal((await totals(service, 1))[0]?.broken, 1)
})

test('a network that reports many views of great weight counts for a single one', async (t) => {
  const service = await startTestApp(t)
  const views = [{ remote: 'remote-public', release: 'a1', views: 1000 }]
  await visit(service, '203.0.113.7', { weight: 1000, events: [], views })
  const [found] = await totals(service)
  assert.deepEqual([found?.views, found?.viewReports], [1000, 1])
})

test('a shell server that calls through the edge reports the failures of many visitors; nobody else does', async (t) => {
  const service = await startTestApp(t, { trustProxy: 'loopback, uniquelocal' })
  const events = Array.from({ length: 20 }, () => failed('server'))
  await visit(service, '10.0.0.7', { events })
  await visit(service, '203.0.113.7', { events })
  assert.equal((await totals(service))[0]?.broken, 30)
})

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

const frame = 'remote-public/a1/home.0a1b2c3d.js:1:2345'
const withError = (message: string, more: object = {}) => ({
  ...failed(),
  error: { message, frames: [frame], route: '/blog/:blogName', ...more },
})

const errorsOf = async ({ app }: TestApp, minutes = 60) =>
  (await app.inject({ url: `/internal/release-errors?minutes=${minutes}` })).json<ReleaseErrorsResponse>().errors

test('an error is stored once, with its count, browsers and places', async (t) => {
  const service = await startTestApp(t)
  for (const agent of [CHROME, CHROME, FIREFOX])
    await report(service, [withError('x is undefined')], 1, { 'user-agent': agent })
  await errorsOf(service)
  service.clock.advance(MINUTE)
  await report(service, [withError('x is undefined')], 1, { 'user-agent': FIREFOX })
  const found = await errorsOf(service)
  assert.equal(found.length, 1)
  const { browsers, firstAt, lastAt, ...rest } = found[0] ?? assert.fail()
  assert.deepEqual(browsers.sort(), ['Chrome', 'Firefox'])
  assert.ok(Date.parse(lastAt) - Date.parse(firstAt) >= MINUTE)
  assert.deepEqual(rest, {
    remote: 'remote-public',
    release: 'a1',
    place: 'render',
    message: 'x is undefined',
    frames: [frame],
    route: '/blog/:blogName',
    routes: ['/blog/:blogName'],
    reports: 4,
  })
  service.clock.advance(5 * MINUTE)
  assert.deepEqual(await errorsOf(service, 4), [])
})

test('an error names the pages on which it was reported, at most eight', async (t) => {
  const service = await startTestApp(t)
  const on = (route?: string) => withError('x is undefined', { route })
  await report(service, [on('/b'), on('/a'), on('/b'), on()], 1, { 'user-agent': CHROME })
  await errorsOf(service)
  await report(service, [on('/c')], 1, { 'user-agent': CHROME })
  await report(service, [on('/a'), on('/d')], 1, { 'user-agent': FIREFOX })
  const [found] = await errorsOf(service)
  assert.deepEqual([found?.routes, found?.reports], [['/a', '/b', '/c', '/d'], 7])
  for (let index = 0; index < 10; index++) {
    await report(service, [on(`/e${index}`)], 1, { 'user-agent': CHROME })
    await errorsOf(service)
  }
  assert.equal((await errorsOf(service))[0]?.routes.length, 8)
})

test('what an error says about a person is not stored', async (t) => {
  const service = await startTestApp(t)
  const message = `"Ada Lovelace" at ada@example.com, +44 20 7946 0958, https://site.example/a?q=ada is not valid JSON`
  await report(service, [withError(message)], 1, { 'user-agent': CHROME, referer: 'https://site.example/secret' })
  assert.deepEqual(
    (await errorsOf(service)).map((error) => error.message),
    ['"…" at <email>, <number>, <address> is not valid JSON'],
  )
  const rows = await service.queries.selectFrom('release_error').selectAll().execute()
  assert.equal(rows.length, 1)
  // A digest and the milliseconds of a time can hold any digits.
  const words = rows.map(({ fingerprint: _fingerprint, first_at: _firstAt, last_at: _lastAt, ...row }) => row)
  assert.doesNotMatch(JSON.stringify(words), /ada|7946|127\.0\.0\.1|Linux|140|secret/i)
})

test('a failure whose error is not usable still counts', async (t) => {
  const service = await startTestApp(t)
  for (const more of [{ frames: ['../../etc/passwd:1:1'] }, { route: 'https://evil.example' }, { frames: 'x' }])
    assert.equal((await report(service, [withError('x', more)])).statusCode, 204)
  assert.equal((await totals(service))[0]?.failures, 3)
  assert.deepEqual(await errorsOf(service), [])
})

/** Reports twenty invented errors, each time from another network. */
const inventErrors = ({ app }: TestApp, batch: number, remoteAddress = `10.9.${batch}.1`) => {
  const names = Array.from({ length: 20 }, (_, index) => String.fromCharCode(97 + batch, 97 + index))
  const payload = { events: names.map((name) => withError(`invented ${name}`)) }
  return app.inject({ method: 'POST', url, payload, remoteAddress })
}

test('invented errors fill no table: 40 in a minute', async (t) => {
  const service = await startTestApp(t)
  for (let batch = 0; batch < 5; batch++) await inventErrors(service, batch)
  assert.equal((await errorsOf(service)).length, 40)
  assert.equal((await totals(service))[0]?.failures, 100)
})

test('errors are deleted after 30 days', async (t) => {
  const service = await startTestApp(t)
  await report(service, [withError('x')])
  await errorsOf(service)
  service.clock.advance(31 * DAY)
  await cleanUp(service.deps)
  assert.deepEqual(await service.queries.selectFrom('release_error').selectAll().execute(), [])
})

test('a network that invents errors does not displace errors that others report', async (t) => {
  const service = await startTestApp(t)
  for (let batch = 0; batch < 5; batch++) await inventErrors(service, batch, '10.9.0.1')
  await report(service, [withError('x is undefined')])
  const messages = (await errorsOf(service)).map(({ message }) => message)
  assert.deepEqual([messages.length, messages.includes('x is undefined')], [11, true])
})

test('a release that the registry names counts, however many others are invented', async (t) => {
  const service = await startTestApp(t)
  for (let minute = 0; minute < 5; minute++) {
    for (let batch = 0; batch < 4; batch++)
      await report(
        service,
        Array.from({ length: 20 }, (_, index) => failed('chunk', `invented${minute}_${batch}_${index}`)),
      )
    await totals(service)
    service.clock.advance(MINUTE)
  }
  for (let batch = 0; batch < 4; batch++)
    await report(
      service,
      Array.from({ length: 20 }, (_, index) => failed('chunk', `invented${batch}_${index}`)),
    )
  const registry = await readFile(path.join(service.config.dataDir, 'releases', 'registry.json'), 'utf8')
  const { live } = (JSON.parse(registry) as Registry).remotes['remote-public'] ?? assert.fail()
  await report(service, [failed('render', live)])
  assert.equal((await totals(service, 1)).filter(({ release }) => release === live).length, 1)
  const { body } = await service.app.inject({ url: '/internal/metrics' })
  assert.ok(body.includes(`release_failures_total{remote="remote-public",release="${live}",place="render"} 1`))
})
