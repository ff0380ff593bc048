/** @jest-environment node */
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import fastify, { type FastifyInstance } from 'fastify'
import { readConfig } from '../config'
import type { Generation } from '../releases/generation'
import { createPageCache } from './page-cache'
import { pageRoutes } from './page-routes'

const parts = { head: '', styles: '', body: '<div id="root"></div>' }

let running: FastifyInstance | undefined
afterEach(() => running?.close())

/** A generation in which `/search` reads `q`, `/blog/…` is a 404, and every path but `/unknown…` is a page. */
function generationOf(render: (address: string) => Promise<void>): Generation {
  const release = { descriptor: { release: 'a1', entry: 'entry.js', routes: [], files: {}, chunks: {} } }
  const routes = [{ id: 'search', handle: { query: ['q'] } }]
  const pageAt = (pathname: string) => {
    if (pathname === '/search') return { id: 'search', access: 'visitor', pattern: '/search' }
    if (pathname.startsWith('/blog/')) return { id: 'blog', access: 'visitor', pattern: '/blog/:name' }
    return pathname.startsWith('/unknown') ? undefined : { id: pathname, access: 'visitor', pattern: pathname }
  }
  return {
    number: 1,
    variant: '',
    rollouts: [],
    rejected: [],
    unusable: [],
    shell: release,
    boot: {},
    pages: {},
    remotes: { 'remote-public': { stored: release, manifest: { routes } } },
    redirectTargetOf: () => undefined,
    findOwner: (pathname: string) => {
      const page = pageAt(pathname)
      return page && { remote: 'remote-public', page }
    },
    build: {
      renderPage: async (_pages: unknown, { url }: Request) => {
        const { pathname, search } = new URL(url)
        await render(pathname + search)
        const status = pathname.startsWith('/blog/') ? 404 : 200
        const hydration = { loaderData: {}, errors: null }
        return { ...parts, kind: 'page', status, handles: [], hydration, failed: false, faulty: false }
      },
      fontUrl: '',
      fontFaceCss: () => '',
    },
  } as unknown as Generation
}

async function serve(generation: Generation | undefined, trustProxy: string | false = false) {
  return (await serveGenerations(() => generation, trustProxy)).site
}

async function serveGenerations(current: () => Generation | undefined, trustProxy: string | false = false) {
  running = fastify({ forceCloseConnections: true, trustProxy })
  const { warm } = pageRoutes(running, {
    current,
    // The variant of chosen releases.
    resolveReleases: (live, { url = '' }) => {
      const [, chosen] = url.split('release=remote-public@')
      if (!chosen) return { generation: live }
      return { generation: { ...live, variant: chosen }, override: { 'remote-public': chosen } }
    },
    pageCache: createPageCache(60),
    settings: {
      ...readConfig({ SITE_ORIGIN: 'http://site.example', REPORT_RATE: '0' }),
      reportFailure: () => undefined,
    },
    findRedirect: () => Promise.resolve(undefined),
  })
  return { site: await running.listen({ host: '127.0.0.1', port: 0 }), warm }
}

interface Received {
  status: number | undefined
  headers: IncomingHttpHeaders
  text: string
}

/** Sends a GET request from one of this machine's loopback addresses. */
const get = (url: string, localAddress = '127.0.0.1', headers = {}) =>
  new Promise<Received>((resolve, reject) => {
    httpRequest(url, { localAddress, headers, agent: false }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }))
    })
      .on('error', reject)
      .end()
  })

const immediately = () => Promise.resolve()

