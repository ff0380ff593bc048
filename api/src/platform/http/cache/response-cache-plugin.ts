import type { ContentTag } from '@tekskills/shared/contracts/remote-manifest'
import { acceptedEncoding, compress, type Encoding } from '@tekskills/shared/server/content-encoding'
import { matchesETag } from '@tekskills/shared/server/entity-tag'
import { REQUEST_ID } from '@tekskills/shared/server/request-id'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { ResponseCache, CachedResponse } from './response-cache'

/** Clients may cache public reads for a minute, and use them stale for five more while revalidating (contract §3.1). */
export const PUBLIC_CACHING = 'public, max-age=60, stale-while-revalidate=300'

/** Bodies shorter than this are not compressed: it would save less than it costs. */
const MIN_BYTES = 1_024
const BROTLI_QUALITY = 6

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Caches the responses of this route; they contain content with these tags. */
    cached?: readonly ContentTag[]
  }
}

/** Serves cached responses before any other hook runs: register it before plugins that set headers. */
export const responseCache = fp<{ responses: ResponseCache }>(
  async (app, { responses }) => {
    app.addHook('onRequest', (request, reply, done) => {
      const response = request.routeOptions.config.cached && responses.at(request.url)
      if (!response || !resend(request, reply, response)) done()
    })
  },
  { name: 'response-cache' },
)

/**
 * Sends a cached response again, bypassing all hooks. Returns false if it has not been sent in the requested encoding
 * before.
 */
function resend(request: FastifyRequest, reply: FastifyReply, response: CachedResponse): boolean {
  const encoded = response.forms[encodingFor(request, response)]
  if (!encoded) return false
  reply.hijack()
  const headers = [...encoded.headers, REQUEST_ID, request.id]
  if (isFresh(request, response)) reply.raw.writeHead(304, headers).end()
  else reply.raw.writeHead(200, [...headers, 'content-length', String(encoded.body.length)]).end(encoded.body, 'latin1')
  return true
}

/**
 * Sends a response to the first request for a URL in an encoding, with the headers that the hooks have set. It is
 * compressed and cached once for each encoding, whatever the URL.
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
  type = 'application/json; charset=utf-8',
): Promise<FastifyReply> {
  const encoding = encodingFor(request, response)
  reply.headers({ 'cache-control': PUBLIC_CACHING, etag: response.etag, vary: 'Accept-Encoding' })
  reply.type(type)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const known = response.forms[encoding]
  const body = known ? Buffer.from(known.body, 'latin1') : await compress(response.plain, encoding, BROTLI_QUALITY)
  response.forms[encoding] ??= { body: body.toString('latin1'), headers: headersOf(reply) }
  return isFresh(request, response) ? reply.code(304).send() : reply.send(body)
}

/** The headers that are the same for every client: all but the request id. */
const headersOf = (reply: FastifyReply) =>
  Object.entries(reply.getHeaders())
    .filter(([name]) => name !== REQUEST_ID)
    .flatMap(([name, value]) => [name, String(value)])

const encodingFor = ({ headers }: FastifyRequest, { plain }: CachedResponse): Encoding =>
  plain.length < MIN_BYTES ? 'identity' : acceptedEncoding(headers['accept-encoding']?.toString())

const isFresh = ({ headers }: FastifyRequest, { etag }: CachedResponse) => matchesETag(headers['if-none-match'], etag)
