import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { AnswerCache, KeptAnswer } from './response-cache'
import { compress, encodingFor } from './compression'
import type { ContentTag } from './content-changes'

/** Public reads may be kept a minute, and shown five more while a fresh one is fetched (contract §3.1). */
export const PUBLIC_CACHING = 'public, max-age=60, stale-while-revalidate=300'

const REQUEST_ID = 'x-request-id'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer of this route is kept; it shows content with these tags. */
    kept?: readonly ContentTag[]
  }
}

/** Answers kept routes from memory before anything else is done for them: register it before what sets headers. */
export const keptAnswers = fp<{ answers: AnswerCache }>(
  async (app, { answers }) => {
    app.addHook('onRequest', (request, reply, done) => {
      const answer = request.routeOptions.config.kept && answers.at(request.url)
      if (!answer || !sendAgain(request, reply, answer)) done()
    })
  },
  { name: 'kept-answers' },
)

/** Sends an answer as it has left before, past all hooks; false when it never left in the form that is wanted now. */
function sendAgain(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): boolean {
  const form = answer.forms[encodingFor(answer.plain.length, request.headers['accept-encoding']?.toString())]
  if (!form) return false
  reply.hijack()
  const headers = [...form.headers, REQUEST_ID, request.id]
  if (isFresh(request, answer)) reply.raw.writeHead(304, headers).end()
  else reply.raw.writeHead(200, [...headers, 'content-length', String(form.body.length)]).end(form.body, 'latin1')
  return true
}

/** Sends an answer for the first time in a form, with the headers that the hooks have set, and keeps that form. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
  type = 'application/json; charset=utf-8',
): Promise<FastifyReply> {
  const encoding = encodingFor(answer.plain.length, request.headers['accept-encoding']?.toString())
  reply.headers({ 'cache-control': PUBLIC_CACHING, etag: answer.etag, vary: 'Accept-Encoding' })
  reply.type(type)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const body = await compress(answer.plain, encoding)
  answer.forms[encoding] ??= { body: body.toString('latin1'), headers: headersOf(reply) }
  return isFresh(request, answer) ? reply.code(304).send() : reply.send(body)
}

/** What everybody may be sent again: all headers but the one that names the request. */
const headersOf = (reply: FastifyReply) =>
  Object.entries(reply.getHeaders())
    .filter(([name]) => name !== REQUEST_ID)
    .flatMap(([name, value]) => [name, String(value)])

const isFresh = ({ headers }: FastifyRequest, { etag }: KeptAnswer) =>
  headers['if-none-match'] !== undefined && headers['if-none-match'].split(/,\s*/).includes(etag)
