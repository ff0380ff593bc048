/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify'
import { apiProxy } from './api-proxy'

const NOBODY = 'http://127.0.0.1:1'

const running: FastifyInstance[] = []
afterEach(() => Promise.all(running.splice(0).map((app) => app.close())))

async function listening(app: FastifyInstance) {
  running.push(app)
  return app.listen({ host: '127.0.0.1', port: 0 })
}

async function proxyTo(apiUrl: string, onChange: (tags: string[]) => void = () => undefined) {
  const app = fastify({ forceCloseConnections: true })
  await apiProxy(app, { apiUrl, onChange })
  return listening(app)
}

test.each(['/robots.txt', '/sitemap.xml', '/sitemap-blogs.xml', '/feed/blogs.xml', '/api/public/user/get-allblogs'])(
  'while the service is away %s answers 503 in a sentence and says when to come again',
  async (address) => {
    const answer = await fetch((await proxyTo(NOBODY)) + address)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.json()).toMatchObject({
      status: 503,
      code: 'UNAVAILABLE',
      message: expect.stringMatching(/\.$/),
    })
  },
)

test('what a write changed is told to this process before the writer hears of it, and to nobody else', async () => {
  const service = fastify({ forceCloseConnections: true })
  service.post('/api/add-blog', (_request, reply) => reply.header('content-changed', 'blogs, authors').send({}))
  const changed: string[] = []
  const site = await proxyTo(await listening(service), (tags) => changed.push(...tags))
  const answer = await fetch(`${site}/api/add-blog`, { method: 'POST' })
  expect(changed).toEqual(['blogs', 'authors'])
  expect(answer.headers.has('content-changed')).toBe(false)
})
