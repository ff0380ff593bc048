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

/** A release in which `/search` reads `q`, no `/blog/…` exists, and every other page does. */
function generationOf(render: (address: string) => Promise<void>): Generation {
  const release = { descriptor: { release: 'a1', entry: 'entry.js', routes: [], files: {}, chunks: {} } }
  const routes = [{ id: 'search', handle: { query: ['q'] } }]
  const pageAt = (pathname: string) => {
    if (pathname === '/search') return { id: 'search', access: 'visitor', pattern: '/search' }
    if (pathname.startsWith('/blog/')) return { id: 'blog', access: 'visitor', pattern: '/blog/:name' }
    return pathname.startsWith('/unknown') ? undefined : { id: pathname, access: 'visitor', pattern: pathname }
  }
  return {
    ...{ number: 1, variant: '', rollouts: [], refused: [], unusable: [], shell: release, boot: {}, pages: {} },
    remotes: { 'remote-public': { stored: release, manifest: { routes } } },
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
  running = fastify({ forceCloseConnections: true, trustProxy })
  pageRoutes(running, {
    current: () => generation,
    resolveReleases: (live) => ({ generation: live }),
    pageCache: createPageCache(60),
    settings: {
      ...readConfig({ SITE_ORIGIN: 'http://site.example', REPORT_RATE: '0' }),
      reportFailure: () => undefined,
    },
    findRedirect: () => Promise.resolve(undefined),
  })
  return running.listen({ host: '127.0.0.1', port: 0 })
}

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  text: string
}

/** Asks from one of this machine's own addresses. */
const get = (url: string, localAddress = '127.0.0.1', headers = {}) =>
  new Promise<Answer>((resolve, reject) => {
    httpRequest(url, { localAddress, headers, agent: false }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }))
    })
      .on('error', reject)
      .end()
  })

const atOnce = () => Promise.resolve()

test.each([
  ['searches', (number: number) => `/search?q=${number}`],
  ['addresses without a page', (number: number) => `/unknown-${number}`],
  ['names that nothing has', (number: number) => `/blog/${number}`],
])(
  '%s beyond the allowance of a network are refused 429 in a sentence, and nobody else is',
  async (_what, addressOf) => {
    const site = await serve(generationOf(atOnce))
    await get(`${site}/kept`)
    const answers: Answer[] = []
    for (let number = 0; number < 320; number += 1) {
      // What a visitor says of where they are changes nothing.
      answers.push(await get(site + addressOf(number), '127.0.0.1', { 'x-forwarded-for': `203.0.113.${number}` }))
    }
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(20)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused[0]?.headers['content-type']).toMatch(/^text\/html/)
    expect(refused[0]?.text).toMatch(/<h1>Too many requests<\/h1><p>[^<]+Please try again in \d+ seconds?\.<\/p>/)
    expect((await get(`${site}/kept`)).status).toBe(200)
    expect((await get(site + addressOf(1000), '127.0.0.2')).status).not.toBe(429)
  },
)

test('a browser that has a page is told so, however it names the tag', async () => {
  const site = await serve(generationOf(atOnce))
  const { etag = '' } = (await get(`${site}/kept`)).headers
  expect(etag).toMatch(/^W\/"/)
  const asking = async (header: string) => (await get(`${site}/kept`, '127.0.0.1', { 'if-none-match': header })).status
  expect(await asking(etag)).toBe(304)
  expect(await asking(`"other", ${etag}`)).toBe(304)
  expect(await asking(etag.replace('W/', ''))).toBe(304)
  expect(await asking('*')).toBe(304)
  expect(await asking('"other"')).toBe(200)
})

test('behind a proxy that is trusted each visitor has an allowance of their own', async () => {
  const site = await serve(generationOf(atOnce), 'loopback')
  const search = (number: number, address: string) =>
    get(`${site}/search?q=${number}`, '127.0.0.1', { 'x-forwarded-for': address })
  for (let number = 0; number < 300; number += 1) await search(number, '203.0.113.1')
  expect((await search(300, '203.0.113.1')).status).toBe(429)
  expect((await search(301, '203.0.113.2')).status).toBe(200)
})

test('while every place for a render is taken, cached pages come at once and one page too many is told to come again', async () => {
  const held: (() => void)[] = []
  const site = await serve(
    generationOf((address) =>
      address.startsWith('/search?') ? new Promise<void>((resolve) => held.push(resolve)) : Promise.resolve(),
    ),
  )
  await get(`${site}/kept`)
  const searches = ['127.0.0.1', '127.0.0.2'].flatMap((from) =>
    Array.from({ length: 33 }, (_, number) => get(`${site}/search?q=${from}-${number}`, from)),
  )
  // Two are at work and 64 wait. That they do is seen by the one that finds no place.
  let busy = await get(`${site}/search?q=more`, '127.0.0.3')
  for (let number = 0; busy.status !== 503 && number < 50; number += 1)
    busy = await get(`${site}/search?q=more-${number}`, '127.0.0.3')
  expect(busy.status).toBe(503)
  expect(busy.headers['retry-after']).toBe('5')
  expect(busy.text).toContain('<h1>The site is busy</h1>')
  expect((await get(`${site}/kept`, '127.0.0.2')).status).toBe(200)
  // Pages with an address of their own have places of their own.
  expect((await get(`${site}/fresh`, '127.0.0.2')).status).toBe(200)
  expect(held).toHaveLength(2)
  const freed = setInterval(() => held.splice(0).forEach((release) => release()))
  expect(new Set((await Promise.all(searches)).map(({ status }) => status))).toEqual(new Set([200]))
  clearInterval(freed)
})

test.each(['/', '/kept', '/unknown'])(
  'without a usable release %s is a page that says so, with 503',
  async (address) => {
    const answer = await get((await serve(undefined)) + address)
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.text).toMatch(/<h1>Back in a moment<\/h1><p>[^<]+\.<\/p>/)
  },
)

test('while a part of the site cannot be used, an address that may be its own is not called unknown', async () => {
  const generation = generationOf(atOnce)
  const site = await serve({ ...generation, unusable: ['remote-tekdatanova'] })
  expect((await get(`${site}/unknown`)).status).toBe(503)
  expect((await get(`${site}/kept`)).status).toBe(200)
})
