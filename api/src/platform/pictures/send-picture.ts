import { paletteOf } from '@tekskills/shared/picture/palettes'
import { signalSvg } from '@tekskills/shared/picture/signal-svg'
import { matchesETag } from '@tekskills/shared/server/entity-tag'
import type { FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import type { z } from 'zod'
import { notFound, ProblemError } from '../http/problems/problem-error'
import { drawForRequest } from './drawing-queue'
import { pictureVersion } from './picture-address'
import { LostPictureError, type PictureStore } from './picture-store'
import { renditionFor, type Focus, type pictureQuery, type Rendition } from './renditions'

interface SentPicture {
  pictures: PictureStore
  pictureId: string | null | undefined
  /** The focal point of crops, if an editor chose one. */
  focus?: Focus
  query: z.infer<typeof pictureQuery>
  /** Staff can see unpublished pictures; their responses are not cached. */
  audience: 'public' | 'staff'
}

/**
 * Sends a stored picture, cacheable forever only with its current version in the URL. Throws 404 without a picture. If
 * the file is missing or damaged, sends a generated placeholder, which is not cached; while too many renditions wait to be drawn, WebP
 * in place of AVIF, not cached either, and 503 in place of others.
 */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  sent: SentPicture,
): Promise<FastifyReply> {
  const { pictureId, focus, query, audience } = sent
  if (!pictureId) throw notFound()
  const rendition = renditionFor(query, focus)
  const etag = `"${pictureId}-${rendition.name}"`
  const isVersioned = query.v === pictureVersion(pictureId)
  const caching = isVersioned ? 'public, max-age=31536000, immutable' : 'public, max-age=60, stale-while-revalidate=300'
  const cacheable = () =>
    reply.header('cache-control', audience === 'staff' ? 'no-store' : caching).header('etag', etag)
  if (matchesETag(request.headers['if-none-match'], etag)) return cacheable().code(304).send()
  const sentAs = await contentOf(request, sent, pictureId, rendition)
  return (sentAs.isStandIn ? reply.header('cache-control', 'no-store') : cacheable())
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', 'inline')
    .type(`image/${sentAs.format}`)
    .send(sentAs.content)
}

/** The rendition, or what is sent in its place: a placeholder for a lost file, WebP while too many AVIF are drawn. */
async function contentOf(
  request: FastifyRequest,
  { pictures, focus, query }: SentPicture,
  pictureId: string,
  rendition: Rendition,
) {
  try {
    return { content: await pictures.read(pictureId, rendition), format: rendition.format, isStandIn: false }
  } catch (error) {
    if (error instanceof LostPictureError) {
      request.log.error({ err: error }, 'the file of a picture is missing or damaged: a placeholder is sent')
      return { content: await drawPlaceholder(pictureId, rendition), format: rendition.format, isStandIn: true }
    }
    const isBusy = error instanceof ProblemError && error.status === 503
    const webp = renditionFor({ ...query, f: 'webp' }, focus)
    // Every browser that reads AVIF reads WebP, which is rendered before it is requested.
    const content = isBusy && rendition.format === 'avif' ? await pictures.rendered(pictureId, webp) : undefined
    if (!content) throw error
    return { content, format: webp.format, isStandIn: true }
  }
}

const SIZE = { width: 1920, height: 1080 }
const DENSITY = 2

/** Renders the placeholder of a picture with a lost file, generated from its id, in the requested rendition. */
export function drawPlaceholder(pictureId: string, { draw }: Rendition): Promise<Buffer> {
  const svg = signalSvg(pictureId, { ...SIZE, density: DENSITY, palette: paletteOf(pictureId) })
  return drawForRequest(() => draw(sharp(Buffer.from(svg))).toBuffer())
}
