import { mediaDetail, mediaItem, mediaUpdate } from '@tekskills/shared/contracts/http/media'
import { pageOf } from '@tekskills/shared/contracts/http/lists'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { z } from 'zod'
import { inWriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { safeFileName } from '../../platform/files/file-name'
import { settleUploads } from '../../platform/files/staged-upload'
import { mutateContent } from '../../platform/http/content-changes/content-changes'
import { countRows } from '../../platform/http/lists/count-rows'
import { readSort, tableList } from '../../platform/http/lists/list-parameters'
import { pageResponse } from '../../platform/http/lists/page'
import { alphabetical, paged } from '../../platform/http/lists/paged'
import { invalidField } from '../../platform/http/problems/problem-error'
import { idParams } from '../../platform/http/validation/record-id'
import { seenVersion } from '../../platform/http/validation/record-version'
import { forms, readForm } from '../../platform/multipart/multipart-form'
import { pictureQuery } from '../../platform/pictures/renditions'
import { sendPicture } from '../../platform/pictures/send-picture'
import { actorOf } from '../session/session'
import { mediaOf, readMedia, selectMedia } from './media.repository'
import { addMedia, changeMedia, deleteMedia, replaceMedia, type ReplacedMedia } from './media.service'
import { usesOf } from './media-uses'

const imageAlt = z.string().trim().max(191, 'Use at most 191 characters.')
const input = z.object({ imageAlt: imageAlt.default('') })
const replacement = z.object({ version: z.number().int().optional(), imageAlt: imageAlt.optional() })
const columns = { id: 'media.id', createdAt: 'media.created_at', name: alphabetical('media.name') }

/** The library of pictures (contract §3.7, `/media`). Prefix: `/api`. */
export const mediaRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { queries } = deps.database
  const { approvalKinds } = deps.config
  await app.register(forms)

  /** The uploaded picture, staged for a write. Throws 422 without one. */
  async function stagedPicture({ formFiles }: FastifyRequest) {
    const file = formFiles?.image
    if (!file) throw invalidField('image', 'REQUIRED', 'Choose a picture.')
    return { name: safeFileName(file.name, 'picture', 'webp'), picture: await deps.pictures.stage(file.content) }
  }

  app.get('/media', { schema: { querystring: tableList, response: { 200: pageOf(mediaItem) } } }, async ({ query }) => {
    const sort = readSort(query.sort, ['createdAt', 'name'], { column: 'createdAt', direction: 'desc' })
    const found = query.q
      ? selectMedia(queries).where(
          sql<boolean>`search_key(media.name || ' ' || media.image_alt) like contains_pattern(${query.q})`,
        )
      : selectMedia(queries)
    const total = await countRows(found.clearSelect())
    const rows = await paged(found, columns, sort, query).execute()
    return pageResponse({ ...query, content: await mediaOf(queries, rows), total, sort })
  })

  app.get('/media/:id', { schema: { params: idParams, response: { 200: mediaDetail } } }, async ({ params }) => ({
    ...(await readMedia(queries, params.id)),
    uses: await usesOf(queries, params.id, deps.now()),
  }))

  app.post(
    '/media',
    { schema: { body: input, response: { 201: mediaItem } }, preValidation: readForm(input) },
    async (request, reply) => {
      const { name, picture } = await stagedPicture(request)
      const texts = { name, imageAlt: request.body.imageAlt }
      const adding = inWriteContext(deps, actorOf(request), (context) => addMedia(context, picture, texts))
      const item = await settleUploads([picture], adding)
      return reply.code(201).header('location', `/api/media/${item.id}`).send(item)
    },
  )

  app.put(
    '/media/:id',
    { schema: { params: idParams, body: mediaUpdate, response: { 200: mediaItem } } },
    async (request) =>
      inWriteContext(deps, actorOf(request), (context) => changeMedia(context, request.params.id, request.body)),
  )

  app.put(
    '/media/:id/picture',
    {
      schema: { params: idParams, body: replacement, response: { 200: mediaItem } },
      preValidation: readForm(replacement),
    },
    async (request, reply) => {
      const { picture } = await stagedPicture(request)
      const { version: seen, imageAlt: described } = request.body
      const replacing = mutateContent(
        deps,
        { reply, actor: actorOf(request), tags: ({ tags }: ReplacedMedia) => tags },
        async (context) => replaceMedia(context, request.params.id, { picture, seen, described, approvalKinds }),
      )
      const { item, replaced } = await settleUploads([picture], replacing)
      await deps.pictures.remove(replaced)
      return reply.send(item)
    },
  )

  app.delete(
    '/media/:id',
    { schema: { params: idParams, querystring: seenVersion, response: { 204: z.null() } } },
    async (request, reply) => {
      const removed = await inWriteContext(deps, actorOf(request), (context) =>
        deleteMedia(context, request.params.id, request.query.version),
      )
      await deps.pictures.remove(removed)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/public/user/media/:id',
    { schema: { params: idParams, querystring: pictureQuery }, config: { access: 'public' } },
    async (request, reply) => {
      const row = await selectMedia(queries).where('media.id', '=', request.params.id).executeTakeFirst()
      const shown = { pictureId: row?.picture_id, query: request.query, audience: 'public' as const }
      return sendPicture(request, reply, { pictures: deps.pictures, ...shown })
    },
  )
}
