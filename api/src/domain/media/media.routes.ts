import { mediaItem, type MediaItem } from '@tekskills/shared/contracts/http/media'
import { pageOf } from '@tekskills/shared/contracts/http/lists'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { z } from 'zod'
import { auditRecord } from '../../platform/audit/audit-log'
import { newId } from '../../platform/database/ids'
import { inWriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { safeFileName } from '../../platform/files/file-name'
import { settleUploads } from '../../platform/files/staged-upload'
import { countRows } from '../../platform/http/lists/count-rows'
import { readSort, tableList } from '../../platform/http/lists/list-request'
import { pageResponse } from '../../platform/http/lists/page'
import { paged } from '../../platform/http/lists/paged'
import { invalidField } from '../../platform/http/problems/problem-error'
import { idParams } from '../../platform/http/validation/record-id'
import { forms, readForm } from '../../platform/multipart/multipart-form'
import { pictureVersion } from '../../platform/pictures/picture-address'
import { pictureQuery } from '../../platform/pictures/renditions'
import { sendPicture } from '../../platform/pictures/send-picture'
import { actorOf } from '../session/session'

const input = z.object({ imageAlt: z.string().trim().max(191, 'Use at most 191 characters.').default('') })
const columns = { id: 'media.id', createdAt: 'media.created_at' }

interface MediaRow {
  id: string
  picture_id: string
  name: string
  image_alt: string
  width: number
  height: number
  created_at: Date
}

const mediaOf = (row: MediaRow): MediaItem => ({
  id: row.id,
  url: `/api/public/user/media/${row.id}?v=${pictureVersion(row.picture_id)}`,
  name: row.name,
  imageAlt: row.image_alt,
  width: row.width,
  height: row.height,
  createdAt: row.created_at.toISOString(),
})

/** Pictures for use inside texts (contract §3.7, `/media`). Prefix: `/api`. */
export const mediaRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { queries } = deps.database
  await app.register(forms)

  const selectMedia = (from = queries) =>
    from
      .selectFrom('media')
      .innerJoin('picture', 'picture.id', 'media.picture_id')
      .select(['media.id', 'media.picture_id', 'media.name', 'media.image_alt', 'media.created_at'])
      .select(['picture.width', 'picture.height'])

  app.get('/media', { schema: { querystring: tableList, response: { 200: pageOf(mediaItem) } } }, async ({ query }) => {
    const sort = readSort(query.sort, ['createdAt'], { column: 'createdAt', direction: 'desc' })
    const found = query.q
      ? selectMedia().where(
          sql<boolean>`search_key(media.name || ' ' || media.image_alt) like contains_pattern(${query.q})`,
        )
      : selectMedia()
    const total = await countRows(found.clearSelect())
    const rows = await paged(found, columns, sort, query).execute()
    return pageResponse({ ...query, content: rows.map(mediaOf), total, sort })
  })

  app.post(
    '/media',
    { schema: { body: input, response: { 201: mediaItem } }, preValidation: readForm(input) },
    async (request, reply) => {
      const file = request.formFiles?.image
      if (!file) throw invalidField('image', 'REQUIRED', 'Choose a picture.')
      const picture = await deps.pictures.stage(file.content)
      const adding = inWriteContext(deps, actorOf(request), async (context) => {
        const { transaction, actor, now } = context
        const picture_id = await picture.insert(transaction)
        const id = newId(now.getTime())
        const name = safeFileName(file.name, 'picture', 'webp')
        const row = { id, picture_id, name, image_alt: request.body.imageAlt, created_at: now }
        await transaction
          .insertInto('media')
          .values({ ...row, created_by: actor.accountId })
          .execute()
        await auditRecord(context, { action: 'create', entity: 'media', entityId: id }, name)
        return mediaOf(await selectMedia(transaction).where('media.id', '=', id).executeTakeFirstOrThrow())
      })
      const item = await settleUploads([picture], adding)
      return reply.code(201).header('location', `/api/media/${item.id}`).send(item)
    },
  )

  app.get(
    '/public/user/media/:id',
    { schema: { params: idParams, querystring: pictureQuery }, config: { access: 'public' } },
    async (request, reply) => {
      const row = await selectMedia().where('media.id', '=', request.params.id).executeTakeFirst()
      const shown = { pictureId: row?.picture_id, query: request.query, audience: 'public' as const }
      return sendPicture(request, reply, { pictures: deps.pictures, ...shown })
    },
  )
}
