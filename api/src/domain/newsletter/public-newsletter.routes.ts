import {
  newsletterResponse,
  newsletterSignup,
  subscriptionState,
  type NewsletterResponse,
  type SubscriptionState,
} from '@tekskills/shared/contracts/http/newsletter'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { captchaFailed } from '../../platform/captcha/captcha-guard'
import type { Dependencies } from '../../platform/dependencies'
import { ProblemError } from '../../platform/http/problems/problem-error'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { sendPage, type PageText } from './newsletter-page'
import { createNewsletter } from './newsletter.service'

const MINUTE = 60
const linkQuery = z.object({ token: z.string().max(400).default('') })
const accepted: NewsletterResponse = { status: 'PENDING_CONFIRMATION', message: 'Successfully Submitted' }

/** The newsletter for visitors (contract §3.7, row 5 and the additions). */
export const publicNewsletterRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const newsletter = createNewsletter(deps)
  const { captcha, mail } = deps
  const limit = createRateLimit(deps.database, 'newsletter', [
    { points: 5, seconds: MINUTE },
    { points: 30, seconds: 60 * MINUTE },
  ])

  app.post(
    '',
    { schema: { body: newsletterSignup, response: { 202: newsletterResponse } }, config: { access: 'public' } },
    async (request, reply) => {
      await limit.count(request.ip)
      const verified = await captcha.verify(request.body.token, request.ip)
      // The request sends an email to an arbitrary address, so it always needs a captcha.
      if (!verified && !captcha.off) throw captchaFailed()
      mail.afterResponse(reply.raw, await newsletter.signUp(request.body.email, verified))
      return reply.header('cache-control', 'no-store').code(202).send(accepted)
    },
  )

  // The button of the page and the one-click request of RFC 8058 send forms; only the token in the URL matters.
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
  app.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, done) => done(null, {}))
  const schema = { querystring: linkQuery, response: { 200: subscriptionState } }
  const page = { schema, config: { access: 'public' as const } }
  const action = { schema, config: { access: 'public' as const, signedLink: true } }

  /** The site renders these pages itself and requests JSON; any other client gets a small HTML page. */
  function sendState(request: FastifyRequest, reply: FastifyReply, state: State, text: PageText) {
    const takesJson = request.headers.accept?.includes('application/json') ?? false
    if (!takesJson) return state ? sendPage(reply, 200, text) : sendExpired(reply)
    if (!state) throw new ProblemError(410, 'LINK_EXPIRED', 'This link is no longer valid.')
    return reply.header('cache-control', 'no-store').send(state)
  }

  app.get('/confirm', page, async (request, reply) =>
    sendState(request, reply, await newsletter.stateOf('confirm', request.query.token), {
      title: 'Confirm your subscription',
      text: 'Press the button to receive the Tekskills newsletter at this address.',
      button: 'Confirm subscription',
    }),
  )

  app.post('/confirm', action, async (request, reply) =>
    sendState(request, reply, await newsletter.confirm(request.query.token), {
      title: 'You are subscribed',
      text: 'Thank you for confirming your address.',
    }),
  )

  app.get('/unsubscribe', page, async (request, reply) =>
    sendState(request, reply, await newsletter.stateOf('unsubscribe', request.query.token), {
      title: 'Unsubscribe from the newsletter',
      text: 'Press the button to stop receiving newsletters at this address.',
      button: 'Unsubscribe',
    }),
  )

  app.post('/unsubscribe', action, async (request, reply) =>
    sendState(request, reply, await newsletter.unsubscribe(request.query.token), {
      title: 'You have unsubscribed',
      text: 'You will not receive any more newsletters at this address.',
    }),
  )
}

type State = SubscriptionState | undefined

const sendExpired = (reply: FastifyReply) =>
  sendPage(reply, 410, {
    title: 'This link is no longer valid',
    text: 'It has expired or is incomplete. Sign up again with the form at the bottom of any page.',
  })
