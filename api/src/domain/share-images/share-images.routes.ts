import { SHARE_DRAWING, shareFamilies } from '@tekskills/shared/contracts/share-image'
import { matchesETag } from '@tekskills/shared/server/entity-tag'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { notFound } from '../../platform/http/problems/problem-error'
import { createShareImages } from './share-images'

const IMAGE_NAME = /^(\w+)-([\da-f]{8})\.jpg$/

/** The generated 1200 x 630 share image of each page without its own picture (MT-01). */
export const shareImagesRoutes: FastifyPluginAsyncZod = async (app) => {
  const images = createShareImages()

  app.get(
    '/share/:image',
    {
      schema: {
        params: z.object({ image: z.string().max(40) }),
        querystring: z.object({ v: z.string().max(16).optional() }),
      },
      config: { access: 'public' },
    },
    async (request, reply) => {
      const [, name, seed = ''] = IMAGE_NAME.exec(request.params.image) ?? []
      const family = shareFamilies.find((known) => known === name)
      if (!family) throw notFound()
      const isVersioned = request.query.v === SHARE_DRAWING
      const etag = `"${name}-${seed}-${SHARE_DRAWING}"`
      reply
        .header('etag', etag)
        .header('cache-control', isVersioned ? 'public, max-age=31536000, immutable' : 'public, max-age=60')
      if (matchesETag(request.headers['if-none-match'], etag)) return reply.code(304).send()
      return reply
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', 'inline')
        .type('image/jpeg')
        .send(await images.read(family, seed, request.ip))
    },
  )
}
