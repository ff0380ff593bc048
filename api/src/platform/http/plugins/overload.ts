import fp from 'fastify-plugin'
import { unavailable } from '../problems/problem-error'
import { sendProblem } from '../problems/problems-plugin'

const WARN_EVERY_MS = 5_000
const RETRY_SECONDS = 1
/** A request without a response after this many milliseconds is late. */
const LATE_MS = 1_000

interface Overload {
  /** Limit of concurrent requests; further ones are shed. */
  most: number
  /** With this many late requests, further ones are shed, even below `most`: each of them is expensive. */
  mostLate: number
}

/**
 * Load shedding: beyond `most` concurrent or `mostLate` late requests, further ones get 503 with `Retry-After`
 * immediately, so that the rest are still served in time. Cached responses and health checks are never shed. A request
 * with a body counts once the body has been received, so that slow senders take no capacity, and is no longer late once
 * its response begins, so that slow readers do not count.
 */
export const overload = fp<Overload>(
  async (app, { most, mostLate }) => {
    let working = 0
    /** Start time of each request without a response, oldest first. */
    const waiting = new Map<object, number>()
    let warnedAt = 0

    app.addHook('onRequest', (request, reply, done) => {
      if (hasBody(request.method) || !occupy(request.url, reply)) return done()
      shed(request, reply)
    })
    app.addHook('preHandler', (request, reply, done) => {
      if (!hasBody(request.method) || !occupy(request.url, reply)) return done()
      shed(request, reply)
    })

    app.addHook('onSend', async (_request, { raw }) => void waiting.delete(raw))

    function areLate(): boolean {
      const dueBefore = performance.now() - LATE_MS
      let late = 0
      for (const begun of waiting.values()) {
        if (begun > dueBefore) return false
        late += 1
        if (late === mostLate) return true
      }
      return false
    }

    /** Takes a slot until the response is sent or the client disconnects. Returns true if there is none. */
    function occupy(url: string, { raw }: Parameters<typeof sendProblem>[1]): boolean {
      if (neverShed.has(url)) return false
      if (working >= most || areLate()) return true
      working += 1
      waiting.set(raw, performance.now())
      let left = false
      const leave = () => {
        if (!left) working -= 1
        left = true
        waiting.delete(raw)
      }
      raw.once('finish', leave).once('close', leave)
      return false
    }

    function shed(request: Parameters<typeof sendProblem>[0], reply: Parameters<typeof sendProblem>[1]): void {
      if (Date.now() - warnedAt > WARN_EVERY_MS) {
        warnedAt = Date.now()
        request.log.warn({ working }, 'overloaded: requests are rejected')
      }
      sendProblem(request, reply, unavailable(RETRY_SECONDS))
    }
  },
  { name: 'overload' },
)

const neverShed = new Set(['/health', '/ready', '/internal/changes', '/internal/metrics'])

const hasBody = (method: string) => method !== 'GET' && method !== 'HEAD'
