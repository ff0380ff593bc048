import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ContentStatus } from '@tekskills/shared/contracts/http/content'
import type { bulkInput } from '@tekskills/shared/contracts/http/content'
import type { z } from 'zod'
import { distinctIds } from '../lists/bulk'
import { toProblem } from '../problems/problems-plugin'
import type { ContentKind } from './content-kind'
import { deleteItem } from './item-trash'
import type { ItemWrites } from './item-writes'
import { lockItem } from './items.repository'
import { changeItem } from './items.service'
import { readId } from './record-address'

const statusOf: Record<Exclude<z.infer<typeof bulkInput>['action'], 'delete'>, ContentStatus> = {
  publish: 'PUBLISHED',
  unpublish: 'DRAFT',
  archive: 'ARCHIVED',
}

/** Does one thing to many items, each by itself: what is refused for one says why and holds up no other. */
export async function changeMany(
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, writes }: { kind: ContentKind; writes: ItemWrites },
) {
  const { action, ids } = request.body as z.infer<typeof bulkInput>
  const change = (id: string) =>
    writes.inTurn(request, reply, async (trail) => {
      if (action === 'delete') return deleteItem(trail, kind, readId(id))
      const { version } = await lockItem(trail.transaction, kind, readId(id))
      const publication = { status: statusOf[action] }
      await changeItem({ ...trail, kind, change: { version, publication, values: {} }, uploads: { pictures: {} } }, id)
    })
  const results = []
  for (const id of distinctIds(ids)) {
    try {
      await change(id)
      results.push({ id, ok: true })
    } catch (error) {
      const { status, code } = toProblem(error)
      if (status >= 500) throw error
      results.push({ id, ok: false, code })
    }
  }
  return reply.send({ results })
}
