import {
  applicantBulk,
  applicantCounts,
  applicantDetail,
  applicantNote,
  applicantUpdate,
  mergeInput,
  noteInput,
  staffApplicant,
  type ApplicantUpdate,
} from '@tekskills/shared/contracts/http/applicants'
import { bulkResponse } from '@tekskills/shared/contracts/http/bulk'
import { pageOf } from '@tekskills/shared/contracts/http/lists'
import { applicantScorecards, scorecardInput } from '@tekskills/shared/contracts/http/scorecards'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inWriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { saveOnce } from '../../platform/http/idempotency/idempotency'
import { bulk } from '../../platform/http/lists/bulk'
import { listParameters, tableParameters, parseList } from '../../platform/http/lists/list-parameters'
import { exportNote } from '../session/note-export'
import { tableRoutes } from '../../platform/http/lists/table.routes'
import { idParams, readId } from '../../platform/http/validation/record-id'
import { siteDay } from '../../platform/time/site-day'
import { requireRight } from '../hiring-teams/job-access'
import { sessionOf } from '../session/access-plugin'
import { actorOf } from '../session/session'
import {
  applicationList,
  listApplications,
  listFutureApplicants,
  listRetention,
  poolSearch,
  retentionList,
} from './applicant-lists'
import { applicantColumns } from './applicant-rows'
import { countApplicants, lockApplicant, markSeen, readApplicant, readNote } from './applicants.repository'
import {
  bulkApplicantChange,
  addNote,
  changeApplicant,
  changeNote,
  deleteApplicant,
  type ApplicantWriteContext,
} from './applicants.service'
import { collectForStaff, createDataCopy, sendCopy } from './data-copy'
import { inviteToInterview } from './interview-invitation'
import { mailingSite } from './mailing-site'
import { askToKeep } from './keep-longer'
import { deletePerson, mergeApplications, separateApplication } from './same-person.service'
import { saveScorecard } from './scorecards.service'
import { completeErasure } from './erase-applicant'

const page = pageOf(staffApplicant)
const row = staffApplicant
const columns = applicantColumns

