import {
  jobAlertResponse,
  jobAlertSignup,
  jobAlertState,
  type JobAlertResponse,
} from '@tekskills/shared/contracts/http/job-alerts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { captchaFailed } from '../../platform/captcha/captcha-guard'
import type { Dependencies } from '../../platform/dependencies'
import { mailLinkRoutes, type LinkTexts } from '../../platform/mail/mail-link-routes'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { createJobAlerts } from './job-alerts.service'

const MINUTE_S = 60
const accepted: JobAlertResponse = { status: 'PENDING_CONFIRMATION' }

/** Job alerts for visitors (contract §3.7, additions). */
export const publicJobAlertsRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const alerts = createJobAlerts(deps)
  const { captcha, mail } = deps
  const limit = createRateLimit(deps.database, 'job-alerts', [
    { points: 5, seconds: MINUTE_S },
    { points: 30, seconds: 60 * MINUTE_S },
  ])

  app.post(
    '',
    { schema: { body: jobAlertSignup, response: { 202: jobAlertResponse } }, config: { access: 'public' } },
    async (request, reply) => {
      await limit.count(request.ip)
      const { email, search, token } = request.body
      const verified = await captcha.verify(token, request.ip)
      // The request sends an email to an arbitrary address, so it always needs a captcha.
      if (!verified && !captcha.off) throw captchaFailed()
      mail.afterResponse(reply.raw, await alerts.signUp(email, search, verified))
      return reply.header('cache-control', 'no-store').code(202).send(accepted)
    },
  )

  mailLinkRoutes(app, alerts, jobAlertState, TEXTS)
}

const TEXTS: LinkTexts = {
  confirm: {
    ask: {
      title: 'Confirm your job alert',
      text: 'Press the button to be emailed about new positions.',
      button: 'Confirm job alert',
    },
    done: {
      title: 'Your job alert is on',
      text: 'We will email you when there are new positions, at most once a day.',
    },
  },
  unsubscribe: {
    ask: {
      title: 'Stop this job alert',
      text: 'Press the button, and you will get no more emails about new positions for this search.',
      button: 'Stop job alert',
    },
    done: { title: 'The job alert is off', text: 'Your address has been deleted from it.' },
  },
  expired: {
    title: 'This link is no longer valid',
    text: 'It has expired or is incomplete. Ask for a new one on the open positions page.',
  },
}
