/** Widths in pixels that the service renders (contract §3.5). */
const WIDTHS = [320, 640, 960, 1280, 1920]

type Format = 'avif' | 'webp' | 'jpeg'

/** URL of one rendition: the picture's URL, which may have a version parameter, with width and format added. */
export const renditionUrl = (src: string, width: number, format: Format) =>
  `${src}${src.includes('?') ? '&' : '?'}w=${width}&f=${format}`

/** The `srcset` of all widths in one format. */
export const sourceSet = (src: string, format: Format) =>
  WIDTHS.map((width) => `${renditionUrl(src, width, format)} ${width}w`).join(', ')
