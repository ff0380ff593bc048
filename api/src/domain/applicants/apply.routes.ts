import { MAX_RESUME_BYTES } from '@tekskills/shared/contracts/application'
import { applicationReceived, futureApplication, jobApplication } from '@tekskills/shared/contracts/http/applicants'
import { CAPTCHA_HEADER } from '@tekskills/shared/contracts/http/captcha'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Dependencies } from '../../platform/dependencies'
import { idempotencyKey } from '../../platform/http/idempotency/idempotency'
import { forms, readForm, type TextLimits } from '../../platform/multipart/multipart-form'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { createApplicationService } from './apply.service'

const HOUR_S = 60 * 60
/** The longest valid cover letter, written in 3-byte characters, is under 16 kB; ten such answers are under 36 kB. */
const TEXT_LIMITS: TextLimits = { each: 10_000, byName: { coverLetter: 16_000, answers: 36_000 }, all: 64_000 }

/** Applying for a job, and for the talent pool (contract §3.7, additions). */
export const applyRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  await app.register(forms)
  const attempts = createRateLimit(deps.database, 'application-attempt', [{ points: 300, seconds: HOUR_S }])
  const receive = createApplicationService(deps)

  const route = <Schema extends typeof jobApplication | typeof futureApplication>(body: Schema) => ({
    schema: { body, response: { 201: applicationReceived } },
    preValidation: [
      (request: FastifyRequest) => attempts.count(request.ip),
      readForm(body, { resume: MAX_RESUME_BYTES }, TEXT_LIMITS),
    ],
    config: { access: 'public' as const },
  })
  const submissionOf = (request: FastifyRequest) => ({
    resume: request.formFiles?.resume,
    captchaToken: request.headers[CAPTCHA_HEADER]?.toString(),
    requestKey: idempotencyKey(request),
    ip: request.ip,
  })

  app.post('/jobApplicants', route(jobApplication), async (request, reply) => {
    const received = await receive({ ...submissionOf(request), call: 'jobApplicants', form: request.body })
    return reply.code(201).header('cache-control', 'no-store').send(received)
  })
  app.post('/futureApplicants', route(futureApplication), async (request, reply) => {
    const received = await receive({ ...submissionOf(request), call: 'futureApplicants', form: request.body })
    return reply.code(201).header('cache-control', 'no-store').send(received)
  })
}