test.each([
  ['searches', (number: number) => `/search?q=${number}`],
  ['addresses without a page', (number: number) => `/unknown-${number}`],
  ['names of missing items', (number: number) => `/blog/${number}`],
  ['chosen releases', (number: number) => `/page?release=remote-public@r${number}`],
])(
  '%s beyond the allowance of a network are rejected with a 429 page, and other networks are not affected',
  async (_what, addressOf) => {
    const site = await serve(generationOf(immediately))
    await get(`${site}/kept`)
    const responses: Received[] = []
    for (let number = 0; number < 320; number += 1) {
      // A forged address must not matter.
      responses.push(await get(site + addressOf(number), '127.0.0.1', { 'x-forwarded-for': `203.0.113.${number}` }))
    }
    const rejected = responses.filter(({ status }) => status === 429)
    expect(rejected).toHaveLength(20)
    expect(Number(rejected[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(rejected[0]?.headers['content-type']).toMatch(/^text\/html/)
    expect(rejected[0]?.text).toMatch(/<h1>Too many requests<\/h1><p>[^<]+Please try again in \d+ seconds?\.<\/p>/)
    expect((await get(`${site}/kept`)).status).toBe(200)
    expect((await get(site + addressOf(1000), '127.0.0.2')).status).not.toBe(429)
  },
)

test('a page has one address: other spellings of it are redirected, and neither rendered nor cached', async () => {
  const rendered: string[] = []
  const generation = generationOf((address) => Promise.resolve(void rendered.push(address)))
  generation.findOwner = (pathname) => {
    const pattern = /^\/blog\//i.test(pathname) ? '/blog/:name' : '/leadershipDetails'
    return { remote: 'remote-public', page: { id: pattern, access: 'visitor', chrome: 'site', pattern } }
  }
  const site = await serve(generation)
  const answerOf = async (path: string) => {
    const { status, headers } = await get(site + path)
    return [status, headers.location]
  }
  expect(await answerOf('/LEADERSHIPDetails?a=B')).toEqual([308, '/leadershipDetails?a=B'])
  expect(await answerOf('/leadership%44etails')).toEqual([308, '/leadershipDetails'])
  expect(await answerOf('/BLOG/Some-Name')).toEqual([308, '/blog/Some-Name'])
  expect(rendered).toEqual([])
  expect(await answerOf('/leadershipDetails')).toEqual([200, undefined])
  expect(rendered).toEqual(['/leadershipDetails'])
})

test('If-None-Match revalidates a page as a list, a strong tag or a wildcard', async () => {
  const site = await serve(generationOf(immediately))
  const { etag = '' } = (await get(`${site}/kept`)).headers
  expect(etag).toMatch(/^W\/"/)
  const statusWith = async (header: string) =>
    (await get(`${site}/kept`, '127.0.0.1', { 'if-none-match': header })).status
  expect(await statusWith(etag)).toBe(304)
  expect(await statusWith(`"other", ${etag}`)).toBe(304)
  expect(await statusWith(etag.replace('W/', ''))).toBe(304)
  expect(await statusWith('*')).toBe(304)
  expect(await statusWith('"other"')).toBe(200)
})

test('behind a trusted proxy each visitor has their own allowance', async () => {
  const site = await serve(generationOf(immediately), 'loopback')
  const search = (number: number, address: string) =>
    get(`${site}/search?q=${number}`, '127.0.0.1', { 'x-forwarded-for': address })
  for (let number = 0; number < 300; number += 1) await search(number, '203.0.113.1')
  expect((await search(300, '203.0.113.1')).status).toBe(429)
  expect((await search(301, '203.0.113.2')).status).toBe(200)
})

test('while the render queue is full, cached pages are still served and further renders get a 503 with Retry-After', async () => {
  const held: (() => void)[] = []
  const site = await serve(
    generationOf((address) =>
      address.startsWith('/search?') ? new Promise<void>((resolve) => held.push(resolve)) : Promise.resolve(),
    ),
  )
  await get(`${site}/kept`)
  // Settled, so that a failure is that of an assertion and not that of a connection closed after it.
  const searches = Promise.allSettled(
    ['127.0.0.1', '127.0.0.2'].flatMap((from) =>
      Array.from({ length: 33 }, async (_, number) => (await get(`${site}/search?q=${from}-${number}`, from)).status),
    ),
  )
  // Two renders run and 64 wait. The first request that is rejected shows that the queue is full.
  let busy = await get(`${site}/search?q=more`, '127.0.0.3')
  for (let number = 0; busy.status !== 503 && number < 50; number += 1)
    busy = await get(`${site}/search?q=more-${number}`, '127.0.0.3')
  expect(busy.status).toBe(503)
  expect(busy.headers['retry-after']).toBe('5')
  expect(busy.text).toContain('<h1>The site is busy</h1>')
  expect((await get(`${site}/kept`, '127.0.0.2')).status).toBe(200)
  // Pages with fixed addresses have a separate queue.
  expect((await get(`${site}/fresh`, '127.0.0.2')).status).toBe(200)
  expect(held).toHaveLength(2)
  const freed = setInterval(() => held.splice(0).forEach((release) => release()))
  expect(await searches).toEqual(Array(66).fill({ status: 'fulfilled', value: 200 }))
  clearInterval(freed)
})

test.each(['/', '/kept', '/unknown'])('without a usable release %s gets the 503 notice', async (address) => {
  const response = await get((await serve(undefined)) + address)
  expect([response.status, response.headers['retry-after']]).toEqual([503, '5'])
  expect(response.text).toMatch(/<h1>Back in a moment<\/h1><p>[^<]+\.<\/p>/)
})

test('while a remote is unusable, an address that may belong to it gets a 503 and is not treated as unknown', async () => {
  const generation = generationOf(immediately)
  const site = await serve({ ...generation, unusable: ['remote-tekdatanova'] })
  expect((await get(`${site}/unknown`)).status).toBe(503)
  expect((await get(`${site}/kept`)).status).toBe(200)
})

test.each([
  ['searches', (number: number) => `/search?q=flood${number}`],
  ['chosen releases', (number: number) => `/flood${number}?release=remote-public@a1`],
])('of the %s of one network one is rendered at a time, and others do not wait for them', async (_what, addressOf) => {
  const held: (() => void)[] = []
  const rendered: string[] = []
  const render = (address: string) => {
    rendered.push(address)
    return address.includes('flood') ? new Promise<void>((resolve) => held.push(resolve)) : Promise.resolve()
  }
  const site = await serve(generationOf(render))
  const flood = Array.from({ length: 40 }, async (_, number) => (await get(site + addressOf(number))).status)
  const rejected = Promise.race(flood)
  expect(await rejected).toBe(503)
  expect((await get(`${site}/search?q=mine`, '127.0.0.2')).status).toBe(200)
  expect(rendered).toHaveLength(2)
  const statuses = Promise.all(flood)
  const releasing = setInterval(() => held.shift()?.(), 1)
  expect((await statuses).filter((status) => status === 200)).toHaveLength(33)
  clearInterval(releasing)
})

describe('before a new generation goes live', () => {
  const renders: string[] = []
  afterEach(() => renders.splice(0))
  const first = generationOf(immediately)
  const nextWith = (render: (address: string) => Promise<void>) => ({
    ...generationOf((address) => {
      renders.push(address)
      return render(address)
    }),
    number: 2,
  })

  async function visited(addresses: readonly string[]) {
    const served = { live: first }
    const { site, warm } = await serveGenerations(() => served.live)
    for (const address of addresses) await get(site + address)
    return { site, warm, goLive: (next: Generation) => (served.live = next) }
  }

  test('the pages that visitors request are rendered, the most visited first, and no searches or missing pages', async () => {
    const { site, warm, goLive } = await visited(['/rare', '/often', '/often', '/search?q=word', '/blog/missing'])
    const next = nextWith(immediately)
    await warm(next)
    expect(renders).toEqual(['/often', '/rare'])
    goLive(next)
    await get(`${site}/often`)
    await get(`${site}/new`)
    expect(renders).toEqual(['/often', '/rare', '/new'])
  })

  test('a page that never renders does not hold it up', async () => {
    const { site, warm, goLive } = await visited(['/slow', '/slow', '/other'])
    const next = nextWith((address) => (address === '/slow' ? new Promise(() => undefined) : Promise.resolve()))
    await warm(next)
    expect(renders).toEqual(['/slow'])
    goLive(next)
    expect((await get(`${site}/other`)).status).toBe(200)
  })
})
