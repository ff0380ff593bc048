import sharp, { type Sharp } from 'sharp'
import { z } from 'zod'

/** Widths that a picture can be asked in, in pixels (contract §3.5). Never larger than the picture itself. */
export const widths = [320, 640, 960, 1280, 1920] as const
export const formats = ['webp', 'avif', 'jpeg'] as const
export type Format = (typeof formats)[number]

/** Query of a picture's address: width, format, the 1200 x 630 crop for shared links, and the version shown. */
export const pictureQuery = z.object({
  w: z
    .enum(widths.map(String) as [string, ...string[]])
    .transform(Number)
    .optional(),
  f: z.enum(formats).optional(),
  crop: z.literal('share').optional(),
  v: z.string().max(64).optional(),
})

/** One form in which a stored picture leaves. */
export interface Rendition {
  name: string
  format: Format
  draw: (master: Sharp) => Sharp
}

const encode = (picture: Sharp, format: Format): Sharp => {
  if (format === 'avif') return picture.avif({ quality: 55, effort: 2 })
  return format === 'webp' ? picture.webp({ quality: 80 }) : picture.jpeg({ quality: 80, progressive: true })
}

/** The rendition that a query asks for; WebP at the largest width when it asks for nothing. */
export function renditionFor({ w = 1920, f, crop }: Omit<z.infer<typeof pictureQuery>, 'v'>): Rendition {
  if (crop) {
    const format = f ?? 'jpeg'
    const draw = (master: Sharp) => encode(master.resize(1200, 630, { fit: 'cover', position: 'attention' }), format)
    return { name: `share.${format}`, format, draw }
  }
  const format = f ?? 'webp'
  const draw = (master: Sharp) => encode(master.resize({ width: w, withoutEnlargement: true }), format)
  return { name: `w${w}.${format}`, format, draw }
}

/** The renditions that are made before somebody asks. */
export const preparedRenditions = (): Rendition[] => [
  ...widths.map((w) => renditionFor({ w, f: 'webp' })),
  renditionFor({ crop: 'share' }),
]

export const openMaster = (file: string) => sharp(file)