/** Applicants for staff (contract §3.7, rows 36 to 39 and 41, and the additions). */
export const applicantsRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { queries } = deps.database
  const { timeZone } = deps.config
  const today = () => siteDay(deps.now(), timeZone)
  const viewOf = (request: FastifyRequest) => ({ today: today(), viewer: sessionOf(request).accountId })
  const readingOf = (request: FastifyRequest) =>
    ({ viewer: sessionOf(request).accountId, right: 'INTERVIEWER' }) as const
  const scopeOf = (request: FastifyRequest) => ({ ...viewOf(request), timeZone })

  /** Runs a change in its own transaction, on behalf of the account that sent the request. */
  const change = <T>(request: FastifyRequest, work: (context: ApplicantWriteContext) => Promise<T>) =>
    inWriteContext(deps, actorOf(request), (context) =>
      work({ ...context, today: today(), site: mailingSite(deps.config) }),
    )

  tableRoutes(app, '/getApplicants', {
    parameters: applicationList,
    row,
    columns,
    fileName: 'applications',
    recordExport: (request) => exportNote(deps, 'applicant', 'applications')(request),
    read: (list, request) =>
      listApplications(queries, { ...list, jobId: list.jobId && readId(list.jobId) }, scopeOf(request)),
  })

  tableRoutes(app, '/getbyjobId', {
    parameters: applicationList,
    row,
    columns,
    fileName: 'applications',
    // An entry about the job, which only its team can read if the job is restricted to it.
    recordExport: (request, { jobId }) => exportNote(deps, 'career', 'applications')(request, readId(jobId, 'jobId')),
    async read(list, request) {
      const jobId = readId(list.jobId, 'jobId')
      await requireRight(queries, { ...readingOf(request), jobId })
      return listApplications(queries, { ...list, jobId }, scopeOf(request))
    },
  })

  tableRoutes(app, '/getFutureApplicants', {
    parameters: poolSearch,
    row,
    columns,
    fileName: 'future-applicants',
    recordExport: (request) => exportNote(deps, 'applicant', 'future-applicants')(request),
    read: (list, request) => listFutureApplicants(queries, list, scopeOf(request)),
  })

  tableRoutes(app, '/getRetention', {
    parameters: retentionList,
    row,
    columns: { ...columns, 'Kept because': ({ retentionReason }) => retentionReason },
    fileName: 'retention',
    recordExport: (request) => exportNote(deps, 'applicant', 'retention')(request),
    read: (list, request) => listRetention(queries, list, { ...scopeOf(request), now: deps.now() }),
  })

  app.post('', { schema: { body: tableParameters, response: { 200: page } } }, async (request) =>
    listFutureApplicants(
      queries,
      parseList(poolSearch, listParameters(request.query as object, request.body)),
      scopeOf(request),
    ),
  )

  const counting = { querystring: z.object({ jobId: z.string().optional() }), response: { 200: applicantCounts } }
  app.get('/getCount', { schema: counting }, async (request) => {
    const jobId = request.query.jobId ? readId(request.query.jobId) : undefined
    const reading = readingOf(request)
    if (jobId) await requireRight(queries, { ...reading, jobId })
    return countApplicants(queries, { now: deps.now(), viewer: reading.viewer, jobId })
  })

  app.get('/:id', { schema: { params: idParams, response: { 200: applicantDetail } } }, async (request) =>
    readApplicant(queries, request.params.id, viewOf(request)),
  )

  app.get('/:id/copy', { schema: { params: idParams } }, async (request, reply) => {
    const application = await change(request, (context) => collectForStaff(context, request.params.id, today()))
    return sendCopy(reply, application, await createDataCopy(deps, application))
  })

  const update = (request: FastifyRequest, id: string, input: ApplicantUpdate) =>
    change(request, (context) => changeApplicant(context, id, input)).finally(() => deps.mail.wake())
  const updating = { body: applicantUpdate, response: { 200: applicantDetail } }

  app.put('', { schema: updating }, async (request) => update(request, readId(request.body.id), request.body))
  app.put('/:id', { schema: { ...updating, params: idParams } }, async (request) =>
    update(request, request.params.id, request.body),
  )

  app.post(
    '/:id/notes',
    { schema: { params: idParams, body: noteInput, response: { 201: applicantNote } } },
    async (request, reply) => {
      const { params, body } = request
      const note = await change(request, async (context) => {
        // Checked before the stored response, which a former team member must no longer get either.
        await lockApplicant(context, params.id, 'INTERVIEWER')
        const added = await saveOnce(context, request, () => addNote(context, params.id, body.text))
        return readNote(context.transaction, params.id, added.id)
      })
      return reply.code(201).send(note)
    },
  )

  app.put(
    '/:id/notes/:note',
    {
      schema: {
        params: idParams.extend({ note: idParams.shape.id }),
        body: noteInput,
        response: { 200: applicantNote },
      },
    },
    async (request) => {
      const { params, body } = request
      return change(request, (context) => changeNote(context, params.id, params.note, body.text))
    },
  )

  app.put('/:id/seen', { schema: { params: idParams, response: { 204: z.null() } } }, async (request, reply) => {
    await change(request, async (context) => {
      const { accountId } = context.actor
      if (accountId) await markSeen(context, request.params.id, accountId)
    })
    return reply.code(204).send(null)
  })

  app.put(
    '/:id/scorecard',
    { schema: { params: idParams, body: scorecardInput, response: { 200: applicantScorecards } } },
    async (request) => change(request, (context) => saveScorecard(context, request.params.id, request.body)),
  )

  app.post(
    '/:id/interviewInvitation',
    { schema: { params: idParams, response: { 202: z.null() } } },
    async (request, reply) => {
      await change(request, (context) => inviteToInterview(context, deps.signer, request.params.id))
      deps.mail.wake()
      return reply.code(202).send(null)
    },
  )

  const erase = async (request: FastifyRequest, id: string, seen?: number) => {
    const erased = await change(request, (context) => deleteApplicant(context, id, seen))
    await completeErasure(deps, erased)
    deps.mail.wake()
  }

  /** Erases all applications of the person that were merged with this one. */
  const erasePerson = async (request: FastifyRequest, id: string) => {
    const erased = await change(request, (context) => deletePerson(context, id))
    for (const each of erased) await completeErasure(deps, each)
    deps.mail.wake()
  }

  const erasing = z.object({ applications: z.enum(['all']).optional() })
  app.delete(
    '/:id',
    { schema: { params: idParams, querystring: erasing, response: { 204: z.null() } } },
    async (request, reply) => {
      await (request.query.applications ? erasePerson : erase)(request, request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/:id/merge',
    { schema: { params: idParams, body: mergeInput, response: { 200: applicantDetail } } },
    async (request) => {
      const other = readId(request.body.with, 'with')
      return change(request, (context) => mergeApplications(context, request.params.id, other))
    },
  )

  app.delete('/:id/merge', { schema: { params: idParams, response: { 200: applicantDetail } } }, async (request) =>
    change(request, (context) => separateApplication(context, request.params.id)),
  )

  app.post('/bulk', { schema: { body: applicantBulk, response: { 200: bulkResponse } } }, async (request) => {
    const { body } = request
    if (body.action === 'delete') return bulk(body, (id, seen) => erase(request, readId(id), seen))
    if (body.action === 'askToKeep') {
      const ask = (id: string) => change(request, (context) => askToKeep(context, deps.signer, readId(id)))
      return bulk(body, ask).finally(() => deps.mail.wake())
    }
    const work = bulkApplicantChange(body)
    return bulk(body, (id, seen) => change(request, (context) => work(context, readId(id), seen))).finally(() =>
      deps.mail.wake(),
    )
  })
}
