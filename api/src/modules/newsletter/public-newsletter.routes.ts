import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { newsletterAnswer, newsletterSignup, type NewsletterAnswer } from '@tekskills/shared/contracts/http/newsletter'
import { z } from 'zod'
import { captchaFailed } from '../../captcha/captcha'
import type { Dependencies } from '../../dependencies'
import { createRateLimit } from '../../rate-limits/rate-limit'
import { sendPage } from './newsletter-page'
import { createNewsletter } from './newsletter.service'

const MINUTE = 60
const linkQuery = z.object({ token: z.string().max(400).default('') })
const taken: NewsletterAnswer = { status: 'PENDING_CONFIRMATION', message: 'Successfully Submitted' }

/** The newsletter for visitors (contract §3.7, row 5 and the additions). */
export const publicNewsletterRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, parts) => {
  const newsletter = createNewsletter(parts)
  const { captcha } = parts
  const limit = createRateLimit(parts.database, 'newsletter', [
    { points: 5, seconds: MINUTE },
    { points: 30, seconds: 60 * MINUTE },
  ])

  app.post(
    '',
    { schema: { body: newsletterSignup, response: { 202: newsletterAnswer } }, config: { access: 'public' } },
    async (request, reply) => {
      await limit.count(request.ip)
      const verified = await captcha.verify(request.body.token, request.ip)
      // A mail goes out to whoever is named, so it must not be free to send.
      if (!verified && !captcha.off) throw captchaFailed()
      await newsletter.signUp(request.body.email, verified)
      return reply.header('cache-control', 'no-store').code(202).send(taken)
    },
  )

  // The button of the page, and the one click of RFC 8058, send forms; all that counts is in the address.
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
  app.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, done) => done(null, {}))
  const page = { schema: { querystring: linkQuery }, config: { access: 'public' as const } }
  const deed = { schema: { querystring: linkQuery }, config: { access: 'public' as const, provenByLink: true } }

  app.get('/confirm', page, async ({ query }, reply) => {
    if (!newsletter.isConfirmLink(query.token)) return sendExpired(reply)
    const text = 'Press the button, and this address will receive the Tekskills newsletter.'
    return sendPage(reply, 200, { title: 'Confirm your subscription', text, button: 'Confirm the subscription' })
  })

  app.post('/confirm', deed, async ({ query }, reply) => {
    if (!(await newsletter.confirm(query.token))) return sendExpired(reply)
    return sendPage(reply, 200, { title: 'You are subscribed', text: 'Thank you for confirming your address.' })
  })

  app.get('/unsubscribe', page, async ({ query }, reply) => {
    if (!newsletter.isUnsubscribeLink(query.token)) return sendExpired(reply)
    const text = 'Press the button, and we send no further newsletter to this address.'
    return sendPage(reply, 200, { title: 'End your subscription', text, button: 'Unsubscribe' })
  })

  app.post('/unsubscribe', deed, async ({ query }, reply) => {
    if (!(await newsletter.unsubscribe(query.token))) return sendExpired(reply)
    return sendPage(reply, 200, {
      title: 'You are unsubscribed',
      text: 'We send no further newsletter to this address.',
    })
  })
}

const sendExpired = (reply: FastifyReply) =>
  sendPage(reply, 410, {
    title: 'This link is no longer valid',
    text: 'It was used up or is incomplete. Sign up again with the form at the foot of our pages.',
  })
