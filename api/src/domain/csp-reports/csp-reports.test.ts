import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startTestApp, type TestApp } from '../../testing/test-app'

const SINGLE = 'application/csp-report'
const BATCH = 'application/reports+json'

const single = (blocked: string, directive = 'script-src-elem') => ({
  'csp-report': {
    'document-uri': 'https://site.example/login?reset=secret#part',
    'effective-directive': directive,
    'blocked-uri': blocked,
    referrer: 'https://site.example/secret-referrer',
    'script-sample': 'secret sample',
  },
})

const violation = (blockedURL: string) => ({
  type: 'csp-violation',
  age: 1,
  url: 'https://site.example/blog/x?secret',
  user_agent: 'secret agent',
  body: {
    effectiveDirective: 'img-src',
    blockedURL,
    documentURL: 'https://site.example/blog/x?secret',
    sample: 'secret',
  },
})

const send = ({ app }: TestApp, payload: unknown, type = SINGLE, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/csp-reports?release=a1',
    payload: JSON.stringify(payload),
    headers: { 'content-type': type, ...headers },
  })

/** The counted violations, as `directive blocked count`. */
async function counts({ app }: TestApp): Promise<string[]> {
  const { body } = await app.inject({ url: '/internal/metrics' })
  const lines = body.matchAll(/^csp_violations_total\{directive="(.*)",blocked="(.*)"\} (\d+)$/gm)
  return [...lines].map(([, ...parts]) => parts.join(' '))
}

/** The objects that are logged as warnings from now on. */
function warningsOf(t: Parameters<typeof startTestApp>[0], { app }: TestApp): object[] {
  const logged: object[] = []
  t.mock.method(app.log, 'warn', (entry: object) => void logged.push(entry))
  return logged
}

test('ASVS 3.4.7 both formats of reports are counted by directive and kind of source, other types are ignored', async (t) => {
  const service = await startTestApp(t)
  for (const blocked of ['inline', 'https://evil.example/x.js?secret', 'https://site.example/a.js', 'chrome-extension'])
    assert.equal((await send(service, single(blocked))).statusCode, 204)
  await send(service, single('moz-extension://abc/x.js'))
  await send(service, single('eval', 'invented-by-the-client'))
  const { statusCode, body } = await send(
    service,
    [violation('data'), violation('https://evil.example/'), { type: 'deprecation', body: { id: 'x' } }],
    BATCH,
  )
  assert.deepEqual([statusCode, body], [204, ''])
  assert.deepEqual(await counts(service), [
    'script-src-elem inline 1',
    'script-src-elem other site 1',
    'script-src-elem own site 1',
    'script-src-elem other 1',
    'script-src-elem extension 1',
    'other eval 1',
    'img-src data 1',
    'img-src other site 1',
  ])
})

test('ASVS 3.4.7 a log line has directive, origin, path and release, and the twenty-first of a minute is only counted', async (t) => {
  const service = await startTestApp(t)
  const logged = warningsOf(t, service)
  await send(service, single('https://evil.example:8443/x.js?secret'))
  const entry = { directive: 'script-src-elem', blocked: 'other site', origin: 'https://evil.example:8443' }
  assert.deepEqual(logged, [{ ...entry, page: '/login', release: 'a1' }])
  for (let sent = 1; sent < 25; sent += 1) await send(service, single('inline'))
  assert.equal(logged.length, 20)
  assert.doesNotMatch(JSON.stringify(logged), /secret/)
  assert.deepEqual(await counts(service), ['script-src-elem other site 1', 'script-src-elem inline 24'])
})

test('ASVS 3.4.7 other types, large bodies, other sites and too many reports are rejected', async (t) => {
  const service = await startTestApp(t)
  for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
    assert.equal((await send(service, single('inline'), type)).statusCode, 415, type)
  assert.equal((await send(service, single('x'.repeat(16 * 1024)))).statusCode, 413)
  assert.equal((await send(service, single('inline'), SINGLE, { 'sec-fetch-site': 'cross-site' })).statusCode, 403)
  assert.equal((await send(service, { anything: 'else' })).statusCode, 422)
  assert.equal(
    (
      await send(
        service,
        Array.from({ length: 21 }, () => violation('inline')),
        BATCH,
      )
    ).statusCode,
    422,
  )
  const statuses = []
  for (let sent = 0; sent < 61; sent += 1) statuses.push((await send(service, [], BATCH)).statusCode)
  assert.deepEqual([statuses.indexOf(429) > 50, statuses.at(-1)], [true, 429])
  assert.deepEqual(await counts(service), [])
})
