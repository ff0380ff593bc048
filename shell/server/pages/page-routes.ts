import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientNetwork } from '@tekskills/shared/contracts/http/client-network'
import { pageNotFound } from '@tekskills/shared/routing/page-not-found'
import type { Generation } from '../releases/generation'
import { securityHeaders } from './content-security-policy'
import type { CachedPage, PageCache } from './page-cache'
import type { FindRedirect } from './find-redirect'
import { noSuchRelease, noticeHeaders, noticePage, siteAway, siteBusy, tooManyPages, type Notice } from './notice-page'
import { acceptedEncoding, type Encoding } from './page-body'
import { createTargetFinder, type PageTarget } from './page-target'
import { createRenderAllowance } from './render-allowance'
import { redirectResponse, renderResponse, type PageSettings } from './render-response'
import { createRenderQueue, RenderQueueFullError } from './render-queue'
import type { ResolvedReleases, ReleaseResolution } from './resolve-releases'

interface PageRoutesOptions {
  /** What is live; undefined while no release can be used. */
  current: () => Generation | undefined
  /** Which releases a request is answered from. */
  resolveReleases: (live: Generation, request: IncomingMessage) => ReleaseResolution | Promise<ReleaseResolution>
  pageCache: PageCache
  settings: PageSettings
  /** Where staff say that an address without a page has moved to. */
  findRedirect: FindRedirect
}

/** Renders of pages with an address of their own each: there is an end of them, so all of them may wait. */
const FIXED_PAGES = { atOnce: 3, waiting: 500 }
/** Renders of all other pages. A page takes about 30 ms, so the last in the queue waits for two seconds. */
const OTHER_PAGES = { atOnce: 2, waiting: 64 }
/** Searches, pages that nobody else gets, and addresses without a page that one network may ask for: five a second. */
const ALLOWANCE = { renders: 300, seconds: 60 }
/** Seconds after which somebody who found the queue full should come again. */
const BUSY_SECONDS = 5

/**
 * Every address that nothing else answers is a page (decision 5). A page that is kept is sent at once. One that must be
 * rendered waits in a short queue, and what has no end, as the words that can be searched for, is bounded by an allowance
 * for each network (ADR 0005).
 */
export function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): void {
  const { current, resolveReleases, pageCache, settings, findRedirect } = options
  const findTarget = createTargetFinder()
  const fixedPages = createRenderQueue(FIXED_PAGES)
  const otherPages = createRenderQueue(OTHER_PAGES)
  const allowance = createRenderAllowance(ALLOWANCE)

  app.get('/*', async (request, reply) => {
    const live = current()
    if (!live) return away(reply)
    const visit = await resolveReleases(live, request.raw)
    if ('rejection' in visit) return notice(reply, 400, noSuchRelease(visit.rejection))
    const { generation, cookie } = visit
    const target = findTarget(generation, request.raw.url ?? '/')
    switch (target.kind) {
      case 'target': {
        const isAtHand = pageCache.isAtHand(target.key)
        const network = clientNetwork(request.ip)
        const wait = isAtHand ? 0 : await (target.search ? allowance.take(network) : allowance.waitOf(network))
        if (wait > 0) return tooMany(reply, wait)
        const page = await pageOf(request, visit, target)
        if (!page) return notice(reply.header('retry-after', BUSY_SECONDS), 503, siteBusy)
        if (!isAtHand && !target.search && isOneOfMany(page)) await allowance.take(network)
        await send(request, reply, page, cookie)
        return reply
      }
      case 'redirect':
        return reply.redirect(target.location, 308)
      case 'too-long':
        return reply.code(414).type('text/plain').send('This address is too long. Please shorten it and try again.')
      case 'retired':
        return moved(reply, 301, target.location)
      case 'unknown': {
        // Whose address it is cannot be told while the addresses of a part are not known.
        if (generation.unusable.length > 0) return away(reply)
        if (!target.pathname) return notFound(reply)
        const wait = await allowance.take(clientNetwork(request.ip))
        if (wait > 0) return tooMany(reply, wait)
        const move = await findRedirect(target.pathname)
        return move ? moved(reply, move.code, move.location) : notFound(reply, target.pathname)
      }
    }
  })

  /** The page, or nothing when too many wait to be rendered. */
  async function pageOf(
    request: FastifyRequest,
    visit: ResolvedReleases,
    { key, pathname, search, isFixed }: PageTarget,
  ) {
    const { generation, override } = visit
    const queue = isFixed ? fixedPages : otherPages
    const log = logWith(request)
    try {
      return await pageCache.get(key, () =>
        queue(() => renderResponse({ ...settings, generation, override, log }, pathname, search)),
      )
    } catch (error) {
      if (error instanceof RenderQueueFullError) return undefined
      throw error
    }
  }

  app.setNotFoundHandler((request, reply) => {
    // A missing script answered with a page would be run as one.
    if (request.raw.url?.startsWith('/remotes/'))
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such file.')
    return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Only GET and HEAD are answered here.')
  })
}

