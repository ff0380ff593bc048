import { CAPTCHA_HEADER } from '@tekskills/shared/contracts/http/captcha'
import {
  caseStudyEnquiry,
  enquiryResponse,
  footerEnquiry,
  type EnquiryResponse,
} from '@tekskills/shared/contracts/http/enquiries'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Dependencies } from '../../platform/dependencies'
import { idempotencyKey } from '../../platform/http/idempotency/idempotency'
import type { EnquiryText } from './enquiries.repository'
import { createEnquiryService } from './enquiries.service'

const response = { 201: enquiryResponse }

/** Enquiries of visitors (contract §3.7, rows 4 and 13). The captcha token is sent in a header, or in the body. */
export const publicEnquiriesRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const receiveEnquiry = createEnquiryService(deps)

  async function receiveForm(request: FastifyRequest, reply: FastifyReply, text: EnquiryText, form: Guarded) {
    const id = await receiveEnquiry({
      text,
      token: request.headers[CAPTCHA_HEADER]?.toString() || form.token,
      filledByBot: Boolean(form.website),
      requestKey: idempotencyKey(request),
      ip: request.ip,
    })
    const body: EnquiryResponse = { id, message: 'Successfully Submitted' }
    return reply.header('cache-control', 'no-store').code(201).send(body)
  }

  app.post(
    '/footerEnquiry',
    { schema: { body: footerEnquiry, response }, config: { access: 'public' } },
    async (request, reply) => {
      const { name, email, subject, message } = request.body
      return receiveForm(request, reply, { type: 'CONTACT', name, email, subject, message }, request.body)
    },
  )

  app.post(
    '/caseStudyEnquiry',
    { schema: { body: caseStudyEnquiry, response }, config: { access: 'public' } },
    async (request, reply) => {
      const { casestudyId, email, company, phone } = request.body
      const text: EnquiryText = {
        type: 'CASESTUDY',
        casestudyId,
        email,
        company: company || null,
        phone: phone || null,
        name: request.body.name ?? '',
        subject: '',
        message: request.body.message ?? '',
      }
      return receiveForm(request, reply, text, request.body)
    },
  )
}

interface Guarded {
  token?: string | null
  website?: string
}
