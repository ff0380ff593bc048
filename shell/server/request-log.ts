import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** One of very many that cost nothing: a cached page. */
    isRoutine: boolean
  }
}

/** Routes whose requests are routine too: release files never change, and the service logs its calls itself. */
const ROUTINE = /^\/(remotes|api|health|ready)\b/

/**
 * Logs one line per response: failures as errors, rendered pages and redirects as information, and the rest at `debug`. The
 * path only, because a query can contain what a user typed.
 */
export function requestLog(app: FastifyInstance): void {
  app.decorateRequest('isRoutine', false)
  app.addHook('onResponse', async ({ log, method, url, ip, isRoutine }, { statusCode, elapsedTime }) => {
    const [path = '/'] = url.split('?', 1)
    const line = { method, path, ip, status: statusCode, ms: Math.round(elapsedTime) }
    if (statusCode >= 500) log.error(line, 'request failed')
    else log[isRoutine || ROUTINE.test(path) ? 'debug' : 'info'](line, 'request completed')
  })
}
