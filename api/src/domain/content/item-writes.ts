import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Trail } from '../../platform/audit/audit-record'
import { write } from '../../platform/http/cache/mutate-content'
import type { Dependencies } from '../../platform/dependencies'
import { saveOnce } from '../../platform/http/idempotency/save-once'
import { actorOf } from '../session/actor'
import type { ContentKind } from './content-definition'
import { deleteItem } from './item-trash'
import { changeItem, createItem } from './items.service'
import { removeReplaced, withUploads } from './item-uploads'

/** Runs changes of one kind of content in the name of whoever asks, each in a transaction of its own. */
export function itemWrites(parts: Dependencies, kind: ContentKind) {
  const inTurn = <Result>(request: FastifyRequest, reply: FastifyReply, work: (trail: Trail) => Promise<Result>) =>
    write(parts, reply, [kind.tag], (transaction) => work({ transaction, actor: actorOf(request), now: parts.now() }))

  return {
    inTurn,

    async create(request: FastifyRequest, reply: FastifyReply) {
      const change = kind.changeOf(request.body, parts.now())
      const item = await withUploads(parts, kind, request.formFiles ?? {}, (insert) =>
        inTurn(request, reply, (trail) =>
          saveOnce(trail, request, async () =>
            createItem({ ...trail, kind, change, uploads: await insert(trail.transaction) }),
          ),
        ),
      )
      return reply.code(201).header('location', `/api/${kind.area}/${item.id}`).send(item)
    },

    async update(request: FastifyRequest, reply: FastifyReply, id: string) {
      const change = kind.changeOf(request.body, parts.now())
      const { item, replaced } = await withUploads(parts, kind, request.formFiles ?? {}, (insert) =>
        inTurn(request, reply, (trail) =>
          saveOnce(trail, request, async () =>
            changeItem({ ...trail, kind, change, uploads: await insert(trail.transaction) }, id),
          ),
        ),
      )
      await removeReplaced(parts, replaced)
      return reply.send(item)
    },

    async remove(request: FastifyRequest, reply: FastifyReply, { id, seen }: { id: string; seen?: number }) {
      await inTurn(request, reply, (trail) => deleteItem(trail, kind, id, seen))
      return reply.code(204).send(null)
    },
  }
}

export type ItemWrites = ReturnType<typeof itemWrites>
