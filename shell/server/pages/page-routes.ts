import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Generation } from '../releases/generation'
import { acceptedEncoding, type KeptPage, type KeptPages } from './kept-pages'
import { createTargetFinder } from './page-target'
import { redirectAnswer, renderAnswer, type PageSettings } from './render-answer'

interface PageRoutesOptions {
  current: () => Generation
  kept: KeptPages
  settings: PageSettings
}

/** Every address that nothing else answers is a page (decision 5). */
export function pageRoutes(app: FastifyInstance, { current, kept, settings }: PageRoutesOptions): void {
  const findTarget = createTargetFinder()

  app.get('/*', async (request, reply) => {
    const generation = current()
    const target = findTarget(generation, request.raw.url ?? '/')
    switch (target.kind) {
      case 'target': {
        const options = { ...settings, generation, log: logWith(request) }
        const render = () => renderAnswer(options, target.pathname, target.search)
        return send(request, reply, await kept.get(target.key, render))
      }
      case 'redirect':
        return reply.redirect(target.location, 308)
      case 'too-long':
        return reply.code(414).type('text/plain').send('This address is too long. Please shorten it and try again.')
      case 'unknown':
        return notFound(reply)
    }
  })

  app.setNotFoundHandler((request, reply) => {
    // A missing script answered with a page would be run as one (reference M14).
    if (request.raw.url?.startsWith('/remotes/'))
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such file.')
    return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Only GET and HEAD are answered here.')
  })
}

/** RT-05: unknown addresses end at `/pagenotfound`, which answers 404. */
const notFound = (reply: FastifyReply) => reply.headers(redirectAnswer(302, '/pagenotfound').headers).code(302).send()

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
