import sharp, { type Sharp } from 'sharp'
import { z } from 'zod'

/** Widths in which a picture can be requested, in pixels (contract §3.5). Pictures are never enlarged. */
export const widths = [320, 640, 960, 1280, 1920] as const
export const formats = ['webp', 'avif', 'jpeg'] as const
export type Format = (typeof formats)[number]

/** Query of a picture URL: width, format, the 1200 x 630 crop for shared links, and the version. */
export const pictureQuery = z.object({
  w: z
    .enum(widths.map(String) as [string, ...string[]])
    .transform(Number)
    .optional(),
  f: z.enum(formats).optional(),
  crop: z.literal('share').optional(),
  /** Makes the URL of each focal point distinct; the focal point itself is read from the record. */
  at: z
    .string()
    .regex(/^\d{1,3}-\d{1,3}$/)
    .optional(),
  v: z.string().max(64).optional(),
})

/** The focal point of a crop in percent, and the size of the picture in pixels. */
export interface Focus {
  x: number
  y: number
  width: number
  height: number
}

const SHARE = { width: 1200, height: 630 }

/**
 * The largest region of a picture with the aspect ratio of a share image, centered on the focal point as far as the
 * edges allow.
 */
function shareRegion({ x, y, width, height }: Focus) {
  const scale = Math.min(width / SHARE.width, height / SHARE.height)
  const part = { width: Math.floor(SHARE.width * scale), height: Math.floor(SHARE.height * scale) }
  const start = (percent: number, whole: number, size: number) =>
    Math.min(whole - size, Math.max(0, Math.round((percent / 100) * whole - size / 2)))
  return { ...part, left: start(x, width, part.width), top: start(y, height, part.height) }
}

/** A size and format in which a stored picture is served. */
export interface Rendition {
  name: string
  format: Format
  draw: (master: Sharp) => Sharp
}

const encode = (picture: Sharp, format: Format): Sharp => {
  // More effort takes twice the time for a file that is no smaller.
  if (format === 'avif') return picture.avif({ quality: 55, effort: 1 })
  return format === 'webp' ? picture.webp({ quality: 80 }) : picture.jpeg({ quality: 80, progressive: true })
}

/** The rendition for a query; by default WebP at the largest width. */
export function renditionFor(
  { w = 1920, f, crop }: Omit<z.infer<typeof pictureQuery>, 'v' | 'at'>,
  focus?: Focus,
): Rendition {
  if (crop) {
    const format = f ?? 'jpeg'
    const part = (master: Sharp) =>
      focus
        ? master.extract(shareRegion(focus)).resize(SHARE.width, SHARE.height)
        : master.resize(SHARE.width, SHARE.height, { fit: 'cover', position: 'attention' })
    const name = focus ? `share-${focus.x}-${focus.y}.${format}` : `share.${format}`
    return { name, format, draw: (master) => encode(part(master), format) }
  }
  const format = f ?? 'webp'
  const draw = (master: Sharp) => encode(master.resize({ width: w, withoutEnlargement: true }), format)
  return { name: `w${w}.${format}`, format, draw }
}

/** The renditions that are rendered before they are requested. */
export const preparedRenditions = (): Rendition[] => [
  ...widths.map((w) => renditionFor({ w, f: 'webp' })),
  renditionFor({ crop: 'share' }),
]

export const openMaster = (content: Buffer) => sharp(content)