/** A page that hardly anybody else will ask for; not one that failed for want of the service. */
const isOneOfMany = ({ status, isCached }: CachedPage) => status === 404 || (!isCached && status < 500)

const notice = (reply: FastifyReply, status: number, page: Notice) =>
  reply.code(status).headers(noticeHeaders).send(noticePage(page))

const away = (reply: FastifyReply) => notice(reply.header('retry-after', BUSY_SECONDS), 503, siteAway)

const tooMany = (reply: FastifyReply, seconds: number) =>
  notice(reply.header('retry-after', seconds), 429, tooManyPages(seconds))

/** MT-04: what moved is found at its new address only; the way there may be remembered for a day. */
const moved = (reply: FastifyReply, code: 301 | 302, location: string) =>
  reply
    .headers({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'public, max-age=86400' })
    .redirect(location, code)

/** RT-05: unknown addresses end at `/pagenotfound`, which responds with 404. */
const notFound = (reply: FastifyReply, pathname = '') =>
  reply
    .headers(redirectResponse(302, pageNotFound(pathname)).headers)
    .code(302)
    .send()

/** Sends a page past the framework, which would put its headers together anew for every visitor. */
async function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage, cookie?: string) {
  const own = cookie && { 'set-cookie': cookie }
  const { status, headers, etag } = page
  const isRevalidated = status === 200 && headers['cache-control'] !== 'no-store'
  if (headers['location']) {
    reply
      .hijack()
      .raw.writeHead(status, { ...securityHeaders, ...headers, ...own })
      .end()
  } else if (isRevalidated && namesTag(request.headers['if-none-match'], etag)) {
    reply
      .hijack()
      .raw.writeHead(304, { ...securityHeaders, ...headers, etag, vary: 'accept-encoding', ...own })
      .end()
  } else {
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const body = await page.bodyIn(encoding)
    const all = headersOf(page, body, encoding, isRevalidated)
    reply
      .hijack()
      .raw.writeHead(status, own ? { ...all, ...own } : all)
      .end(body)
  }
}

/** Whether `If-None-Match` names this tag: a list, or any by `*`, compared without regard to weakness (RFC 9110, 13.1.2). */
function namesTag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => plain(tag) === plain(etag))
}

const sentHeaders = new WeakMap<Buffer, OutgoingHttpHeaders>()

/** The headers of a page in one encoding, put together once. */
function headersOf({ headers, etag }: CachedPage, body: Buffer, encoding: Encoding, isRevalidated: boolean) {
  const known = sentHeaders.get(body)
  if (known) return known
  const made: OutgoingHttpHeaders = {
    ...securityHeaders,
    ...headers,
    vary: 'accept-encoding',
    ...(isRevalidated && { etag }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': body.length,
  }
  sentHeaders.set(body, made)
  return made
}

const logWith = (request: FastifyRequest) => (message: string, error?: unknown) =>
  request.log.warn({ err: error }, message)
