import { createHash, createHmac } from 'node:crypto'
import {
  applicationReceived,
  futureApplication,
  jobApplication,
  MAX_RESUME_BYTES,
  type ApplicationReceived,
} from '@tekskills/shared/contracts/http/applicants'
import { CAPTCHA_HEADER } from '@tekskills/shared/contracts/http/captcha'
import { clientNetwork } from '@tekskills/shared/server/client-network'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { inWriteContext } from '../../platform/database/in-transaction'
import type { Dependencies } from '../../platform/dependencies'
import { checkDocument } from '../../platform/files/check-document'
import { settleUploads } from '../../platform/files/staged-upload'
import { idempotencyKey, idempotent, repeatable, type Attempt } from '../../platform/http/idempotency/idempotency'
import { forms, readForm, type TextLimits } from '../../platform/multipart/multipart-form'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { siteDay } from '../../platform/time/site-day'
import { receiveApplication, type Application } from './apply.service'
import { recruiterNotice } from './recruiter-notice'

const HOUR = 60 * 60
/** The audit log does not name visitors; their IP address is stored only as a hash with the consent. */
const VISITOR = { accountId: null, ip: null }
/** The longest valid cover letter, written in 4-byte characters, is under 16 kB. */
const TEXTS: TextLimits = { each: 10_000, byName: { coverLetter: 16_000 }, all: 64_000 }

/** Applying for a job, and for the talent pool (contract §3.7, additions). */
export const applyRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { database, config, files, signer, captcha } = deps
  await app.register(forms)
  // A job fair or an office sends from one IP address, so the stricter limits count per person or apply only without a
  // solved captcha.
  const attempts = createRateLimit(database, 'application-attempt', [{ points: 300, seconds: HOUR }])
  const accepted = createRateLimit(database, 'application', [{ points: 100, seconds: HOUR }])
  const unchecked = createRateLimit(database, 'application-unchecked', [{ points: 5, seconds: HOUR }])
  const repeated = createRateLimit(database, 'application-repeated', [{ points: 3, seconds: HOUR }])
  const once = repeatable(database.queries)
  const ipSecret = signer.secretFor('consent')

  async function count({ ip }: FastifyRequest, form: Application['form'], isChecked: boolean) {
    const target = 'jobId' in form ? form.jobId : 'pool'
    // Keyed by the sender's network too, so that a stranger who uses an applicant's e-mail address cannot block them
    // from applying.
    await repeated.count(digestOf(clientNetwork(ip), target.toLowerCase(), form.email.toLowerCase()))
    await (isChecked ? accepted : unchecked).count(ip)
  }

  async function receive(request: FastifyRequest, attempt: Attempt, form: Application['form']) {
    // A token may be missing, for example when software applies on behalf of a person; a token that is sent must be
    // valid (FM-05).
    const verified = await captcha.verify(request.headers[CAPTCHA_HEADER]?.toString(), request.ip)
    // Last, because it is the most expensive check; a request with a rejected file does not count as an application.
    const document = await checkDocument('resume', request.formFiles?.resume, ['pdf', 'doc', 'docx'])
    await count(request, form, captcha.off || verified !== undefined)
    const resume = await files.stage(document)
    const applying = inWriteContext(deps, VISITOR, (context) => {
      const { transaction, now } = context
      return idempotent<ApplicationReceived>(transaction, { ...attempt, now }, async () => {
        if (verified) await captcha.spend(transaction, verified)
        const received = await receiveApplication({
          ...context,
          form,
          resume,
          today: siteDay(now, config.timeZone),
          ipHash: createHmac('sha256', ipSecret).update(request.ip).digest('base64url'),
        })
        const notice = recruiterNotice(received, config.siteOrigin)
        if (notice) await deps.mail.queue(transaction, notice)
        return { reference: received.reference, message: 'Successfully Submitted' }
      })
    })
    const received = await settleUploads([resume], applying)
    deps.mail.wake()
    return received
  }

  const apply = async (request: FastifyRequest, reply: FastifyReply, call: string, form: Application['form']) => {
    const file = request.formFiles?.resume?.content ?? ''
    const content = [JSON.stringify(form), createHash('sha256').update(file).digest()]
    const attempt = { call, key: idempotencyKey(request), content }
    const received = await once(attempt, () => receive(request, attempt, form))
    return reply.code(201).header('cache-control', 'no-store').send(received)
  }

  const route = <Schema extends typeof jobApplication | typeof futureApplication>(body: Schema) => ({
    schema: { body, response: { 201: applicationReceived } },
    preValidation: [
      (request: FastifyRequest) => attempts.count(request.ip),
      readForm(body, { resume: MAX_RESUME_BYTES }, TEXTS),
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

/** Hashes the parts of a rate-limit key, so that no key contains personal data. */
const digestOf = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
