import { randomBytes } from 'node:crypto'
import fastify from 'fastify'

// Baseline: a bare Fastify route with a body as large as the one it is compared with, and as random as a compressed
// one, because the load generator decodes bodies as text, which takes ten times longer for such bytes.
const app = fastify()
const bodies = new Map()
app.get('/bytes/:size', ({ params: { size } }, reply) => {
  if (!bodies.has(size)) bodies.set(size, randomBytes(Number(size)))
  return reply.type('application/octet-stream').send(bodies.get(size))
})
app.get('/hello', () => ({ hello: 'world' }))
await app.listen({ port: 0, host: '127.0.0.1' })
process.send({ type: 'listening', port: app.server.address().port })
process.once('SIGTERM', () => app.close())
