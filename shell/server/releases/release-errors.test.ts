/** @jest-environment node */
import type { ReleaseError } from '@tekskills/shared/contracts/http/release-reports'
import fastify from 'fastify'
import { releaseErrors } from './release-errors'

const error: ReleaseError = {
  remote: 'remote-public',
  release: 'p1',
  place: 'render',
  message: 'x is undefined',
  frames: ['remote-public/p1/home.0a.js:1:1', 'remote-public/p1/../../../secret:1:1', 'remote-public/p1/lost.js:1:1'],
  route: '/',
  routes: ['/'],
  browsers: ['Chrome'],
  reports: 3,
  firstAt: '2026-11-27T12:00:00.000Z',
  lastAt: '2026-11-27T12:05:00.000Z',
}
/** Maps the first column of the first line to the third line of a source. */
const map = JSON.stringify({
  version: 3,
  sources: ['remote-public/src/pages/home/HomePage.tsx'],
  names: [],
  mappings: 'AAEA',
})

let stop = () => Promise.resolve()
afterEach(() => stop())

/** A shell server with a service that knows the tokens of one account with, and one without its second factor. */
async function servers({ isDown = false, errors = [error] } = {}) {
  const service = fastify({ forceCloseConnections: true })
  service.get('/api/me', ({ headers: { authorization, dpop, cookie } }, reply) => {
    if (authorization === 'Bearer bound' && dpop === 'stale')
      return reply.code(401).header('dpop-nonce', 'fresh').send()
    if (authorization === 'Bearer bound')
      return reply.code(dpop === 'proof' && cookie === 'device=1' ? 200 : 401).send({})
    if (authorization === 'Bearer password-only') return reply.send({ otpRequired: true, otpEnabled: false })
    return reply.code(authorization === 'Bearer known' ? 200 : 401).send({ otpRequired: true, otpEnabled: true })
  })
  const asked: string[] = []
  service.get<{ Querystring: { minutes: string } }>('/internal/release-errors', ({ query }, reply) => {
    asked.push(query.minutes)
    return isDown ? reply.code(500).send() : reply.send({ minutes: Number(query.minutes), errors })
  })
  const app = fastify({ forceCloseConnections: true })
  const read: string[] = []
  releaseErrors(app, {
    apiUrl: await service.listen({ port: 0 }),
    readMap: (name, release, file) => {
      read.push(`${name}/${release}/${file}`)
      return Promise.resolve(file === 'home.0a.js' ? map : undefined)
    },
  })
  const url = await app.listen({ port: 0 })
  stop = async () => void (await Promise.all([app.close(), service.close()]))
  const ask = (query = '', authorization = 'Bearer known', headers: Record<string, string> = {}) =>
    fetch(`${url}/release-errors${query}`, { headers: authorization ? { authorization, ...headers } : {} })
  return { ask, asked, read }
}

test('ADR 0096 staff get what failed, with places in the sources and nothing else of the source maps', async () => {
  const { ask, read } = await servers()
  const response = await ask('?minutes=360')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await response.json()).toEqual({
    minutes: 360,
    errors: [{ ...error, places: [{ file: 'remote-public/src/pages/home/HomePage.tsx', line: 3, column: 1 }] }],
  })
  expect(read).toEqual(['remote-public/p1/home.0a.js', 'remote-public/p1/lost.js'])
})

test.each([
  ['nobody', ''],
  ['a forged token', 'Bearer forged'],
  ['an account that has to set up its second factor first', 'Bearer password-only'],
])('ADR 0096 %s is refused before anything is read', async (_who, authorization) => {
  const { ask, asked, read } = await servers()
  expect((await ask('', authorization)).status).toBe(403)
  expect([...asked, ...read]).toEqual([])
})

test.each(['?minutes=0', '?minutes=1441', '?minutes=1e3', '?minutes=5&minutes=6', '?minutes='])(
  'ADR 0096 the period %s is refused',
  async (query) => {
    const { ask, asked } = await servers()
    expect((await ask(query)).status).toBe(400)
    expect(asked).toEqual([])
  },
)

test('ADR 0096 without the reports of the service the response says so', async () => {
  const { ask } = await servers({ isDown: true })
  expect((await ask()).status).toBe(503)
})

test('ADR 0101 the proof and the cookies of the browser reach the service, and its nonce the browser', async () => {
  const { ask } = await servers()
  expect((await ask('', 'Bearer bound', { dpop: 'proof', cookie: 'device=1' })).status).toBe(200)
  const stale = await ask('', 'Bearer bound', { dpop: 'stale' })
  expect([stale.status, stale.headers.get('dpop-nonce')]).toEqual([403, 'fresh'])
})

test('ADR 0096 each source map is read once per response, however many errors and files there are', async () => {
  const frameOf = (index: number) => `remote-public/p1/${index % 60 === 0 ? 'home.0a' : `chunk${index % 60}`}.js:1:1`
  const errors = Array.from({ length: 200 }, (_, index) => ({
    ...error,
    message: `invented ${index}`,
    frames: Array.from({ length: 6 }, (_frame, place) => frameOf(index * 6 + place)),
  }))
  const { ask, read } = await servers({ errors })
  const { errors: explained } = (await (await ask()).json()) as { errors: { places: unknown[] }[] }
  expect(read).toHaveLength(60)
  expect(explained[10]?.places).toHaveLength(1)
})
