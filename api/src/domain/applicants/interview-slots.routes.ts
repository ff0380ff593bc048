import {
  interviewSlot,
  interviewSlotInput,
  interviewSlots,
  slotInterviewersInput,
} from '@tekskills/shared/contracts/http/interviews'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inWriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { saveOnce } from '../../platform/http/idempotency/idempotency'
import { idParams, readId } from '../../platform/http/validation/record-id'
import { requireRight } from '../hiring-teams/job-access'
import { sessionOf } from '../session/access-plugin'
import { actorOf } from '../session/session'
import { readInterviewers, readSlots } from './interviews.repository'
import { addSlot, changeInterviewers, removeSlot } from './interviews.service'
import { mailingSite } from './mailing-site'

/** The interview slots of jobs, for the role CAREERS (ADR 0079). */
export const interviewSlotsRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { config, database, mail, now } = deps
  const query = z.object({ jobId: z.string().max(40).optional() })

  app.get('', { schema: { querystring: query, response: { 200: interviewSlots } } }, async (request) => {
    const jobId = readId(request.query.jobId, 'jobId')
    const viewer = sessionOf(request).accountId
    await requireRight(database.queries, { viewer, right: 'INTERVIEWER', jobId })
    const slots = await readSlots(database.queries, jobId, { now: now() })
    return { slots, interviewers: await readInterviewers(database.queries, jobId, viewer), timeZone: config.timeZone }
  })

  app.post('', { schema: { body: interviewSlotInput, response: { 201: interviewSlot } } }, async (request, reply) => {
    const slot = await inWriteContext(deps, actorOf(request), async (context) => {
      // Checked before the stored response, which a former team member must no longer get either.
      const jobId = readId(request.body.jobId, 'jobId')
      await requireRight(context.transaction, { viewer: context.actor.accountId, right: 'LEAD', jobId })
      return saveOnce(context, request, () => addSlot(context, request.body))
    })
    return reply.code(201).send(slot)
  })

  const staffing = { params: idParams, body: slotInterviewersInput, response: { 200: interviewSlot } }
  app.put('/:id', { schema: staffing }, async (request) => {
    const slot = await inWriteContext(deps, actorOf(request), (context) =>
      changeInterviewers({ ...context, site: mailingSite(config) }, request.params.id, request.body),
    )
    mail.wake()
    return slot
  })

  app.delete('/:id', { schema: { params: idParams, response: { 204: z.null() } } }, async (request, reply) => {
    await inWriteContext(deps, actorOf(request), (context) =>
      removeSlot({ ...context, site: mailingSite(config) }, request.params.id),
    )
    mail.wake()
    return reply.code(204).send(null)
  })
}
