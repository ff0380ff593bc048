import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

/** Never written to the log, wherever they appear. */
export const redactedPaths = [
  ...['authorization', 'cookie', '"x-xsrf-token"'].map((header) => `req.headers.${header}`),
  'password',
  'token',
  'otp',
  '*.password',
  '*.token',
  '*.otp',
]

/** The path alone: a query may hold what a person typed. */
export const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url.split('?', 1)[0],
  ip: request.ip,
})

/**
 * One line for each response. Reads that came from memory, and calls rejected because there are too many, are logged at
 * `debug`: there are very many of them.
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
