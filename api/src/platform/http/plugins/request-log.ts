import { createRequestIds, proxyCheck } from '@tekskills/shared/server/request-id'
import { inRequest } from '@tekskills/shared/server/request-scope'
import { isTracing, startSpan, trustedParent } from '@tekskills/shared/server/tracing'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

/** Fields that are never logged. */
export const redactedPaths = [
  ...['authorization', 'cookie', '"x-xsrf-token"'].map((header) => `req.headers.${header}`),
  'password',
  'token',
  'otp',
  '*.password',
  '*.token',
  '*.otp',
]

/** Fastify's `genReqId`: the id that the edge or the shell server gave the request, or a new one. */
export const requestIds = (trustProxy: string | false) => createRequestIds(proxyCheck(trustProxy))

/** Logs the path only, because the query can contain user input. */
export const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url.split('?', 1)[0],
  ip: request.ip,
})

/** Begins the span of a request, if there is tracing, and ends it with the response. */
function spanOf(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const { id, method, headers, routeOptions } = request
  if (!isTracing()) return undefined
  const route = routeOptions.url ?? ''
  const span = inRequest(id, () =>
    startSpan(`${method} ${route}`, {
      kind: 'server',
      attributes: { 'http.route': route },
      parent: trustedParent(id, headers['traceparent']),
      startedAt: Date.now() - reply.elapsedTime,
    }),
  )
  reply.raw.once('close', () =>
    span?.end({ attributes: { 'http.response.status_code': reply.statusCode }, error: reply.statusCode >= 500 }),
  )
  return span?.traceparent
}

/**
 * Logs one line per response, and joins what is done for a request, such as emails, to its id. Cacheable reads and shed
 * requests are logged at `debug`, because there are very many of them.
 */
export const requestLog = fp(
  async (app) => {
    // After the body has been read, whose events come from the connection.
    app.addHook('preValidation', (request, reply, done) => inRequest(request.id, done, spanOf(request, reply)))
    app.addHook('onResponse', async (request, reply) => {
      const { statusCode } = reply
      const isFrequent = (request.routeOptions.config.cached && statusCode < 400) || statusCode === 503
      const level = isFrequent ? 'debug' : 'info'
      const response = {
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        account: request.session?.username,
      }
      request.log[level]({ req: request, ...response }, 'request completed')
    })
  },
  { name: 'request-log' },
)
