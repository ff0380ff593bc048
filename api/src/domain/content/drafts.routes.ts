import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Queries } from '../../platform/database/database'
import { seenVersion } from '../../platform/http/validation/record-version'
import { idParams } from '../../platform/http/validation/record-id'
import { readForm } from '../../platform/multipart/multipart-form'
import type { StaffContentDefinition } from './content-definition'
import { bodyLimit, filePartsOf, type ItemWrites } from './item-writes'
import { readDraftedItem } from './items.repository'

interface Deps<Staff extends StaffItem> {
  definition: StaffContentDefinition<Staff>
  writes: ItemWrites
  queries: Queries
  now: () => Date
}

const idOf = ({ params }: FastifyRequest) => (params as z.infer<typeof idParams>).id

/**
 * The draft of a public item: read the item with it, save it, publish it, discard it (contract §3.7, additions). The
 * update calls of the specification neither read nor change it.
 */
export function draftRoutes<Staff extends StaffItem>(app: FastifyInstance, deps: Deps<Staff>): void {
  const { definition, writes, queries, now } = deps
  const one = { params: idParams, response: { 200: definition.staff } }
  const saving = { schema: { ...one, body: definition.update }, bodyLimit }
  const preValidation = readForm(definition.update, filePartsOf(definition))

  app.get('/:id/draft', { schema: one }, async (request) => readDraftedItem(queries, definition, idOf(request), now()))

  app.put('/:id/draft', { ...saving, preValidation }, async (request, reply) =>
    writes.saveDraft(request, reply, idOf(request)),
  )

  app.put('/:id/draft/publish', { ...saving, preValidation }, async (request, reply) =>
    writes.publishDraft(request, reply, idOf(request)),
  )

  app.delete('/:id/draft', { schema: { ...one, querystring: seenVersion } }, async (request, reply) =>
    writes.discardDraft(request, reply, {
      id: idOf(request),
      seen: (request.query as z.infer<typeof seenVersion>).version,
    }),
  )
}
