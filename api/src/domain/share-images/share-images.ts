import { type ShareFamily, SHARE_IMAGE_SIZE } from '@tekskills/shared/contracts/share-image'
import { paletteOf, wordColourOf } from '@tekskills/shared/picture/palettes'
import { signalSvg } from '@tekskills/shared/picture/signal-svg'
import { wordmarkMarkup } from '@tekskills/shared/picture/wordmark-svg'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { unavailable } from '../../platform/http/problems/problem-error'

const DENSITY = 1.6
const MARGIN = 72
/** Height of the wordmark's box as a share of its drawn units. */
const WORDMARK_SCALE = 0.92
const WORDMARK_HEIGHT = 92

/** Draws a share image: the picture of a seed, and the wordmark on a quiet ground at its foot. JPEG, 1200 x 630. */
export async function drawShareImage(family: ShareFamily, seed: string): Promise<Buffer> {
  const palette = paletteOf(seed, family === 'tekdatanova' ? 'microsite' : 'company')
  const { width, height } = SHARE_IMAGE_SIZE
  const picture = signalSvg(seed, { width, height, density: DENSITY, palette })
  const top = height - MARGIN - WORDMARK_HEIGHT * WORDMARK_SCALE
  const foot = [
    '<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1">',
    `<stop offset="0.45" stop-color="${palette.ground}" stop-opacity="0"/>`,
    `<stop offset="0.78" stop-color="${palette.ground}"/></linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#foot)"/>`,
    `<g transform="translate(${MARGIN} ${top}) scale(${WORDMARK_SCALE})">`,
    wordmarkMarkup(family, { ...palette, word: wordColourOf(palette) }),
    '</g></svg>',
  ].join('')
  const svg = Buffer.from(picture.replace(/<\/svg>$/, foot))
  return sharp(svg).jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer()
}

/** Drawn images that are kept, in bytes. They are drawn again at will, so no disk is filled by invented addresses. */
const MAX_BYTES = 16 * 1024 * 1024
/** How many may wait to be drawn; one is drawn at a time, so that pictures never starve the other calls. */
const MAX_WAITING = 12

/** Share images by family and seed, drawn once and kept in memory. Rejects with 503 when too many are asked at once. */
export function createShareImages(draw = drawShareImage) {
  const cached = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length })
  const drawing = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()

  function begin(name: string, family: ShareFamily, seed: string): Promise<Buffer> {
    if (drawing.size >= MAX_WAITING) throw unavailable()
    const turn = last.then(() => draw(family, seed))
    last = turn.catch(() => undefined)
    const image = turn.then((content) => {
      cached.set(name, content)
      return content
    })
    drawing.set(name, image)
    return image.finally(() => drawing.delete(name))
  }

  return {
    async read(family: ShareFamily, seed: string): Promise<Buffer> {
      const name = `${family}-${seed}`
      return cached.get(name) ?? drawing.get(name) ?? begin(name, family, seed)
    },
  }
}
