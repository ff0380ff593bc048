import { once } from 'node:events'
import { setImmediate as immediate } from 'node:timers/promises'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientNetwork } from '@tekskills/shared/server/client-network'
import { RETIRED_ROBOTS } from '@tekskills/shared/contracts/robots'
import { pageNotFoundPath } from '@tekskills/shared/routing/page-not-found'
import type { Generation } from '../releases/generation'
import type { CachedPage, PageCache } from './page-cache'
import type { FindRedirect } from './find-redirect'
import {
  noSuchRelease,
  noticeHeaders,
  noticePage,
  pageGone,
  siteBusy,
  siteUnavailable,
  tooManyPages,
  type Notice,
} from './notice-page'
import { traced } from '@tekskills/shared/server/tracing'
import { createTargetFinder, type PageTarget } from './page-target'
import { createRenderAllowance } from './render-allowance'
import { renderResponse, type PageSettings } from './render-response'
import { createRenderQueue, RenderQueueFullError } from './render-queue'
import { namesReleases, type ResolvedReleases, type ReleaseResolution } from './resolve-releases'
import { securityHeaders } from '../security-headers'
import { sendPage } from './send-page'
import { createVisitCounts } from './visit-counts'

interface PageRoutesOptions {
  /** The live generation; undefined while no release is usable. */
  current: () => Generation | undefined
  /** Resolves the releases that a request is served from. */
  resolveReleases: (live: Generation, request: IncomingMessage) => ReleaseResolution | Promise<ReleaseResolution>
  pageCache: PageCache
  /** Called for each page that is sent, with whether the cache had it. */
  countPage?: (isHit: boolean) => void
  settings: PageSettings
  /** Looks up whether staff have redirected an address without a page. */
  findRedirect: FindRedirect
}

/** Render queue of pages with fixed addresses: their number is limited, so all of them may wait. */
const FIXED_PAGES = { concurrency: 3, maxQueued: 500, maxOfClient: 500 }
/** Render queue of all other pages. A render takes about 30 ms, so the last in the queue waits for about two seconds. */
const OTHER_PAGES = { concurrency: 2, maxQueued: 64, maxOfClient: 33 }
/**
 * Searches, uncacheable pages, chosen releases and unknown addresses that one network may request: five per second on
 * average.
 */
const ALLOWANCE = { renders: 300, seconds: 60 }
/** Milliseconds that the most visited pages of a new generation may take to render before it goes live (ADR 0085). */
const WARMING_MS = 500
/** `Retry-After`, in seconds, when the queue is full or no release is usable. */
const RETRY_SECONDS = 5

/** The pages of the site. */
export interface PageRoutes {
  /**
   * Renders the most visited pages of a generation that is about to go live, until time is up. A page that fails is left to
   * its first visitor; never rejects.
   */
  warm: (next: Generation) => Promise<void>
}

/**
 * Every path that no other route handles is a page. A cached page is sent at once. One that must be rendered
 * waits in a short queue, and pages without a limit to their number, such as searches, count against a per-network
 * allowance (ADR 0005).
 */
