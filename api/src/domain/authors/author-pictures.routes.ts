import { publicPortrait } from '@tekskills/shared/contracts/http/taxonomy'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Dependencies } from '../../platform/dependencies'
import { sendCached } from '../../platform/http/cache/response-cache-plugin'
import { idParams, readId } from '../../platform/http/validation/record-id'
import { pictureQuery } from '../../platform/pictures/renditions'
import { sendPicture } from '../../platform/pictures/send-picture'
import { authorPicture, listPortraits } from './authors.repository'

const byQuery = pictureQuery.extend({ id: z.string().optional() })

const portraits = z.array(publicPortrait)
const shown = ['authors'] as const

/** Pictures of authors: for staff (contract §3.7, row 25), and for visitors, who see the same. */
export const authorPicturesRoutes: FastifyPluginAsyncZod<Dependencies> = async (
  app,
  { database, pictures, responses },
) => {
  const pictureOf = (id: string) => authorPicture(database.queries, id)

  app.get(
    '/public/user/get-portraits',
    { schema: { response: { 200: portraits } }, config: { access: 'public', cached: shown } },
    async (request, reply) => {
      const produce = async () => JSON.stringify(await listPortraits(database.queries))
      return sendCached(request, reply, await responses.get(request.url, 'get-portraits', shown, produce))
    },
  )

  app.get(
    '/public/user/author/download/:id',
    { schema: { params: idParams, querystring: pictureQuery }, config: { access: 'public' } },
    async (request, reply) => {
      const pictureId = await pictureOf(request.params.id)
      return sendPicture(request, reply, { pictures, pictureId, query: request.query, audience: 'public' })
    },
  )

  app.get(
    '/author/download/:id',
    { schema: { params: idParams, querystring: pictureQuery } },
    async (request, reply) => {
      const pictureId = await pictureOf(request.params.id)
      return sendPicture(request, reply, { pictures, pictureId, query: request.query, audience: 'staff' })
    },
  )

  app.get('/author/download', { schema: { querystring: byQuery } }, async (request, reply) => {
    const pictureId = await pictureOf(readId(request.query.id))
    return sendPicture(request, reply, { pictures, pictureId, query: request.query, audience: 'staff' })
  })
}
