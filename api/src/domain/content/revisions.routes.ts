import { revision, revisionDetail, type StaffItem } from '@tekskills/shared/contracts/http/content'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Queries } from '../../platform/database/database'
import { idParams } from '../../platform/http/validation/record-id'
import type { StaffContentDefinition } from './content-definition'
import { listRevisions, readRevision } from './item-revisions'
import type { ItemWrites } from './item-writes'
import { isOnSite, saveDraft } from './item-drafts'
import { lockItem } from './items.repository'
import { changeItem } from './items.service'

interface Deps<Staff extends StaffItem> {
  definition: StaffContentDefinition<Staff>
  writes: ItemWrites
  queries: Queries
}

const oneParams = idParams.extend({ version: z.coerce.number().int().positive().max(1_000_000_000) })

const addressOf = ({ params }: FastifyRequest) => params as z.infer<typeof oneParams>

/**
 * The revisions of an item: list them, read one, and restore one: as a new version, or, if the item is on the site, into
 * its draft. Restoring leaves status, slug, pictures and file unchanged (contract §3.7, additions).
 */
export function revisionRoutes<Staff extends StaffItem>(app: FastifyInstance, deps: Deps<Staff>): void {
  const { definition, writes, queries } = deps

  const all = { params: idParams, response: { 200: z.array(revision) } }
  app.get('/:id/revisions', { schema: all }, async (request) =>
    listRevisions(queries, definition, addressOf(request).id),
  )

  const one = { params: oneParams, response: { 200: revisionDetail } }
  app.get('/:id/revisions/:version', { schema: one }, async (request) =>
    readRevision(queries, definition, addressOf(request)),
  )

  const restoring = { params: oneParams, response: { 200: definition.staff } }
  app.post('/:id/revisions/:version/restore', { schema: restoring }, async (request, reply) =>
    writes.mutate(request, reply, async (context) => {
      const { id } = addressOf(request)
      const { fields } = await readRevision(context.transaction, definition, addressOf(request))
      const stored = await lockItem(context.transaction, definition, id)
      const change = definition.changeOf({ ...fields, version: stored.version }, context.now)
      const restore = isOnSite(stored, context.now) ? saveDraft : changeItem
      const { requiresApproval } = writes
      const { item } = await restore(
        { ...context, definition, change, uploads: { pictures: {} }, requiresApproval },
        id,
      )
      return item
    }),
  )
}
