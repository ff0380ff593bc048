import { type ShareFamily, SHARE_IMAGE_SIZE } from '@tekskills/shared/contracts/share-image'
import { paletteOf, wordColorOf } from '@tekskills/shared/picture/palettes'
import { signalSvg } from '@tekskills/shared/picture/signal-svg'
import { wordmarkMarkup } from '@tekskills/shared/picture/wordmark-svg'
import { clientNetwork } from '@tekskills/shared/server/client-network'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { unavailable } from '../../platform/http/problems/problem-error'

const DENSITY = 1.6
const MARGIN = 72
/** Scale of the wordmark relative to its drawing units. */
const WORDMARK_SCALE = 0.92
const WORDMARK_HEIGHT = 92

/** Renders a share image as a 1200 x 630 JPEG: the pattern of a seed, fading out behind the wordmark at the bottom. */
export async function renderShareImage(family: ShareFamily, seed: string): Promise<Buffer> {
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
    wordmarkMarkup(family, { ...palette, word: wordColorOf(palette) }),
    '</g></svg>',
  ].join('')
  const svg = Buffer.from(picture.replace(/<\/svg>$/, foot))
  return sharp(svg).jpeg({ quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer()
}

/** Size limit of the image cache, in bytes. It is in memory only, so that invented URLs cannot fill the disk. */
const MAX_BYTES = 16 * 1024 * 1024
/** Maximum number of queued renders; one runs at a time, so that rendering never starves other requests. */
const MAX_WAITING = 12
/** Maximum number of them for one network, so that seeds invented by one client do not delay images of others. */
const MAX_PER_NETWORK = 3

/**
 * Share images by family and seed, rendered once and cached in memory. Rejects with 503 if too many renders are queued,
 * in total or for the client's network.
 */
export function createShareImages(render = renderShareImage) {
  const cached = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length })
  const rendering = new Map<string, { image: Promise<Buffer>; network: string }>()
  let last: Promise<unknown> = Promise.resolve()

  function enqueue(name: string, family: ShareFamily, seed: string, network: string): Promise<Buffer> {
    const own = [...rendering.values()].filter((each) => each.network === network)
    if (rendering.size >= MAX_WAITING || own.length >= MAX_PER_NETWORK) throw unavailable()
    const turn = last.then(() => render(family, seed))
    last = turn.catch(() => undefined)
    const image = turn.then((content) => {
      cached.set(name, content)
      return content
    })
    rendering.set(name, { image, network })
    return image.finally(() => rendering.delete(name))
  }

  return {
    async read(family: ShareFamily, seed: string, ip: string): Promise<Buffer> {
      const name = `${family}-${seed}`
      return cached.get(name) ?? rendering.get(name)?.image ?? enqueue(name, family, seed, clientNetwork(ip))
    },
  }
}
