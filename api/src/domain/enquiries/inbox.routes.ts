import { bulkResponse } from '@tekskills/shared/contracts/http/bulk'
import {
  enquiryBulk,
  enquiryUpdate,
  staffEnquiry,
  type EnquiryStatus,
  type StaffEnquiry,
} from '@tekskills/shared/contracts/http/enquiries'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { auditRecord } from '../../platform/audit/audit-log'
import { inWriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { bulk } from '../../platform/http/lists/bulk'
import { tableRoutes } from '../../platform/http/lists/table.routes'
import { idParams, readId } from '../../platform/http/validation/record-id'
import { nextVersion } from '../../platform/http/validation/record-version'
import { actorOf } from '../session/session'
import { inboxList, listEnquiries, readEnquiry } from './inbox.repository'

/** The enquiry inbox for staff (BO-05; contract §3.7, additions). */
export const inboxRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { queries } = deps.database

  tableRoutes(app, '/get-allEnquiries', {
    parameters: inboxList,
    row: staffEnquiry,
    read: (list) => listEnquiries(queries, list, deps.now()),
    fileName: 'enquiries',
    columns: {
      Received: ({ createdAt }) => createdAt,
      Type: ({ type }) => type,
      Status: ({ status }) => status,
      Name: ({ name }) => name,
      Email: ({ email }) => email,
      Company: ({ company }) => company,
      Phone: ({ phone }) => phone,
      Subject: ({ subject }) => subject,
      Message: ({ message }) => message,
      'Case study': ({ caseStudy, casestudyId }) => caseStudy?.title ?? casestudyId,
      'Case study page': ({ caseStudy }) => caseStudy?.path && deps.config.siteOrigin + caseStudy.path,
      'Suspected spam': ({ suspectedSpam }) => suspectedSpam,
    },
  })

  app.get('/:id', { schema: { params: idParams, response: { 200: staffEnquiry } } }, async ({ params }) =>
    readEnquiry(queries, params.id, deps.now()),
  )

  type VersionOf = (current: StaffEnquiry) => number | undefined

  const change = (request: FastifyRequest, id: string, status: EnquiryStatus, versionOf: VersionOf) =>
    inWriteContext(deps, actorOf(request), async (context) => {
      const { transaction, actor, now } = context
      await transaction.selectFrom('enquiry').select('id').where('id', '=', id).forUpdate().execute()
      const current = await readEnquiry(transaction, id, now)
      const version = nextVersion(current, versionOf(current))
      const values = { status, version, updated_at: now, updated_by: actor.accountId }
      await transaction.updateTable('enquiry').set(values).where('id', '=', id).execute()
      const entry = { action: 'update', entity: 'enquiry', entityId: id } as const
      await auditRecord(context, entry, current.subject || current.caseStudy?.title || current.email)
      return readEnquiry(transaction, id, now)
    })
  const updating = { body: enquiryUpdate, response: { 200: staffEnquiry } }

  app.put('', { schema: updating }, async (request) =>
    change(request, readId(request.body.id), request.body.status, () => request.body.version),
  )
  app.put('/:id', { schema: { ...updating, params: idParams } }, async (request) =>
    change(request, request.params.id, request.body.status, () => request.body.version),
  )

  app.post('/bulk', { schema: { body: enquiryBulk, response: { 200: bulkResponse } } }, async (request) => {
    const { body } = request
    return bulk(body, (id, seen) => change(request, readId(id), body.value, ({ version }) => seen ?? version))
  })
}
