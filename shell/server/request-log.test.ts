/** @jest-environment node */
import { PassThrough } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import { requestLog } from './request-log'
import { apiProxy } from './service/api-proxy'

const running: FastifyInstance[] = []
afterEach(() => Promise.all(running.splice(0).map((app) => app.close())))

async function listening(app: FastifyInstance) {
  running.push(app)
  return app.listen({ host: '127.0.0.1', port: 0 })
}

/** A shell server in front of a service; returns what it logs above `debug` for calls to `/api/list`. */
async function logged(apiUrl: string, calls: number) {
  const stream = new PassThrough()
  const app = fastify({ forceCloseConnections: true, logger: { level: 'info', stream } })
  requestLog(app)
  await apiProxy(app, { apiUrl, onChange: () => undefined })
  const site = await listening(app)
  const statuses: number[] = []
  for (let call = 0; call < calls; call++) statuses.push((await fetch(`${site}/api/list?q=words`)).status)
  await app.close()
  const lines = String(stream.read() ?? '')
    .trim()
    .split('\n')
  const entries = lines.map((line) => JSON.parse(line) as { level: number; msg: string })
  return { statuses, messages: entries.filter(({ level, msg }) => level >= 40 || msg === 'request failed') }
}

const messageOf = ({ level, msg }: { level: number; msg: string }) => [level, msg]

test('calls that an overloaded service rejects are one warning, not an error for each', async () => {
  const service = fastify({ forceCloseConnections: true })
  service.get('/api/list', (_request, reply) => reply.code(503).header('retry-after', '1').send({}))
  const { statuses, messages } = await logged(await listening(service), 5)
  expect(statuses).toEqual([503, 503, 503, 503, 503])
  expect(messages.map(messageOf)).toEqual([[40, 'overloaded: requests are rejected']])
})

test('a call that fails is an error: the service broke, or cannot be reached', async () => {
  const service = fastify({ forceCloseConnections: true })
  service.get('/api/list', (_request, reply) => reply.code(500).send({}))
  const broke = await logged(await listening(service), 2)
  expect(broke.messages.map(messageOf)).toEqual([
    [50, 'request failed'],
    [50, 'request failed'],
  ])
  const { statuses, messages } = await logged('http://127.0.0.1:1', 1)
  expect(statuses).toEqual([503])
  expect(messages.map(messageOf)).toContainEqual([50, 'request failed'])
})
