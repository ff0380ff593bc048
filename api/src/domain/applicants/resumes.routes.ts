import { resumeText } from '@tekskills/shared/contracts/http/applicants'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { auditRecord } from '../../platform/audit/audit-log'
import type { Dependencies } from '../../platform/dependencies'
import { inspectDocument } from '../../platform/files/inspect-document'
import { sendFile } from '../../platform/files/send-file'
import { notFound } from '../../platform/http/problems/problem-error'
import { idParams, readId } from '../../platform/http/validation/record-id'
import { sessionOf } from '../session/access-plugin'
import { actorOf } from '../session/session'
import { selectApplicants } from './applicant-rows'

const query = z.object({
  disposition: z.enum(['attachment', 'inline']).optional(),
  /** Sends the résumé of the first of several applications instead of the latest one. */
  which: z.literal('first').optional(),
})
type DownloadQuery = z.infer<typeof query>

/** Résumés, for recruiters only; each download is recorded in the audit log (contract §3.7, row 40). */
export const resumesRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, { database, files, now }) => {
  /** The stored file of a résumé; the access is recorded. */
  const openResume = (request: FastifyRequest, id: string, which?: 'first') =>
    database.queries.transaction().execute(async (transaction) => {
      const row = await selectApplicants(transaction, sessionOf(request).accountId)
        .innerJoin('stored_file', 'stored_file.id', which ? 'applicant.first_resume_id' : 'applicant.resume_id')
        .select(['stored_file.id', 'stored_file.name', 'stored_file.type', 'applicant.reference'])
        .where('applicant.id', '=', id)
        .executeTakeFirst()
      if (!row) throw notFound('The CV could not be found.')
      const context = { transaction, actor: actorOf(request), now: now() }
      await auditRecord(context, { action: 'download', entity: 'applicant', entityId: id }, row.reference)
      return row
    })

  const sendResume = async (
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    { disposition, which }: DownloadQuery,
  ) => {
    const file = await openResume(request, id, which)
    return sendFile(reply, files, file, disposition)
  }

  app.get('/download/:id', { schema: { params: idParams, querystring: query } }, async (request, reply) =>
    sendResume(request, reply, request.params.id, request.query),
  )
  const byQuery = query.extend({ id: z.string().optional() })
  app.get('/download', { schema: { querystring: byQuery } }, async (request, reply) =>
    sendResume(request, reply, readId(request.query.id), request.query),
  )

  app.get('/:id/resumeText', { schema: { params: idParams, response: { 200: resumeText } } }, async (request) => {
    const { id } = await openResume(request, request.params.id)
    const content = await files.read(id)
    const { paragraphs } = (content && (await inspectDocument(content, { reading: 'paragraphs' }))) ?? {}
    if (!paragraphs) throw notFound('This CV cannot be shown as text.')
    return { paragraphs }
  })
}
