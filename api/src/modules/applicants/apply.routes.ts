import { createHash, createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  applicationReceived,
  futureApplication,
  jobApplication,
  MAX_RESUME_BYTES,
  type ApplicationReceived,
} from '@tekskills/shared/contracts/http/applicants'
import { CAPTCHA_HEADER } from '@tekskills/shared/contracts/http/captcha'
import { siteDay } from '../../careers/site-day'
import { inTransaction } from '../../database/in-transaction'
import type { Dependencies } from '../../dependencies'
import { checkDocument } from '../../files/check-document'
import { idempotencyKey, idempotent } from '../../idempotency/idempotent'
import { forms, readForm } from '../../pictures/record-form'
import { createRateLimit } from '../../rate-limits/rate-limit'
import { receiveApplication, type Application, type Received } from './apply.service'
import { recruiterNotice } from './recruiter-notice'

const HOUR = 60 * 60

/** Applying for a job, and for the talent pool (contract §3.7, additions). */
export const applyRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, parts) => {
  const { database, config, files, signer, captcha } = parts
  await app.register(forms)
  const attempts = createRateLimit(database, 'application-attempt', [{ points: 60, seconds: HOUR }])
  const accepted = createRateLimit(database, 'application', [{ points: 5, seconds: HOUR }])
  const keys = createRateLimit(database, 'application-key', [{ points: 1, seconds: HOUR }])
  const ipSecret = signer.secretFor('consent')

  /** A request sent again under its key is no further application. */
  async function count(request: FastifyRequest, key: string | undefined): Promise<void> {
    const seen = key && !(await keys.allows(createHash('sha256').update(`${request.ip} ${key}`).digest('base64url')))
    if (!seen) await accepted.count(request.ip)
  }

  const apply = async (request: FastifyRequest, reply: FastifyReply, call: string, form: Application['form']) => {
    const resume = await checkDocument('resume', request.formFiles?.resume, ['pdf', 'doc', 'docx'])
    const key = idempotencyKey(request)
    await count(request, key)
    // A token may be missing, as of a program that speaks for a person; one that came has to hold (FM-05).
    const verified = await captcha.verify(request.headers[CAPTCHA_HEADER]?.toString(), request.ip)
    const now = parts.now()
    let received: Received | undefined
    const answer = await files.withFile(resume, (insertFile) =>
      inTransaction(parts, (transaction) => {
        const content = [JSON.stringify(form), resume.content]
        return idempotent<ApplicationReceived>(transaction, { call, key, content, now }, async () => {
          if (verified) await captcha.spend(transaction, verified)
          received = await receiveApplication({
            ...{ transaction, form, insertFile, now },
            // The trail names no visitor; their address is kept only as the hash beside the consent.
            actor: { accountId: null, ip: null },
            today: siteDay(now, config.timeZone),
            ipHash: createHmac('sha256', ipSecret).update(request.ip).digest('base64url'),
            referrer: referrerOf(request, config.siteOrigin),
          })
          const notice = recruiterNotice(received, config.siteOrigin)
          if (notice) await parts.mail.queue(transaction, notice)
          return { reference: received.reference, message: 'Successfully Submitted' }
        })
      }),
    )
    if (received?.replaced) await files.remove([received.replaced])
    parts.mail.wake()
    return reply.code(201).header('cache-control', 'no-store').send(answer)
  }

  const route = <Schema extends typeof jobApplication | typeof futureApplication>(body: Schema) => ({
    schema: { body, response: { 201: applicationReceived } },
    preValidation: [
      (request: FastifyRequest) => attempts.count(request.ip),
      readForm(body, { resume: MAX_RESUME_BYTES }),
    ],
    config: { access: 'public' as const },
  })

  app.post('/jobApplicants', route(jobApplication), async (request, reply) =>
    apply(request, reply, 'jobApplicants', request.body),
  )
  app.post('/futureApplicants', route(futureApplication), async (request, reply) =>
    apply(request, reply, 'futureApplicants', request.body),
  )
}

/** The host that led to the form, unless it is the site itself. */
function referrerOf({ headers }: FastifyRequest, siteOrigin: string): string | null {
  if (!headers.referer || !URL.canParse(headers.referer)) return null
  const { origin, hostname } = new URL(headers.referer)
  return origin === siteOrigin ? null : hostname.slice(0, 80) || null
}
