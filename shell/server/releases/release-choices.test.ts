/** @jest-environment node */
import fastify from 'fastify'
import type { Generation } from './generation'
import { releaseChoices } from './release-choices'

const live = { remotes: { 'remote-public': {} }, rollouts: [] } as unknown as Generation
const offered = { 'remote-public': [{ release: 'p1', state: 'live' as const }] }

let stop = () => Promise.resolve()
afterEach(() => stop())

/** A shell server that knows one preview, and a service that knows one token. */
async function servers(current: Generation | undefined = live) {
  const service = fastify({ forceCloseConnections: true })
  service.get('/api/me', ({ headers: { authorization } }, reply) => {
    if (authorization === 'Bearer password-only') return reply.send({ otpRequired: true, otpEnabled: false })
    if (authorization === 'Bearer passkey') return reply.send({ otpRequired: true, otpEnabled: false, passkeys: 1 })
    return reply.code(authorization === 'Bearer known' ? 200 : 401).send({ otpRequired: true, otpEnabled: true })
  })
  const app = fastify({ forceCloseConnections: true })
  releaseChoices(app, {
    current: () => current,
    apiUrl: await service.listen({ port: 0 }),
    choice: {
      whyNotOffered: () => Promise.resolve(undefined),
      isPreview: (_live, _name, release) => Promise.resolve(release === 'preview'),
      offered: () => Promise.resolve(offered),
    },
  })
  const url = await app.listen({ port: 0 })
  stop = async () => void (await Promise.all([app.close(), service.close()]))
  return (query = '', headers: Record<string, string> = {}) => fetch(`${url}/release-choices${query}`, { headers })
}

test('ADR 0074 lists releases for staff, and for a request that names a preview', async () => {
  const ask = await servers()
  for (const response of [
    await ask('', { authorization: 'Bearer known' }),
    await ask('', { authorization: 'Bearer passkey' }),
    await ask('?release=remote-public@preview'),
    await ask('?release=remote-public@p1,shell@preview'),
  ])
    expect([response.status, await response.json(), response.headers.get('cache-control')]).toEqual([
      200,
      offered,
      'no-store',
    ])
})

test.each([
  ['nobody', ''],
  ['a release that visitors have', '?release=remote-public@p1'],
  ['an unknown remote', '?release=remote-other@preview'],
  ['two choices', '?release=remote-public@preview&release=remote-public@preview'],
  ['no choice', '?release='],
])('ADR 0074 lists nothing for %s', async (_who, query) => {
  const ask = await servers()
  expect((await ask(query)).status).toBe(403)
  expect((await ask(query, { authorization: 'Bearer forged' })).status).toBe(403)
  expect((await ask(query, { authorization: 'Bearer password-only' })).status).toBe(403)
})
