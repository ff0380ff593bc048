import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type Encoding } from '@tekskills/shared/server/content-encoding'
import { matchesETag } from '@tekskills/shared/server/entity-tag'
import { REQUEST_ID } from '@tekskills/shared/server/request-id'
import type { CachedPage } from './page-cache'

/**
 * Sends a page, or 304 when the visitor has it already. It bypasses the framework, which would assemble the headers again
 * for every request.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  { security, own }: { security: OutgoingHttpHeaders; own?: OutgoingHttpHeaders },
) {
  const { status, headers, etag } = page
  const ownHeaders = { [REQUEST_ID]: request.id, ...own }
  const isRevalidated = status === 200 && headers['cache-control'] !== 'no-store'
  if (headers['location']) {
    reply
      .hijack()
      .raw.writeHead(status, { ...security, ...headers, ...ownHeaders })
      .end()
  } else if (isRevalidated && matchesETag(request.headers['if-none-match'], etag)) {
    reply
      .hijack()
      .raw.writeHead(304, { ...security, ...headers, etag, vary: 'accept-encoding', ...ownHeaders })
      .end()
  } else {
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const body = await page.bodyIn(encoding)
    reply
      .hijack()
      .raw.writeHead(status, { ...security, ...headersOf(page, body, encoding, isRevalidated), ...ownHeaders })
      .end(body)
  }
}

const sentHeaders = new WeakMap<Buffer, OutgoingHttpHeaders>()

/** The headers of a page in one encoding, assembled once per body. */
function headersOf({ headers, etag }: CachedPage, body: Buffer, encoding: Encoding, isRevalidated: boolean) {
  const known = sentHeaders.get(body)
  if (known) return known
  const made: OutgoingHttpHeaders = {
    ...headers,
    vary: 'accept-encoding',
    ...(isRevalidated && { etag }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': body.length,
  }
  sentHeaders.set(body, made)
  return made
}
