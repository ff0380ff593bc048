import { bulkResponse } from '@tekskills/shared/contracts/http/bulk'
import { bulkInput, previewLink, type StaffItem } from '@tekskills/shared/contracts/http/content'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inWriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { tableList } from '../../platform/http/lists/list-parameters'
import { tableRoutes } from '../../platform/http/lists/table.routes'
import { idParams, readId } from '../../platform/http/validation/record-id'
import { forms, readForm } from '../../platform/multipart/multipart-form'
import { editingRoutes } from '../editing/editing.routes'
import { reviewRoutes } from '../reviews/reviews.routes'
import { actorOf } from '../session/session'
import { checkSlug, slugCheck, slugQuery } from '../slugs/slugs'
import type { StaffContentDefinition } from './content-definition'
import { autosaveRoutes } from './autosaves.routes'
import { changeMany } from './item-bulk'
import { draftRoutes } from './drafts.routes'
import { listStaffItems } from './item-lists'
import { previewItem } from './item-preview'
import { restoreItem } from './item-trash'
import { bodyLimit, filePartsOf, itemWrites } from './item-writes'
import { readStaffItem } from './items.repository'
import { revisionRoutes } from './revisions.routes'

interface Names {
  /** Last segments of the paths that the specification defines for each content type. */
  list: string
  remove: string
}

/** The record to delete, and the version that the client loaded: a record that was changed since is not deleted. */
const byQuery = z.object({ id: z.string().optional(), version: z.coerce.number().int().optional() })
const seenOf = ({ query }: FastifyRequest) => (query as z.infer<typeof byQuery>).version

const idOf = ({ params }: FastifyRequest) => (params as z.infer<typeof idParams>).id

/** The staff routes of one content type (BO-01; contract §3.7, rows 20 to 23, 29 to 33, 42 to 45, and the additions). */
export const itemRoutes =
  <Staff extends StaffItem>(
    definition: StaffContentDefinition<Staff>,
    names: Names,
  ): FastifyPluginAsync<Dependencies> =>
  async (app, deps) => {
    const { queries } = deps.database
    const { staff } = definition
    const writes = itemWrites(deps, definition)
    await app.register(forms)

    tableRoutes(app.withTypeProvider<ZodTypeProvider>(), `/${names.list}`, {
      parameters: tableList,
      row: staff,
      read: (list) => listStaffItems(queries, definition, list, deps.now()),
      columns: definition.csv,
      fileName: definition.area,
    })
    app.get('/checkSlug', { schema: { querystring: slugQuery, response: { 200: slugCheck } } }, async ({ query }) => {
      const { slug, excludeId } = query as z.infer<typeof slugQuery>
      return checkSlug(queries, definition.name, slug, excludeId)
    })
    app.get('/:id', { schema: { params: idParams, response: { 200: staff } } }, async (request) =>
      readStaffItem(queries, definition, idOf(request), deps.now()),
    )

    const fileParts = filePartsOf(definition)
    const creating = { body: definition.create, response: { 201: staff } }
    app.post('', { schema: creating, bodyLimit, preValidation: readForm(definition.create, fileParts) }, writes.create)

    const updating = { body: definition.update, response: { 200: staff } }
    const preValidation = readForm(definition.update, fileParts)
    app.put('', { schema: updating, bodyLimit, preValidation }, async (request, reply) =>
      writes.update(request, reply, readId((request.body as { id?: string }).id)),
    )
    app.put('/:id', { schema: { ...updating, params: idParams }, bodyLimit, preValidation }, async (request, reply) =>
      writes.update(request, reply, idOf(request)),
    )

    autosaveRoutes(app, definition, deps)
    draftRoutes(app, { definition, writes, queries, now: deps.now })

    const deleting = { response: { 204: z.null() } }
    const one = { ...deleting, params: idParams, querystring: byQuery }
    app.delete(`/${names.remove}/:id`, { schema: one }, async (request, reply) =>
      writes.remove(request, reply, { id: idOf(request), seen: seenOf(request) }),
    )
    app.delete(`/${names.remove}`, { schema: { ...deleting, querystring: byQuery } }, async (request, reply) => {
      const { id } = request.query as z.infer<typeof byQuery>
      return writes.remove(request, reply, { id: readId(id), seen: seenOf(request) })
    })
    app.post('/:id/restore', { schema: { params: idParams, response: { 200: staff } } }, async (request, reply) =>
      writes.mutate(request, reply, (context) => restoreItem(context, definition, idOf(request))),
    )

    app.post('/bulk', { schema: { body: bulkInput, response: { 200: bulkResponse } } }, async (request, reply) =>
      changeMany(request, reply, { definition, writes }),
    )
    app.post('/:id/preview', { schema: { params: idParams, response: { 200: previewLink } } }, async (request) =>
      inWriteContext(deps, actorOf(request), (context) =>
        previewItem(context, definition, { id: idOf(request), signer: deps.signer }),
      ),
    )
    revisionRoutes(app, { definition, writes, queries })
    editingRoutes(app, definition.entity, deps)
    reviewRoutes(app, definition, deps)
  }
