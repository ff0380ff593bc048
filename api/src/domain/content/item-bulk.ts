import type { ContentStatus } from '@tekskills/shared/contracts/http/content'
import type { bulkInput } from '@tekskills/shared/contracts/http/content'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { bulk } from '../../platform/http/lists/bulk'
import { readId } from '../../platform/http/validation/record-id'
import type { ContentDefinition } from './content-definition'
import { deleteItem } from './item-trash'
import type { ItemWrites } from './item-writes'
import { lockItem } from './items.repository'
import { changeItem } from './items.service'

const statusOf: Record<Exclude<z.infer<typeof bulkInput>['action'], 'delete'>, ContentStatus> = {
  publish: 'PUBLISHED',
  unpublish: 'DRAFT',
  archive: 'ARCHIVED',
}

/**
 * Applies one action to many items, each in its own transaction: a rejection is reported and does not stop the rest.
 */
export async function changeMany(
  request: FastifyRequest,
  reply: FastifyReply,
  { definition, writes }: { definition: ContentDefinition; writes: ItemWrites },
) {
  const body = request.body as z.infer<typeof bulkInput>
  const { action } = body
  return bulk(body, (text, seen) =>
    writes.mutate(request, reply, async (context) => {
      const id = readId(text)
      if (action === 'delete') return deleteItem(context, definition, id, seen)
      const { version } = await lockItem(context.transaction, definition, id)
      const publication = { status: statusOf[action] }
      const change = { version: seen ?? version, publication, values: {} }
      await changeItem(
        { ...context, definition, change, uploads: { pictures: {} }, requiresApproval: writes.requiresApproval },
        id,
      )
    }),
  )
}