export function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): PageRoutes {
  const { current, resolveReleases, pageCache, settings, findRedirect, countPage } = options
  const security = securityHeaders(settings.siteOrigin)
  const findTarget = createTargetFinder()
  const fixedPages = createRenderQueue(FIXED_PAGES)
  const otherPages = createRenderQueue(OTHER_PAGES)
  const allowance = createRenderAllowance(ALLOWANCE)
  const visits = createVisitCounts()

  app.get('/*', async (request, reply) => {
    const live = current()
    if (!live) return unavailable(reply)
    const network = clientNetwork(request.ip)
    const isChosen = namesReleases(request.raw)
    const early = isChosen ? await allowance.take(network) : 0
    if (early > 0) return tooMany(reply, early)
    const resolved = await resolveReleases(live, request.raw)
    if ('rejection' in resolved) return notice(reply, 400, noSuchRelease(resolved.rejection))
    const { generation } = resolved
    const target = findTarget(generation, request.raw.url ?? '/')
    switch (target.kind) {
      case 'target': {
        const isHit = pageCache.isHit(target.key)
        request.isRoutine = isHit
        const wait = isHit || isChosen ? 0 : await (target.search ? allowance.take(network) : allowance.waitOf(network))
        if (wait > 0) return tooMany(reply, wait)
        const page = await pageOf(request, resolved, target)
        if (!page) {
          request.isShed = true
          return notice(reply.header('retry-after', RETRY_SECONDS), 503, siteBusy)
        }
        if (!isHit && !isChosen && !target.search && countsAgainstAllowance(page)) await allowance.take(network)
        countPage?.(isHit)
        if (page.isCached && !page.isUnbounded) visits.add(target.pathname + target.search)
        await sendPage(request, reply, page, { security, own: ownHeaders(resolved) })
        return reply
      }
      case 'redirect':
        return reply.redirect(target.location, 308)
      case 'too-long':
        return reply.code(414).type('text/plain').send('This address is too long. Please shorten it and try again.')
      case 'retired':
        return moved(reply, 301, target.location)
      case 'unknown': {
        // The address may belong to a remote whose routes are not loaded.
        if (generation.unusable.length > 0) return unavailable(reply)
        if (!target.pathname) return notFound(reply)
        const wait = isChosen ? 0 : await allowance.take(network)
        if (wait > 0) return tooMany(reply, wait)
        const move = await findRedirect(target.pathname)
        if (!move) return notFound(reply, target.pathname)
        return move.code === 410 ? notice(reply, 410, pageGone) : moved(reply, move.code, move.location)
      }
    }
  })

  /** The page, or undefined when too many are waiting to be rendered. */
  async function pageOf(request: FastifyRequest, resolved: ResolvedReleases, target: PageTarget) {
    const { generation, override } = resolved
    const queue = target.isFixed && !override ? fixedPages : otherPages
    const log = logWith(request)
    try {
      return await pageCache.get(target.key, () =>
        queue(clientNetwork(request.ip), () =>
          traced('render page', { 'page.pattern': target.owner.page.pattern }, () =>
            renderResponse({ ...settings, generation, override, log }, target),
          ),
        ),
      )
    } catch (error) {
      if (error instanceof RenderQueueFullError) return undefined
      throw error
    }
  }

  async function warmUntil(timeUp: AbortSignal, generation: Generation) {
    const log = (message: string, error?: unknown) => app.log.warn({ err: error }, message)
    for (const address of visits.ranked()) {
      const target = findTarget(generation, address)
      if (target.kind !== 'target') continue
      try {
        const page = await pageCache.get(target.key, () => renderResponse({ ...settings, generation, log }, target))
        // Not awaited: other threads compress it while this one renders the next page.
        if (page.isCached) Promise.resolve(page.bodyIn('br')).catch(() => undefined)
      } catch (error) {
        log(`${address} could not be rendered before its release went live`, error)
      }
      // Requests that have arrived in the meantime go first.
      await immediate()
      if (timeUp.aborted) return
    }
  }

  const warm = (generation: Generation): Promise<void> => {
    const timeUp = AbortSignal.timeout(WARMING_MS)
    return Promise.race([warmUntil(timeUp, generation), once(timeUp, 'abort').then(() => undefined)])
  }

  app.setNotFoundHandler((request, reply) => {
    // A browser would run an HTML page sent for a missing script.
    if (request.raw.url?.startsWith('/remotes/'))
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such file.')
    return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Only GET and HEAD are supported here.')
  })

  return { warm }
}

/** Headers of this visitor alone, which are not cached with the page. */
const ownHeaders = ({ cookie, notice: reason }: ResolvedReleases): OutgoingHttpHeaders | undefined =>
  cookie || reason
    ? {
        ...(cookie && { 'set-cookie': cookie }),
        ...(reason && { 'x-release-notice': `${reason} This is the live one.` }),
      }
    : undefined

/**
 * Whether a rendered page counts against the allowance, as pages that are useless to other visitors do unless the
 * service was down.
 */
const countsAgainstAllowance = ({ status, isCached }: CachedPage) => status === 404 || (!isCached && status < 500)

const notice = (reply: FastifyReply, status: number, page: Notice) =>
  reply.code(status).headers(noticeHeaders).send(noticePage(page))

const unavailable = (reply: FastifyReply) => notice(reply.header('retry-after', RETRY_SECONDS), 503, siteUnavailable)

const tooMany = (reply: FastifyReply, seconds: number) =>
  notice(reply.header('retry-after', seconds), 429, tooManyPages(seconds))

/** MT-04: search engines index the new address only; the redirect may be cached for a day. */
const moved = (reply: FastifyReply, code: 301 | 302, location: string) =>
  reply.headers({ 'x-robots-tag': RETIRED_ROBOTS, 'cache-control': 'public, max-age=86400' }).redirect(location, code)

/** RT-05: unknown addresses redirect to `/pagenotfound`, which responds with 404. */
const notFound = (reply: FastifyReply, pathname = '') =>
  reply.header('cache-control', 'no-store').redirect(pageNotFoundPath(pathname), 302)

const logWith = (request: FastifyRequest) => (message: string, error?: unknown) =>
  request.log.warn({ err: error }, message)
