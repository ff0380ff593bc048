import { releaseFiguresAnswer, releaseReport } from '@tekskills/shared/contracts/http/release-reports'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Dependencies } from '../../platform/dependencies'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { createReleaseCounts } from './release-counts'
import { createReleaseMetrics } from './release-metrics'
import { readFigures, storeCounts } from './release-reports.repository'

/** Twenty of the longest events take half of this. */
const BODY_LIMIT = 8 * 1024
/** How long counts wait in memory, so that many reports make one write. */
const STORE_EVERY = 1000

const span = z.object({ minutes: z.coerce.number().int().min(1).max(1440).default(60) })

/**
 * What browsers and shells report of each release. Reporting is public; reading is outside `/api`, like the
 * metrics, hence never proxied to the public.
 */
export const releaseReportsRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, { database, now }) => {
  const { queries } = database
  const limit = createRateLimit(database, 'release-reports', [{ points: 120, seconds: 60 }])
  const counts = createReleaseCounts(now)
  const metrics = createReleaseMetrics(app.metricsRegistry, now)

  let storing = Promise.resolve()
  const store = () => {
    storing = storing
      .then(() => storeCounts(queries, counts.take()))
      .catch((err: unknown) => app.log.error({ err }, 'reports of releases could not be stored'))
    return storing
  }
  const timer = setInterval(() => void store(), STORE_EVERY).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await store()
  })

  // What a browser sends while it leaves a page, if it is given a bare text.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  app.post(
    '/api/release-reports',
    {
      schema: { body: releaseReport, response: { 204: z.null() } },
      config: { access: 'public', inNobodysName: true },
      bodyLimit: BODY_LIMIT,
      // A line for each would say when which address was here.
      logLevel: 'warn',
    },
    async (request, reply) => {
      await limit.count(request.ip)
      const { weight, events } = request.body
      for (const event of events) if (counts.add(event, weight)) metrics.count(event, weight)
      return reply.header('cache-control', 'no-store').code(204).send(null)
    },
  )

  app.get(
    '/internal/release-reports',
    {
      schema: { hide: true, querystring: span, response: { 200: releaseFiguresAnswer } },
      config: { access: 'public' },
    },
    async ({ query: { minutes } }, reply) => {
      await store()
      reply.header('cache-control', 'no-store')
      return { minutes, releases: await readFigures(queries, minutes, now()) }
    },
  )
}
