import fp from 'fastify-plugin'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyInstance {
    /** The registry behind `/internal/metrics`; resources register their own metrics in it. */
    metricsRegistry: Registry
  }
}

/**
 * `GET /internal/metrics`: request durations by route and status, and process metrics, in Prometheus format. Outside
 * `/api` and therefore never proxied to the public.
 */
export const metrics = fp(
  async (app) => {
    const registry = new Registry()
    app.decorate('metricsRegistry', registry)
    collectDefaultMetrics({ register: registry })
    const durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the end of its response',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers: [registry],
    })
    app.addHook('onResponse', (request, reply, done) => {
      const { url: route = 'unknown' } = request.routeOptions
      durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
      done()
    })
    const options = { schema: { hide: true }, config: { access: 'public' } } as const
    app.get('/internal/metrics', options, async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics()),
    )
    app.addHook('onClose', async () => registry.clear())
  },
  { name: 'metrics' },
)
