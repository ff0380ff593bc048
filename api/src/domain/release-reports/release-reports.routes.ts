import {
  releaseErrorsResponse,
  releaseFiguresResponse,
  releaseReport,
} from '@tekskills/shared/contracts/http/release-reports'
import { clientNetwork } from '@tekskills/shared/server/client-network'
import { proxyCheck } from '@tekskills/shared/server/request-id'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Dependencies } from '../../platform/dependencies'
import { visitorNetwork } from '../../platform/http/plugins/visitor-network'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { browserFamily } from './browser-family'
import { createReleaseCounts } from './release-counts'
import { createReleaseErrors, readErrors, storeErrors } from './release-errors'
import { createReleaseMetrics } from './release-metrics'
import { readTotals, storeCounts } from './release-reports.repository'

/** Twenty events, of which five describe their errors as browsers do, take half of this. */
const BODY_LIMIT = 16 * 1024
/** Interval in milliseconds at which counts are stored, so that many reports need one write. */
const STORE_INTERVAL_MS = 1000

const span = z.object({ minutes: z.coerce.number().int().min(1).max(1440).default(60) })

/**
 * Reports from browsers and shell servers about each release. Reporting is public; reading, like the metrics, is
 * outside `/api` and therefore never proxied to the public.
 */
export const releaseReportsRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { config, database, listing, now } = deps
  const { queries } = database
  const isOwnServer = proxyCheck(config.trustProxy)
  const limit = createRateLimit(database, 'release-reports', [{ points: 120, seconds: 60 }])
  const counts = createReleaseCounts(now, listing.isNamed)
  const errors = createReleaseErrors(now)
  const metrics = createReleaseMetrics(app.metricsRegistry, now, listing.isNamed)

  let storing = Promise.resolve()
  const store = () => {
    storing = storing
      .then(() => storeCounts(queries, counts.take()))
      .then(() => storeErrors(queries, errors.take()))
      .catch((err: unknown) => app.log.error({ err }, 'release reports could not be stored'))
    return storing
  }
  const timer = setInterval(() => void store(), STORE_INTERVAL_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await store()
  })

  // The content type of `sendBeacon` with a string, which browsers send while they leave a page.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  app.post(
    '/api/release-reports',
    {
      schema: { body: releaseReport, response: { 204: z.null() } },
      config: { access: 'public', anonymous: true },
      bodyLimit: BODY_LIMIT,
      // Request log lines would record when which IP address visited.
      logLevel: 'warn',
    },
    async (request, reply) => {
      await limit.count(request.ip)
      const { weight, events, views, vitals } = request.body
      const reporter = { browser: browserFamily(request.headers['user-agent']), network: clientNetwork(request.ip) }
      const network = visitorNetwork(request)
      for (const event of events) {
        // A shell server may call through the edge; it reports the failures of many visitors.
        const isOfServer = event.kind === 'failed' && event.place === 'server' && isOwnServer(request.ip)
        if (counts.add(event, { weight, network: isOfServer ? undefined : network })) metrics.count(event, weight)
        errors.add(event, reporter)
      }
      for (const each of views) {
        const counted = counts.addViews(each, { weight, network })
        if (counted > 0) metrics.countViews({ ...each, views: counted }, weight)
      }
      for (const each of vitals) counts.addVital(each, { network })
      return reply.header('cache-control', 'no-store').code(204).send(null)
    },
  )

  app.post(
    '/internal/guard-checks',
    {
      schema: { hide: true, response: { 204: z.null() } },
      config: { access: 'public', anonymous: true },
      logLevel: 'warn',
    },
    async (_request, reply) => {
      metrics.noteGuard()
      return reply.header('cache-control', 'no-store').code(204).send(null)
    },
  )

  app.get(
    '/internal/release-errors',
    {
      schema: { hide: true, querystring: span, response: { 200: releaseErrorsResponse } },
      config: { access: 'public' },
    },
    async ({ query: { minutes } }, reply) => {
      await store()
      reply.header('cache-control', 'no-store')
      return { minutes, errors: await readErrors(queries, minutes, now()) }
    },
  )

  app.get(
    '/internal/release-reports',
    {
      schema: { hide: true, querystring: span, response: { 200: releaseFiguresResponse } },
      config: { access: 'public' },
    },
    async ({ query: { minutes } }, reply) => {
      await store()
      reply.header('cache-control', 'no-store')
      return { minutes, releases: await readTotals(queries, minutes, now()) }
    },
  )
}
