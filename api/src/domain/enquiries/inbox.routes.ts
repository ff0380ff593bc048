import { bulkResponse } from '@tekskills/shared/contracts/http/bulk'
import {
  enquiryBulk,
  enquiryDetail,
  enquiryEntryInput,
  enquiryUpdate,
  staffEnquiry,
} from '@tekskills/shared/contracts/http/enquiries'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inWriteContext, type WriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { saveOnce } from '../../platform/http/idempotency/idempotency'
import { bulk } from '../../platform/http/lists/bulk'
import { tableRoutes } from '../../platform/http/lists/table.routes'
import { idParams, readId } from '../../platform/http/validation/record-id'
import { seenVersion } from '../../platform/http/validation/record-version'
import { exportNote } from '../session/note-export'
import { actorOf } from '../session/session'
import { inboxList, listEnquiries, readEnquiryDetail } from './inbox.repository'
import { addEntry, changeEnquiry, completeEnquiryErasure, eraseEnquiry } from './inbox.service'

/** The enquiry inbox for staff (BO-05; contract §3.7, additions). */
export const inboxRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { queries } = deps.database

  tableRoutes(app, '/get-allEnquiries', {
    parameters: inboxList,
    row: staffEnquiry,
    read: (list) => listEnquiries(queries, list, deps.now()),
    fileName: 'enquiries',
    recordExport: (request) => exportNote(deps, 'enquiry', 'enquiries')(request),
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
      'Assigned to': ({ assignedTo }) => assignedTo?.name,
      'Suspected spam': ({ suspectedSpam }) => suspectedSpam,
    },
  })

  const write = <Result>(request: FastifyRequest, work: (context: WriteContext) => Promise<Result>) =>
    inWriteContext(deps, actorOf(request), work)

  app.get('/:id', { schema: { params: idParams, response: { 200: enquiryDetail } } }, async ({ params }) =>
    readEnquiryDetail(queries, params.id, deps.now()),
  )

  const updating = { body: enquiryUpdate, response: { 200: staffEnquiry } }

  app.put('', { schema: updating }, async (request) => {
    const { id, version, ...change } = request.body
    return write(request, (context) => changeEnquiry(context, readId(id), change, () => version))
  })
  app.put('/:id', { schema: { ...updating, params: idParams } }, async (request) => {
    const { version, ...change } = request.body
    return write(request, (context) => changeEnquiry(context, request.params.id, change, () => version))
  })

  app.post(
    '/:id/entries',
    { schema: { params: idParams, body: enquiryEntryInput, response: { 201: enquiryDetail } } },
    async (request, reply) => {
      const { id } = request.params
      await write(request, (context) =>
        saveOnce(context, request, () => addEntry(context, id, request.body, deps.config)),
      )
      deps.mail.wake()
      return reply.code(201).send(await readEnquiryDetail(queries, id, deps.now()))
    },
  )

  app.delete(
    '/:id',
    { schema: { params: idParams, querystring: seenVersion, response: { 204: z.null() } } },
    async (request, reply) => {
      const { id } = request.params
      await write(request, (context) => eraseEnquiry(context, id, request.query.version))
      await completeEnquiryErasure(deps, id)
      return reply.code(204).send(null)
    },
  )

  app.post('/bulk', { schema: { body: enquiryBulk, response: { 200: bulkResponse } } }, async (request) => {
    const { body } = request
    return bulk(body, (id, seen) =>
      write(request, (context) =>
        changeEnquiry(context, readId(id), { status: body.value }, ({ version }) => seen ?? version),
      ),
    )
  })
}
