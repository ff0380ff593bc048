import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test as base } from '../fixtures/test'
import { SITE_START_TIMEOUT, startSiteUnderTest, type SiteUnderTest } from '../../tools/testing/site-under-test'

interface Span {
  process: string
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string } }[]
}

interface Received {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] }
    scopeSpans: { spans: Omit<Span, 'process'>[] }[]
  }[]
}

/** An OTLP/HTTP collector that keeps what it gets. */
async function startCollector() {
  const spans: Span[] = []
  const server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      for (const { resource, scopeSpans } of (JSON.parse(body) as Received).resourceSpans) {
        const process = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
        for (const { spans: received } of scopeSpans) spans.push(...received.map((span) => ({ process, ...span })))
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { spans, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}

interface TracedSite {
  site: SiteUnderTest
  spans: Span[]
}

const test = base.extend<object, { tracedSite: TracedSite }>({
  tracedSite: [
    async ({}, use) => {
      const { spans, endpoint, stop } = await startCollector()
      const site = await startSiteUnderTest({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, CAPTCHA: 'none' })
      await use({ site, spans })
      await site.stop()
      stop()
    },
    { scope: 'worker', timeout: SITE_START_TIMEOUT },
  ],
})

/** The trace of a response has its request id. */
const traceOf = (spans: Span[], response: Response) => {
  const id = response.headers.get('x-request-id')?.replaceAll('-', '')
  return spans.filter(({ traceId }) => traceId === id)
}

test('one trace leads from the page in the shell server over the call in the service to the query in the database', async ({
  tracedSite: { site, spans },
}) => {
  const response = await fetch(`${site.url}/resources/blogs?q=traced`)
  expect(response.status).toBe(200)
  const find = (process: string, name: RegExp) =>
    traceOf(spans, response).find((span) => span.process === process && name.test(span.name))
  await expect.poll(() => find('service', /^database select$/), { timeout: 30_000 }).toBeDefined()
  await expect.poll(() => find('shell', /^GET \/\*$/)).toBeDefined()
  const [page, render, call] = [find('shell', /^GET /), find('shell', /^render page$/), find('service', /^GET \/api\//)]
  expect(page?.parentSpanId ?? '').toBe('')
  expect(render?.parentSpanId).toBe(page?.spanId)
  expect(call?.parentSpanId).toBe(render?.spanId)
  const calls = traceOf(spans, response).filter(({ name }) => name.startsWith('GET /api/'))
  expect(calls.map(({ spanId }) => spanId)).toContain(find('service', /^database select$/)?.parentSpanId)
  expect(JSON.stringify(traceOf(spans, response)), 'what a visitor typed').not.toContain('traced')
})

test('one trace leads from a form in the shell server over the service to the mail that it sent later', async ({
  tracedSite: { site, spans },
}) => {
  const forged = `00-${'f'.repeat(32)}-${'f'.repeat(16)}-01`
  const response = await fetch(`${site.url}/api/public/user/footerEnquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: forged },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', subject: 'A trace', message: 'Text' }),
  })
  expect(response.ok).toBe(true)
  const found = () => traceOf(spans, response).map(({ process, name }) => `${process}: ${name}`)
  await expect
    .poll(found, { timeout: 30_000 })
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^shell: POST \/api/),
        'service: POST /api/public/user/footerEnquiry',
        'service: database insert',
        'service: send mail',
      ]),
    )
  expect(JSON.stringify(traceOf(spans, response))).not.toContain('ada@example.org')
  expect(spans.filter(({ traceId }) => traceId === 'f'.repeat(32))).toEqual([])
})
