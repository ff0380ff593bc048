import { autosave, autosaved, autosaveInput, autosaveSummary } from '@tekskills/shared/contracts/http/autosaves'
import { previewLink } from '@tekskills/shared/contracts/http/content'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inTransaction } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { idParams } from '../../platform/http/validation/record-id'
import { sessionOf } from '../session/access-plugin'
import { deleteAutosave, listAutosaves, readAutosave, storeAutosave, type AutosaveOwner } from './autosaves.repository'
import type { ContentDefinition } from './content-definition'
import { previewTyped } from './item-preview'
import { bodyLimit } from './item-writes'

const ofItem = z.object({ itemId: z.uuid().optional() })

/**
 * What an editor types, kept for the same account on any device until it is saved (contract §3.7, additions). It changes
 * no item, no draft and no version, so no one else sees it and it causes no conflict.
 */
export function autosaveRoutes(base: FastifyInstance, definition: ContentDefinition, deps: Dependencies): void {
  const app = base.withTypeProvider<ZodTypeProvider>()
  const { queries } = deps.database
  const ownerOf = (request: FastifyRequest): AutosaveOwner => ({
    accountId: sessionOf(request).accountId,
    kind: definition.name,
  })

  app.get(
    '/autosaves',
    { schema: { querystring: ofItem, response: { 200: z.array(autosaveSummary) } } },
    async (request) => listAutosaves(queries, ownerOf(request), request.query.itemId ?? null),
  )

  app.get('/autosaves/:id', { schema: { params: idParams, response: { 200: autosave } } }, async (request) =>
    readAutosave(queries, ownerOf(request), request.params.id),
  )

  const storing = { params: idParams, body: autosaveInput, response: { 200: autosaved } }
  app.put('/autosaves/:id', { schema: storing, bodyLimit }, async (request) =>
    inTransaction(deps, (transaction) =>
      storeAutosave(transaction, {
        ...ownerOf(request),
        id: request.params.id,
        input: request.body,
        userAgent: request.headers['user-agent'] ?? null,
        now: deps.now(),
      }),
    ),
  )

  app.post(
    '/autosaves/:id/preview',
    { schema: { params: idParams, response: { 200: previewLink } } },
    async (request) =>
      previewTyped(queries, ownerOf(request), definition, {
        id: request.params.id,
        signer: deps.signer,
        now: deps.now(),
      }),
  )

  app.delete(
    '/autosaves/:id',
    { schema: { params: idParams, response: { 204: z.null() } } },
    async (request, reply) => {
      await deleteAutosave(queries, ownerOf(request), request.params.id)
      return reply.code(204).send(null)
    },
  )
}
