import type { FastifyPluginAsync } from 'fastify'
import type { ContentChanges } from './content-changes'

const PING_MS = 15_000

/**
 * `GET /internal/changes`: notifies shell servers of changed content by server-sent events (`data:
 * {"tags":["blogs"]}`), so that they drop cached pages. Outside `/api` and therefore never proxied.
 */
export const contentChangesRoutes: FastifyPluginAsync<{ changes: ContentChanges }> = async (app, { changes }) => {
  const streams = new Set<NodeJS.WritableStream>()

  const options = { schema: { hide: true }, config: { access: 'public' }, exposeHeadRoute: false } as const
  app.get('/internal/changes', options, (request, reply) => {
    reply.hijack()
    const stream = reply.raw
    stream.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      connection: 'keep-alive',
    })
    stream.write(': connected\n\n')
    streams.add(stream)
    const unsubscribe = changes.subscribe((tags) => void stream.write(`data: ${JSON.stringify({ tags })}\n\n`))
    const ping = setInterval(() => void stream.write(': ping\n\n'), PING_MS)
    request.raw.once('close', () => {
      clearInterval(ping)
      unsubscribe()
      streams.delete(stream)
    })
  })

  // An open stream would block the shutdown of the service.
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end()
  })
}
