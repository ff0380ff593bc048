import { talentList, talentListInput, talentLists } from '@tekskills/shared/contracts/http/talent-lists'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inWriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { saveOnce } from '../../platform/http/idempotency/idempotency'
import { idParams } from '../../platform/http/validation/record-id'
import { actorOf } from '../session/session'
import { addTalentList, deleteTalentList, readTalentLists } from './talent-lists'

/** The lists of the talent pool, which everyone in recruiting shares, for the role CAREERS. */
export const talentListsRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  app.get('', { schema: { response: { 200: talentLists } } }, async () => readTalentLists(deps.database.queries))

  app.post('', { schema: { body: talentListInput, response: { 201: talentList } } }, async (request, reply) => {
    const added = await inWriteContext(deps, actorOf(request), (context) =>
      saveOnce(context, request, () => addTalentList(context, request.body)),
    )
    return reply.code(201).send(added)
  })

  app.delete('/:id', { schema: { params: idParams, response: { 204: z.null() } } }, async (request, reply) => {
    await inWriteContext(deps, actorOf(request), (context) => deleteTalentList(context, request.params.id))
    return reply.code(204).send(null)
  })
}
