import type { FastifyRequest } from 'fastify'
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

/** Logs the path only, because the query can contain user input. */
export const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url.split('?', 1)[0],
  ip: request.ip,
})

/**
 * Logs one line per response. Cacheable reads and shed requests are logged at `debug`, because there are very many of
 * them.
 */
export const requestLog = fp(
  async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      const { statusCode } = reply
      const many = (request.routeOptions.config.cached && statusCode < 400) || statusCode === 503
      const level = many ? 'debug' : 'info'
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
