import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Dependencies } from '../../platform/dependencies'
import { idParams, readId } from '../../platform/http/validation/record-id'
import { pictureQuery } from '../../platform/pictures/renditions'
import { sendPicture } from '../../platform/pictures/send-picture'
import type { ContentDefinition, PictureColumn } from './content-definition'
import { picturedId } from './item-preview'
import { itemPicture } from './items.repository'

interface PicturePaths {
  column: PictureColumn
  /** Path for staff below `/api`, e.g. `/newsRoom/downloadImg`. */
  staff?: string
  /** Path for visitors below `/api/public/user`, e.g. `/newsRoom/download`. */
  visitors: string
}

const staffQuery = pictureQuery.extend({ draft: z.literal('true').optional() })
const byQuery = staffQuery.extend({ id: z.string().optional() })
const publicQuery = pictureQuery.extend({ preview: z.string().max(400).optional() })

/** The pictures of one content type: of every item for staff, of visible items for visitors. */
export const itemPictureRoutes =
  (definition: ContentDefinition, paths: readonly PicturePaths[]): FastifyPluginAsyncZod<Dependencies> =>
  async (app, { database, pictures, signer, now }) => {
    for (const { column, staff, visitors } of paths) {
      app.get(
        `/public/user${visitors}/:id`,
        { schema: { params: idParams, querystring: publicQuery }, config: { access: 'public' } },
        async (request, reply) => {
          const { preview, ...query } = request.query
          const at = now()
          const previewed =
            preview !== undefined && picturedId(definition, preview, { signer, now: at }) === request.params.id
          const wanted = { id: request.params.id, column, visibleAt: previewed ? undefined : at, ofDraft: previewed }
          const picture = await itemPicture(database.queries, definition, wanted)
          return sendPicture(request, reply, { pictures, ...picture, query, audience: previewed ? 'staff' : 'public' })
        },
      )
      if (!staff) continue

      app.get(`${staff}/:id`, { schema: { params: idParams, querystring: staffQuery } }, async (request, reply) => {
        const { draft, ...query } = request.query
        const wanted = { id: request.params.id, column, ofDraft: draft === 'true' }
        const picture = await itemPicture(database.queries, definition, wanted)
        return sendPicture(request, reply, { pictures, ...picture, query, audience: 'staff' })
      })
      app.get(staff, { schema: { querystring: byQuery } }, async (request, reply) => {
        const { id, draft, ...query } = request.query
        const wanted = { id: readId(id), column, ofDraft: draft === 'true' }
        const picture = await itemPicture(database.queries, definition, wanted)
        return sendPicture(request, reply, { pictures, ...picture, query, audience: 'staff' })
      })
    }
  }
