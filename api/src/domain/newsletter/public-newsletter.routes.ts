import {
  newsletterResponse,
  newsletterSignup,
  subscriptionState,
  type NewsletterResponse,
} from '@tekskills/shared/contracts/http/newsletter'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { captchaFailed } from '../../platform/captcha/captcha-guard'
import type { Dependencies } from '../../platform/dependencies'
import { mailLinkRoutes, type LinkTexts } from '../../platform/mail/mail-link-routes'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { createNewsletter } from './newsletter.service'

const MINUTE_S = 60
const accepted: NewsletterResponse = { status: 'PENDING_CONFIRMATION', message: 'Successfully Submitted' }

/** The newsletter for visitors (contract §3.7, row 5 and the additions). */
export const publicNewsletterRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const newsletter = createNewsletter(deps)
  const { captcha, mail } = deps
  const limit = createRateLimit(deps.database, 'newsletter', [
    { points: 5, seconds: MINUTE_S },
    { points: 30, seconds: 60 * MINUTE_S },
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

  mailLinkRoutes(app, newsletter, subscriptionState, TEXTS)
}

const TEXTS: LinkTexts = {
  confirm: {
    ask: {
      title: 'Confirm your subscription',
      text: 'Press the button to receive the Tekskills newsletter at this address.',
      button: 'Confirm subscription',
    },
    done: { title: 'You are subscribed', text: 'Thank you for confirming your address.' },
  },
  unsubscribe: {
    ask: {
      title: 'Unsubscribe from the newsletter',
      text: 'Press the button to stop receiving newsletters at this address.',
      button: 'Unsubscribe',
    },
    done: { title: 'You have unsubscribed', text: 'You will not receive any more newsletters at this address.' },
  },
  expired: {
    title: 'This link is no longer valid',
    text: 'It has expired or is incomplete. Sign up again with the form at the bottom of any page.',
  },
}
