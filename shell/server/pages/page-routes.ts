import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Generation } from '../releases/generation'
import type { PageHandle } from '@tekskills/shared/contracts/remote-manifest'
import { acceptedEncoding, type KeptPage, type KeptPages } from './kept-pages'
import { declaredSearch, readAddress } from './page-address'
import { redirectAnswer, renderAnswer, type PageSettings } from './render-answer'

interface PageRoutesOptions {
  current: () => Generation
  kept: KeptPages
  settings: PageSettings
}

/** Every address that nothing else answers is a page (decision 5). */
export function pageRoutes(app: FastifyInstance, { current, kept, settings }: PageRoutesOptions): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply
        .code(405)
        .header('allow', 'GET, HEAD')
        .type('text/plain')
        .send('Only GET and HEAD are answered here.')
    }
    // A missing script answered with a page would be run as one (reference M14).
    if (request.raw.url?.startsWith('/remotes/')) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such file.')
    }
    const address = readAddress(request.raw.url ?? '/')
    if (address.kind === 'too-long') {
      return reply.code(414).type('text/plain').send('This address is too long. Please shorten it and try again.')
    }
    if (address.kind === 'redirect') return reply.redirect(address.location, 308)
    if (address.kind === 'unknown') return notFound(reply)

    const generation = current()
    const { pathname } = address
    const owner = generation.findOwner(pathname)
    if (!owner) return notFound(reply)

    const search = declaredSearch(address.search, declaredQuery(generation, owner))
    const options = { ...settings, generation, log: logWith(request) }
    const key = `${generation.number} ${pathname}${search}`
    return send(request, reply, await kept.get(key, () => renderAnswer(options, pathname, search)))
  })
}

/** RT-05: unknown addresses end at `/pagenotfound`, which answers 404. */
const notFound = (reply: FastifyReply) => reply.headers(redirectAnswer(302, '/pagenotfound').headers).code(302).send()

function declaredQuery({ remotes }: Generation, owner: NonNullable<ReturnType<Generation['findOwner']>>) {
  const routes = remotes[owner.remote]?.manifest?.routes ?? []
  const find = (list: typeof routes): PageHandle | undefined => {
    for (const route of list) {
      if (route.id === owner.page.id) return route.handle as PageHandle
      const nested = find(route.children ?? [])
      if (nested) return nested
    }
    return undefined
  }
  return find(routes)?.query
}

function send(request: FastifyRequest, reply: FastifyReply, { status, headers, etag, bodies }: KeptPage) {
  reply.code(status).headers(headers).header('vary', 'accept-encoding')
  if (headers['location']) return reply.send()
  if (status === 200 && headers['cache-control'] !== 'no-store') {
    reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bodies[encoding])
}

const logWith = (request: FastifyRequest) => (message: string, error?: unknown) =>
  request.log.warn({ err: error }, message)
