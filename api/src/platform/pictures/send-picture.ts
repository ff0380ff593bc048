import { paletteOf } from '@tekskills/shared/picture/palettes'
import { signalSvg } from '@tekskills/shared/picture/signal-svg'
import { matchesETag } from '@tekskills/shared/server/entity-tag'
import type { FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import type { z } from 'zod'
import { notFound } from '../http/problems/problem-error'
import { pictureVersion } from './picture-address'
import { LostPictureError, type PictureStore } from './picture-store'
import { renditionFor, type Focus, type pictureQuery, type Rendition } from './renditions'

interface SentPicture {
  pictures: PictureStore
  pictureId: string | null | undefined
  /** The focus point of crops, if an editor chose one. */
  focus?: Focus
  query: z.infer<typeof pictureQuery>
  /** Staff can see unpublished pictures; their responses are not cached. */
  audience: 'public' | 'staff'
}

/**
 * Sends a stored picture, cacheable forever only with its current version in the URL. Throws 404 without a picture. If
 * the file is missing, sends a generated placeholder, which is not cached.
 */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  sent: SentPicture,
): Promise<FastifyReply> {
  const { pictures, pictureId, focus, query, audience } = sent
  if (!pictureId) throw notFound()
  const rendition = renditionFor(query, focus)
  const etag = `"${pictureId}-${rendition.name}"`
  const isVersioned = query.v === pictureVersion(pictureId)
  const caching = isVersioned ? 'public, max-age=31536000, immutable' : 'public, max-age=60, stale-while-revalidate=300'
  reply.header('cache-control', audience === 'staff' ? 'no-store' : caching).header('etag', etag)
  if (matchesETag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  const content = await pictures.read(pictureId, rendition).catch((error: unknown) => {
    if (!(error instanceof LostPictureError)) throw error
    request.log.error({ err: error }, 'the file of a picture is missing: a placeholder is sent')
    reply.header('cache-control', 'no-store').removeHeader('etag')
    return drawPlaceholder(pictureId, rendition)
  })
  return reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', 'inline')
    .type(`image/${rendition.format}`)
    .send(content)
}

const SIZE = { width: 1920, height: 1080 }
const DENSITY = 2

/** Renders the placeholder of a picture with a missing file, generated from its id, in the requested rendition. */
export function drawPlaceholder(pictureId: string, { draw }: Rendition): Promise<Buffer> {
  const svg = signalSvg(pictureId, { ...SIZE, density: DENSITY, palette: paletteOf(pictureId) })
  return draw(sharp(Buffer.from(svg))).toBuffer()
}
