import {
  applicantMail,
  applicantMailInput,
  applicantMailsWritten,
  mailPreview,
  mailPreviewInput,
  mailTemplate,
  mailTemplateInput,
} from '@tekskills/shared/contracts/http/applicant-mails'
import { applicantStage } from '@tekskills/shared/contracts/http/applicants'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inWriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { saveOnce } from '../../platform/http/idempotency/idempotency'
import { idParams, readId } from '../../platform/http/validation/record-id'
import { sessionOf } from '../session/access-plugin'
import { actorOf } from '../session/session'
import { readMailTemplates, resetMailTemplate, saveMailTemplate } from './mail-templates'
import { cancelMail, previewMails, readApplicantMails, stageMailScope, writeMails } from './stage-mails'

/** Emails that staff write to applicants, and their templates, for the role CAREERS (ADR 0092). */
export const applicantMailsRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { queries } = deps.database
  const params = z.object({ stage: applicantStage })

  app.get('/templates', { schema: { response: { 200: z.array(mailTemplate) } } }, async () =>
    readMailTemplates(queries),
  )

  app.put(
    '/templates/:stage',
    { schema: { params, body: mailTemplateInput, response: { 200: mailTemplate } } },
    async (request) =>
      inWriteContext(deps, actorOf(request), (context) =>
        saveOnce(context, request, () => saveMailTemplate(context, request.params.stage, request.body)),
      ),
  )

  app.delete('/templates/:stage', { schema: { params, response: { 200: mailTemplate } } }, async (request) =>
    inWriteContext(deps, actorOf(request), (context) => resetMailTemplate(context, request.params.stage)),
  )

  app.post(
    '/preview',
    { schema: { body: mailPreviewInput, response: { 200: z.array(mailPreview) } } },
    async (request, reply) => {
      const previews = await previewMails(queries, request.body, sessionOf(request).accountId, stageMailScope(deps))
      return reply.header('cache-control', 'no-store').send(previews)
    },
  )

  app.post(
    '',
    { schema: { body: applicantMailInput, response: { 202: applicantMailsWritten } } },
    async (request, reply) => {
      const written = await inWriteContext(deps, actorOf(request), (context) =>
        saveOnce(context, request, () => writeMails(context, request.body, stageMailScope(deps))),
      )
      deps.mail.wake()
      return reply.code(202).send(written)
    },
  )

  const query = z.object({ applicantId: z.string().max(40).optional() })
  app.get('', { schema: { querystring: query, response: { 200: z.array(applicantMail) } } }, async (request) =>
    readApplicantMails(
      queries,
      readId(request.query.applicantId, 'applicantId'),
      sessionOf(request).accountId,
      stageMailScope(deps),
    ),
  )

  app.delete('/:id', { schema: { params: idParams, response: { 204: z.null() } } }, async (request, reply) => {
    await inWriteContext(deps, actorOf(request), (context) =>
      cancelMail(context, request.params.id, stageMailScope(deps)),
    )
    return reply.code(204).send(null)
  })
}
