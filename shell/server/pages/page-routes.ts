import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Generation } from '../releases/generation'
import { securityHeaders } from './content-security-policy'
import type { KeptPage, KeptPages } from './kept-pages'
import type { FindMove } from './moved-address'
import { acceptedEncoding, type Encoding } from './page-body'
import { createTargetFinder } from './page-target'
import { refusalHeaders, refusalPage } from './refusal-page'
import { redirectAnswer, renderAnswer, type PageSettings } from './render-answer'
import type { Visit } from './visit'

interface PageRoutesOptions {
  current: () => Generation
  /** Which releases a request is answered from. */
  visitOf: (live: Generation, request: IncomingMessage) => Visit | Promise<Visit>
  kept: KeptPages
  settings: PageSettings
  /** Where staff say that an address without a page has moved to. */
  findMove: FindMove
}

/** Every address that nothing else answers is a page (decision 5). */
export function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): void {
  const { current, visitOf, kept, settings, findMove } = options
  const findTarget = createTargetFinder()

  app.get('/*', async (request, reply) => {
    const visit = await visitOf(current(), request.raw)
    if ('refusal' in visit) return reply.code(400).headers(refusalHeaders).send(refusalPage(visit.refusal))
    const { generation, override, cookie } = visit
    const target = findTarget(generation, request.raw.url ?? '/')
    switch (target.kind) {
      case 'target': {
        const log = logWith(request)
        const render = () => renderAnswer({ ...settings, generation, override, log }, target.pathname, target.search)
        await send(request, reply, await kept.get(target.key, render), cookie)
        return reply
      }
      case 'redirect':
        return reply.redirect(target.location, 308)
      case 'too-long':
        return reply.code(414).type('text/plain').send('This address is too long. Please shorten it and try again.')
      case 'retired':
        return moved(reply, 301, target.location)
      case 'unknown': {
        const move = target.pathname ? await findMove(target.pathname) : undefined
        return move ? moved(reply, move.code, move.location) : notFound(reply)
      }
    }
  })

  app.setNotFoundHandler((request, reply) => {
    // A missing script answered with a page would be run as one.
    if (request.raw.url?.startsWith('/remotes/'))
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such file.')
    return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Only GET and HEAD are answered here.')
  })
}

/** MT-04: what moved is found at its new address only; the way there may be remembered for a day. */
const moved = (reply: FastifyReply, code: 301 | 302, location: string) =>
  reply
    .headers({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'public, max-age=86400' })
    .redirect(location, code)

/** RT-05: unknown addresses end at `/pagenotfound`, which answers 404. */
const notFound = (reply: FastifyReply) => reply.headers(redirectAnswer(302, '/pagenotfound').headers).code(302).send()

/** Sends a page past the framework, which would put its headers together anew for every visitor. */
async function send(request: FastifyRequest, reply: FastifyReply, page: KeptPage, cookie?: string) {
  const own = cookie && { 'set-cookie': cookie }
  const { status, headers, etag } = page
  const isRevalidated = status === 200 && headers['cache-control'] !== 'no-store'
  if (headers['location']) {
    reply
      .hijack()
      .raw.writeHead(status, { ...securityHeaders, ...headers, ...own })
      .end()
  } else if (isRevalidated && request.headers['if-none-match'] === etag) {
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

const sentHeaders = new WeakMap<Buffer, OutgoingHttpHeaders>()

/** The headers of a page in one encoding, put together once. */
function headersOf({ headers, etag }: KeptPage, body: Buffer, encoding: Encoding, isRevalidated: boolean) {
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
