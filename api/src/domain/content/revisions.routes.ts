import type { FastifyInstance, FastifyRequest } from 'fastify'
import { revision, revisionDetail, type StaffItem } from '@tekskills/shared/contracts/http/content'
import { z } from 'zod'
import type { Queries } from '../../platform/database/database'
import type { StaffKind } from './content-definition'
import { listRevisions, readRevision } from './item-revisions'
import type { ItemWrites } from './item-writes'
import { readStaffItem } from './items.repository'
import { changeItem } from './items.service'
import { idParams } from '../../platform/http/validation/record-id'

interface Parts<Staff extends StaffItem> {
  kind: StaffKind<Staff>
  writes: ItemWrites
  queries: Queries
}

const oneParams = idParams.extend({ version: z.coerce.number().int().positive().max(1_000_000_000) })

const addressOf = ({ params }: FastifyRequest) => params as z.infer<typeof oneParams>

/**
 * The versions that an item had: a list, one of them, and bringing what it said back as a new version. Its status,
 * address, pictures and file stay as they are (contract §3.7, additions).
 */
export function revisionRoutes<Staff extends StaffItem>(app: FastifyInstance, parts: Parts<Staff>): void {
  const { kind, writes, queries } = parts

  const all = { params: idParams, response: { 200: z.array(revision) } }
  app.get('/:id/revisions', { schema: all }, async (request) => listRevisions(queries, kind, addressOf(request).id))

  const one = { params: oneParams, response: { 200: revisionDetail } }
  app.get('/:id/revisions/:version', { schema: one }, async (request) =>
    readRevision(queries, kind, addressOf(request)),
  )

  const restoring = { params: oneParams, response: { 200: kind.staff } }
  app.post('/:id/revisions/:version/restore', { schema: restoring }, async (request, reply) =>
    writes.inTurn(request, reply, async (trail) => {
      const { id } = addressOf(request)
      const { fields } = await readRevision(trail.transaction, kind, addressOf(request))
      const { version } = await readStaffItem(trail.transaction, kind, id, trail.now)
      const change = kind.changeOf({ ...fields, version }, trail.now)
      const { item } = await changeItem({ ...trail, kind, change, uploads: { pictures: {} } }, id)
      return item
    }),
  )
}
