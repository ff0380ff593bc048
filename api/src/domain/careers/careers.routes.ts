import { bulkResponse } from '@tekskills/shared/contracts/http/bulk'
import { careerBulk, staffCareer } from '@tekskills/shared/contracts/http/careers'
import { previewLink } from '@tekskills/shared/contracts/http/content'
import { colleagues } from '@tekskills/shared/contracts/http/hiring-teams'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inWriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { bulk } from '../../platform/http/lists/bulk'
import { tableRoutes } from '../../platform/http/lists/table.routes'
import { idParams, readId } from '../../platform/http/validation/record-id'
import { mutateContent, saveContent } from '../../platform/http/content-changes/content-changes'
import { siteDay } from '../../platform/time/site-day'
import { editingRoutes } from '../editing/editing.routes'
import { readColleagues } from '../hiring-teams/hiring-teams.repository'
import { requireRight } from '../hiring-teams/job-access'
import { sessionOf } from '../session/access-plugin'
import { actorOf } from '../session/session'
import { checkSlug, slugCheck, slugQuery } from '../slugs/slugs'
import { previewCareer } from './career-preview'
import { careerColumns } from './career-rows'
import { careerCreate, careerUpdate, type CareerChange } from './career-values'
import { careerList, listCareers, readCareer } from './careers.repository'
import { bulkCareerChange, changeCareer, createCareer, deleteCareer, type CareerWriteContext } from './careers.service'

const tags = ['careers'] as const
const bodyLimit = 2 * 1024 * 1024

/** Jobs for staff (contract §3.7, rows 34 and 35, and the additions). */
export const careersRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { queries } = deps.database
  const today = () => siteDay(deps.now(), deps.config.timeZone)
  const viewOf = (request: FastifyRequest) => ({ today: today(), viewer: sessionOf(request).accountId })

  /** Runs a change in its own transaction, on behalf of the account that sent the request. */
  const mutate = <T>(request: FastifyRequest, reply: FastifyReply, work: (context: CareerWriteContext) => Promise<T>) =>
    mutateContent(deps, { reply, actor: actorOf(request), tags }, (context) => work({ ...context, today: today() }))

  tableRoutes(app, '/get-allcareers', {
    parameters: careerList,
    row: staffCareer,
    read: (list, request) => listCareers(queries, list, viewOf(request)),
    columns: careerColumns,
    fileName: 'jobs',
  })

  app.get('/checkSlug', { schema: { querystring: slugQuery, response: { 200: slugCheck } } }, async ({ query }) =>
    checkSlug(queries, 'career', query.slug, query.excludeId),
  )

  app.get('/colleagues', { schema: { response: { 200: colleagues } } }, async (request) =>
    readColleagues(queries, sessionOf(request).accountId),
  )

  app.get('/:id', { schema: { params: idParams, response: { 200: staffCareer } } }, async (request) =>
    readCareer(queries, request.params.id, viewOf(request)),
  )

  app.post('/:id/preview', { schema: { params: idParams, response: { 200: previewLink } } }, async (request) =>
    inWriteContext(deps, actorOf(request), (context) => previewCareer(context, request.params.id, deps.signer)),
  )

  editingRoutes(app, 'career', deps, (accountId, id) =>
    requireRight(queries, { viewer: accountId, right: 'LEAD', jobId: id }),
  )

  const creating = { body: careerCreate, response: { 201: staffCareer } }
  app.post('', { schema: creating, bodyLimit }, async (request, reply) => {
    const save = { request, reply, actor: actorOf(request), tags }
    const career = await saveContent(deps, save, (context) =>
      createCareer({ ...context, today: today() }, request.body),
    )
    return reply.code(201).header('location', `/api/career/${career.id}`).send(career)
  })

  async function update(request: FastifyRequest, reply: FastifyReply, id: string, input: CareerChange) {
    // Checked before the stored response, which a former team member must no longer get either.
    await requireRight(queries, { viewer: sessionOf(request).accountId, right: 'LEAD', jobId: id })
    return saveContent(deps, { request, reply, actor: actorOf(request), tags }, (context) =>
      changeCareer({ ...context, today: today() }, id, input),
    )
  }
  const updating = { body: careerUpdate, response: { 200: staffCareer } }

  app.put('', { schema: updating, bodyLimit }, async (request, reply) =>
    update(request, reply, readId(request.body.id), request.body),
  )

  app.put('/:id', { schema: { ...updating, params: idParams }, bodyLimit }, async (request, reply) =>
    update(request, reply, request.params.id, request.body),
  )

  app.delete('/:id', { schema: { params: idParams, response: { 204: z.null() } } }, async (request, reply) => {
    await mutate(request, reply, (context) => deleteCareer(context, request.params.id))
    return reply.code(204).send(null)
  })

  app.post('/bulk', { schema: { body: careerBulk, response: { 200: bulkResponse } } }, async (request, reply) => {
    const work = bulkCareerChange(request.body)
    return bulk(request.body, (id, seen) => mutate(request, reply, (context) => work(context, readId(id), seen)))
  })
}
