import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { withPriority, type QueryPriority } from '../../database/query-priority'
import { unavailable } from '../problems/problem-error'
import { sendProblem } from '../problems/problems-plugin'
import { visitorNetwork } from './visitor-network'

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
  /** Limit on those of them that are searches, or lists by POST, which no cached response spares; as many as reads by default. */
  maxSearches?: number
  /** Whether the caller of a staff route is known to be staff; until then, the call counts as a visitor's. */
  isKnown: (request: FastifyRequest) => boolean
}

interface Waiting {
  begun: number
  priority: QueryPriority
  /** The network of a visitor. */
  network?: string
}

/** Share of `maxConcurrent` that reads by visitors may take; the rest is reserved for staff and writes. */
const VISITORS_SHARE = 3 / 4
/** Staff and writes are shed only at this multiple of `maxLate`. */
const RESERVED_LATE_FACTOR = 2

/**
 * Load shedding: beyond `maxConcurrent` concurrent or `maxLate` late requests, further ones get 503 with `Retry-After`
 * immediately, so that the rest are still served in time. Visitors who read are shed before staff and writes, and those
 * of one network before all others; a request with a token that is not known yet counts as a visitor's. Cached
 * responses, health checks and calls between the servers of the site are never shed. A request with a body counts once
 * the body has been received, so that slow senders take no capacity, and before that only while its token is looked up;
 * it is no longer late once its response begins, so that slow readers do not count. Its queries wait for the embedded
 * database in the same order: staff, then what visitors write, read and search.
 */
export const overload = fp<Overload>(
  async (app, { maxConcurrent, maxLate, maxPerNetwork, maxSearches = maxPerNetwork, isKnown }) => {
    let working = 0
    /** The requests without a response, oldest first. */
    const waiting = new Map<object, Waiting>()
    /** Frees the slot of a request whose token is looked up before its body arrives. */
    const freeSlot = new WeakMap<object, () => void>()
    const shares: readonly { priorities: readonly QueryPriority[]; most: number }[] = [
      { priorities: ['reads', 'searches'], most: maxPerNetwork },
      { priorities: ['searches'], most: maxSearches },
      { priorities: ['writes'], most: maxPerNetwork / 2 },
    ]
    let warnedAt = 0

    app.addHook('onRequest', (request, reply, done) => {
      if (hasBody(request.method) && !isUnproven(request)) return done()
      proceed(request, reply, { isReading: true, done })
    })
    app.addHook('preParsing', (request, { raw }, _payload, done) => {
      if (hasBody(request.method)) freeSlot.get(raw)?.()
      done()
    })
    app.addHook('preHandler', (request, reply, done) => {
      if (!hasBody(request.method)) return done()
      const { reads = false } = request.routeOptions.config
      proceed(request, reply, { isReading: reads, done })
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

    /** Whether the token of a call that is not public must be looked up first. */
    function isUnproven(request: FastifyRequest): boolean {
      return request.routeOptions.config.access !== 'public' && !isKnown(request)
    }

    /** Goes on with a request if there is a slot for it, and sheds it otherwise. */
    function proceed(
      request: FastifyRequest,
      reply: FastifyReply,
      { isReading, done }: { isReading: boolean; done: () => void },
    ): void {
      const priority = priorityOf(request, isReading)
      if (takeSlot(request, reply, priority)) withPriority(priority, done)
      else shed(request, reply)
    }

    function priorityOf(request: FastifyRequest, isReading: boolean): QueryPriority {
      const isPublic = request.routeOptions.config.access === 'public'
      if (isNeverShed(request.url)) return 'staff'
      if (!isPublic && (!isReading || isKnown(request))) return 'staff'
      if (!isReading) return 'writes'
      return isPublic && isSearch(request) ? 'searches' : 'reads'
    }

    /** Takes a slot until the response is sent or the client disconnects; returns false if none is free. */
    function takeSlot(request: FastifyRequest, { raw }: FastifyReply, priority: QueryPriority): boolean {
      if (isNeverShed(request.url)) return true
      const isRead = priority === 'reads' || priority === 'searches'
      const network = priority === 'staff' ? undefined : visitorNetwork(request)
      if (working >= maxConcurrent || hasLate(maxLate * RESERVED_LATE_FACTOR)) return false
      if (isRead && (working >= maxConcurrent * VISITORS_SHARE || hasLate(maxLate))) return false
      if (
        network &&
        shares.some(
          (share) => share.priorities.includes(priority) && waitingOf(network, share.priorities) >= share.most,
        )
      )
        return false
      working += 1
      waiting.set(raw, { begun: performance.now(), priority, network })
      let left = false
      const leave = () => {
        if (!left) working -= 1
        left = true
        waiting.delete(raw)
      }
      raw.once('finish', leave).once('close', leave)
      freeSlot.set(raw, leave)
      return true
    }

    const waitingOf = (network: string, priorities: readonly QueryPriority[]) =>
      [...waiting.values()].filter((each) => each.network === network && priorities.includes(each.priority)).length

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

/** Health checks, and calls between the servers of the site, which no edge and no shell server passes on. */
const isNeverShed = (url: string) => /^\/(health$|ready$|internal\/)/.test(url)

/** Whether what is read is a search, or a list by POST, whose words are in the body. */
const isSearch = ({ method, query }: FastifyRequest) => hasBody(method) || Boolean((query as { q?: unknown }).q)

const hasBody = (method: string) => method !== 'GET' && method !== 'HEAD'
