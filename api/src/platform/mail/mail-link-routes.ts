import type { SubscriptionState } from '@tekskills/shared/contracts/http/newsletter'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ProblemError } from '../http/problems/problem-error'
import { sendPage, type PageText } from './mail-link-page'

const linkQuery = z.object({ token: z.string().max(400).default('') })

/** What the links of a subscription do; each call returns undefined if the link is invalid or has expired. */
interface LinkActions {
  stateOf(purpose: 'confirm' | 'unsubscribe', token: string): Promise<SubscriptionState | undefined>
  confirm(token: string): Promise<SubscriptionState | undefined>
  unsubscribe(token: string): Promise<SubscriptionState | undefined>
}

/** The texts of the small pages for clients that do not ask for JSON. */
export interface LinkTexts {
  confirm: { ask: PageText; done: PageText }
  unsubscribe: { ask: PageText; done: PageText }
  expired: PageText
}

/**
 * The calls behind the links in subscription emails: `GET` only looks, `POST` acts (ADR 0024). The site renders
 * the pages of the links itself and requests JSON; any other client gets a small HTML page.
 */
export function mailLinkRoutes(
  server: FastifyInstance,
  { stateOf, ...actions }: LinkActions,
  stateSchema: z.ZodType<SubscriptionState>,
  texts: LinkTexts,
): void {
  const app = server.withTypeProvider<ZodTypeProvider>()
  // The button of the page and the one-click request of RFC 8058 send forms; only the token in the URL matters.
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
  app.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, done) => done(null, {}))

  function sendState(
    request: FastifyRequest,
    reply: FastifyReply,
    state: SubscriptionState | undefined,
    text: PageText,
  ) {
    const takesJson = request.headers.accept?.includes('application/json') ?? false
    if (!takesJson) return state ? sendPage(reply, 200, text) : sendPage(reply, 410, texts.expired)
    if (!state) throw new ProblemError(410, 'LINK_EXPIRED', 'This link is no longer valid.')
    return reply.header('cache-control', 'no-store').send(state)
  }

  const schema = { querystring: linkQuery, response: { 200: stateSchema } }
  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    app.get(`/${purpose}`, { schema, config: { access: 'public' } }, async (request, reply) =>
      sendState(request, reply, await stateOf(purpose, request.query.token), texts[purpose].ask),
    )
    app.post(`/${purpose}`, { schema, config: { access: 'public', signedLink: true } }, async (request, reply) =>
      sendState(request, reply, await actions[purpose](request.query.token), texts[purpose].done),
    )
  }
}
