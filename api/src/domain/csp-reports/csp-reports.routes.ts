import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Counter } from 'prom-client'
import { z } from 'zod'
import type { Dependencies } from '../../platform/dependencies'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { cspReports, readCspReports } from './read-csp-reports'

/** A violation is about 1 kB; browsers batch a few. */
const BODY_LIMIT = 16 * 1024
/** Violations that are logged per minute; all are counted. */
const LOGGED_PER_MINUTE = 20

/** The release of the shell whose policy was violated. */
const querystring = z.object({
  release: z
    .string()
    .regex(/^\w{1,64}$/)
    .optional(),
})

/**
 * Violations of the content security policy, as browsers report them (ASVS 3.4.7): counted in the metrics, the first of
 * each minute logged, none stored. Only the types of these reports are accepted.
 */
export const cspReportsRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, { database }) => {
  const limit = createRateLimit(database, 'csp-reports', [{ points: 60, seconds: 60 }])
  const logged = new RateLimiterMemory({ points: LOGGED_PER_MINUTE, duration: 60 })
  const violations = new Counter({
    name: 'csp_violations_total',
    help: 'Violations of the content security policy that browsers have reported',
    labelNames: ['directive', 'blocked'],
    registers: [app.metricsRegistry],
  })
  const mayLog = () =>
    logged.consume('all').then(
      () => true,
      (rejection: unknown) => {
        if (rejection instanceof RateLimiterRes) return false
        throw rejection
      },
    )

  app.removeAllContentTypeParsers()
  const types = ['application/csp-report', 'application/reports+json']
  app.addContentTypeParser(types, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  app.post(
    '/api/csp-reports',
    {
      schema: { consumes: types, querystring, body: cspReports, response: { 204: z.null() } },
      config: { access: 'public', anonymous: true },
      bodyLimit: BODY_LIMIT,
      // Request log lines would record when which IP address visited.
      logLevel: 'warn',
    },
    async (request, reply) => {
      await limit.count(request.ip)
      for (const violation of readCspReports(request.body)) {
        violations.inc({ directive: violation.directive, blocked: violation.blocked })
        const { release } = request.query
        if (await mayLog()) app.log.warn({ ...violation, release }, 'the content security policy was violated')
      }
      return reply.header('cache-control', 'no-store').code(204).send(null)
    },
  )
}
