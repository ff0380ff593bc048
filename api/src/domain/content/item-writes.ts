import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { mutateContent, saveContent } from '../../platform/http/writes/mutate-content'
import { actorOf } from '../session/session'
import type { ContentDefinition } from './content-definition'
import { deleteItem } from './item-trash'
import { removeReplaced, stageItemUploads } from './item-uploads'
import { changeItem, createItem } from './items.service'

/** The writes of one kind of content, each by the account of its request and in a transaction of its own. */
export function itemWrites(deps: Dependencies, definition: ContentDefinition) {
  const tags = [definition.tag]

  const mutate = <Result>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (context: WriteContext) => Promise<Result>,
  ) => mutateContent(deps, { reply, actor: actorOf(request), tags }, work)

  return {
    mutate,

    async create(request: FastifyRequest, reply: FastifyReply) {
      const change = definition.changeOf(request.body, deps.now())
      const form = await stageItemUploads(deps, definition, request.formFiles)
      const save = { request, reply, actor: actorOf(request), tags, uploads: form.staged }
      const item = await saveContent(deps, save, async (context) =>
        createItem({ ...context, definition, change, uploads: await form.insert(context.transaction) }),
      )
      return reply.code(201).header('location', `/api/${definition.area}/${item.id}`).send(item)
    },

    async update(request: FastifyRequest, reply: FastifyReply, id: string) {
      const change = definition.changeOf(request.body, deps.now())
      const form = await stageItemUploads(deps, definition, request.formFiles)
      const save = { request, reply, actor: actorOf(request), tags, uploads: form.staged }
      const { item, replaced } = await saveContent(deps, save, async (context) =>
        changeItem({ ...context, definition, change, uploads: await form.insert(context.transaction) }, id),
      )
      await removeReplaced(deps, replaced)
      return reply.send(item)
    },

    async remove(request: FastifyRequest, reply: FastifyReply, { id, seen }: { id: string; seen?: number }) {
      await mutate(request, reply, (context) => deleteItem(context, definition, id, seen))
      return reply.code(204).send(null)
    },
  }
}

export type ItemWrites = ReturnType<typeof itemWrites>
