import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

/** Never written to the log, wherever they appear. */
export const redactedPaths = [
  ...['authorization', 'cookie', '"x-xsrf-token"'].map((header) => `req.headers.${header}`),
  ...['password', 'token', 'otp', '*.password', '*.token', '*.otp'],
]

/** The path alone: a query may hold somebody's words. */
export const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  path: request.url.split('?', 1)[0],
  ip: request.ip,
})

/** One line for each answer; reads that came from memory are logged at `debug`, because there are very many. */
export const requestLog = fp(
  async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      const level = request.routeOptions.config.kept && reply.statusCode < 400 ? 'debug' : 'info'
      const answer = { status: reply.statusCode, ms: Math.round(reply.elapsedTime), account: request.session?.username }
      request.log[level]({ req: request, ...answer }, 'answered')
    })
  },
  { name: 'request-log' },
)
