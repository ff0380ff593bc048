import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** One of very many that cost nothing: a cached page. */
    isRoutine: boolean
    /** Rejected because of too much load, by this server or by the service: not a failure, and one of very many. */
    isShed: boolean
  }
}

/** Routes whose requests are routine too: release files never change, and the service logs its calls itself. */
const ROUTINE = /^\/(remotes|api|health|ready)\b/
const WARN_EVERY_MS = 5_000

/**
 * Logs one line per response: failures as errors, rendered pages and redirects as information, and the rest at `debug`. The
 * path only, because a query can contain what a user typed. Rejections under load are a warning at most once in five
 * seconds, so that a flood does not push the lines before it out of the log (ADR 0018).
 */
export function requestLog(app: FastifyInstance): void {
  let warnedAt = -Infinity
  app.decorateRequest('isRoutine', false)
  app.decorateRequest('isShed', false)
  app.addHook('onResponse', async ({ log, method, url, ip, isRoutine, isShed }, { statusCode, elapsedTime }) => {
    const [path = '/'] = url.split('?', 1)
    const line = { method, path, ip, status: statusCode, ms: Math.round(elapsedTime) }
    if (isShed) {
      const isRepeated = performance.now() - warnedAt < WARN_EVERY_MS
      if (!isRepeated) warnedAt = performance.now()
      log[isRepeated ? 'debug' : 'warn'](line, 'overloaded: requests are rejected')
    } else if (statusCode >= 500) log.error(line, 'request failed')
    else log[isRoutine || ROUTINE.test(path) ? 'debug' : 'info'](line, 'request completed')
  })
}
