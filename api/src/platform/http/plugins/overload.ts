import fp from 'fastify-plugin'
import { unavailable } from '../problems/problem-error'
import { sendProblem } from '../problems/problems-plugin'

const WARN_EVERY_MS = 5_000
const RETRY_SECONDS = 1
/** A call without a response after this time is late, in milliseconds. */
const LATE_MS = 1_000

interface Overload {
  /** Calls worked on at a time; one more is shed. */
  most: number
  /** With so many late calls at work, a further one is shed, however few they are: each of them is expensive. */
  mostLate: number
}

/**
 * Sheds what cannot be served in time: beyond `most` calls at work, or `mostLate` that have waited too long, a further
 * one gets 503 with `Retry-After` at once, so that the others still get their responses. Responses from memory and
 * health checks are never shed. A call that brings a body counts once its body is here, so that slow senders take no place;
 * it is late no more once its response begins, so that slow readers do no harm.
 */
export const overload = fp<Overload>(
  async (app, { most, mostLate }) => {
    let working = 0
    /** When each call without a response began, oldest first. */
    const waiting = new Map<object, number>()
    let warnedAt = 0

    app.addHook('onRequest', (request, reply, done) => {
      if (hasBody(request.method) || !enter(request.url, reply)) return done()
      shed(request, reply)
    })
    app.addHook('preHandler', (request, reply, done) => {
      if (!hasBody(request.method) || !enter(request.url, reply)) return done()
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

    /** Takes a place until the response is sent or the client has gone; true when there is none. */
    function enter(url: string, { raw }: Parameters<typeof sendProblem>[1]): boolean {
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
        request.log.warn({ working }, 'overloaded: calls are rejected')
      }
      sendProblem(request, reply, unavailable(RETRY_SECONDS))
    }
  },
  { name: 'overload' },
)

const neverShed = new Set(['/health', '/ready', '/internal/changes', '/internal/metrics'])

const hasBody = (method: string) => method !== 'GET' && method !== 'HEAD'
