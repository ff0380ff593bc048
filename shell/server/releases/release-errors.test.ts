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
async function servers({ isDown = false } = {}) {
  const service = fastify({ forceCloseConnections: true })
  service.get('/api/me', ({ headers: { authorization } }, reply) => {
    if (authorization === 'Bearer password-only') return reply.send({ otpRequired: true, otpEnabled: false })
    return reply.code(authorization === 'Bearer known' ? 200 : 401).send({ otpRequired: true, otpEnabled: true })
  })
  const asked: string[] = []
  service.get<{ Querystring: { minutes: string } }>('/internal/release-errors', ({ query }, reply) => {
    asked.push(query.minutes)
    return isDown ? reply.code(500).send() : reply.send({ minutes: Number(query.minutes), errors: [error] })
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
  const ask = (query = '', authorization = 'Bearer known') =>
    fetch(`${url}/release-errors${query}`, { headers: authorization ? { authorization } : {} })
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

test('ADR 0096 without the reports of the service the answer says so', async () => {
  const { ask } = await servers({ isDown: true })
  expect((await ask()).status).toBe(503)
})
