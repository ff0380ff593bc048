import { clientNetwork } from '@tekskills/shared/server/client-network'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { unavailable } from '../problems/problem-error'
import { sendProblem } from '../problems/problems-plugin'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route only reads, although its method is one of writes: the contract has lists by POST. */
    reads?: boolean
  }
}

const WARN_EVERY_MS = 5_000
const RETRY_SECONDS = 1
/** A request without a response after this many milliseconds is late. */
const LATE_MS = 1_000

interface Overload {
  /** Limit on concurrent requests; further ones are shed. */
  maxConcurrent: number
  /** With this many late requests, further ones are shed, even below `maxConcurrent`: each of them is expensive. */
  maxLate: number
  /** Limit on concurrent reads by visitors of one network, until their responses begin; half as many of their writes. */
  maxPerNetwork: number
  /** Whether whoever calls a route of staff is known to be staff; before that, the call counts as a visitor's. */
  isKnown: (request: FastifyRequest) => boolean
}

interface Waiting {
  begun: number
  /** The network of a visitor, and whether they read or write. */
  share?: string
}

/** Share of `maxConcurrent` that reads by visitors may take; the rest is reserved for staff and writes. */
const VISITORS_SHARE = 3 / 4
/** Staff and writes are shed only at this multiple of `maxLate`. */
const RESERVED_LATE_FACTOR = 2

/**
 * Load shedding: beyond `maxConcurrent` concurrent or `maxLate` late requests, further ones get 503 with `Retry-After`
 * immediately, so that the rest are still served in time. Visitors who read are shed before staff and writes, and those
 * of one network before all others; a request with a token that is not known yet counts as a visitor's. Cached
 * responses and health checks are never shed. A request with a body counts once the body has been received, so that
 * slow senders take no capacity, and is no longer late once its response begins, so that slow readers do not count.
 */
export const overload = fp<Overload>(
  async (app, { maxConcurrent, maxLate, maxPerNetwork, isKnown }) => {
    let working = 0
    /** The requests without a response, oldest first. */
    const waiting = new Map<object, Waiting>()
    let warnedAt = 0

    app.addHook('onRequest', (request, reply, done) => {
      if (hasBody(request.method) || takeSlot(request, reply)) return done()
      shed(request, reply)
    })
    app.addHook('preHandler', (request, reply, done) => {
      if (!hasBody(request.method) || takeSlot(request, reply)) return done()
      shed(request, reply)
    })

    app.addHook('onSend', async (_request, { raw }) => void waiting.delete(raw))

    /** Whether at least `limit` requests are late. */
    function hasLate(limit: number): boolean {
      const dueBefore = performance.now() - LATE_MS
      let late = 0
      for (const { begun } of waiting.values()) {
        if (begun > dueBefore) return false
        late += 1
        if (late === limit) return true
      }
      return false
    }

    /** Takes a slot until the response is sent or the client disconnects; returns false if none is free. */
    function takeSlot(request: FastifyRequest, { raw }: FastifyReply): boolean {
      if (neverShed.has(request.url)) return true
      const { access, reads } = request.routeOptions.config
      const isReading = reads === true || !hasBody(request.method)
      const isVisitor = access === 'public' || (isReading && !isKnown(request))
      const isRead = isVisitor && isReading
      const network = isVisitor ? visitorOf(request) : undefined
      const [share, most] = isRead ? [network, maxPerNetwork] : [network && `writes of ${network}`, maxPerNetwork / 2]
      if (working >= maxConcurrent || hasLate(maxLate * RESERVED_LATE_FACTOR)) return false
      if (isRead && (working >= maxConcurrent * VISITORS_SHARE || hasLate(maxLate))) return false
      if (share && waitingOf(share) >= most) return false
      working += 1
      waiting.set(raw, { begun: performance.now(), share })
      let left = false
      const leave = () => {
        if (!left) working -= 1
        left = true
        waiting.delete(raw)
      }
      raw.once('finish', leave).once('close', leave)
      return true
    }

    const waitingOf = (share: string) => [...waiting.values()].filter((each) => each.share === share).length

    function shed(request: FastifyRequest, reply: FastifyReply): void {
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

/**
 * The network of a visitor whose request came through a proxy. A shell server calls directly, on behalf of many
 * visitors, and limits each of them itself.
 */
const visitorOf = ({ ip, ips }: FastifyRequest): string | undefined =>
  ips && ips.length > 1 ? clientNetwork(ip) : undefined
