import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { encoded, type AnswerCache, type KeptAnswer } from './answer-cache'
import type { ContentTag } from './content-changes'

/** Public reads may be kept a minute, and shown five more while a fresh one is fetched (contract §3.1). */
export const PUBLIC_CACHING = 'public, max-age=60, stale-while-revalidate=300'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer of this route is kept; it shows content with these tags. */
    kept?: readonly ContentTag[]
  }
}

/** Answers kept routes from memory before anything else is done for them. */
export const keptAnswers = fp<{ answers: AnswerCache }>(
  async (app, { answers }) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!request.routeOptions.config.kept) return
      const answer = answers.at(request.url)
      if (answer) return sendKept(request, reply, answer)
    })
  },
  { name: 'kept-answers' },
)

/** Sends a kept answer: 304 when the client has it already, else compressed as the client can read it. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
): Promise<FastifyReply> {
  reply.header('cache-control', PUBLIC_CACHING).header('etag', answer.etag).header('vary', 'Accept-Encoding')
  if (request.headers['if-none-match']?.split(/,\s*/).includes(answer.etag)) return reply.code(304).send()
  const { body, encoding } = await encoded(answer, request.headers['accept-encoding']?.toString())
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(body)
}
