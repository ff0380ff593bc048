import { type Cover, coverSvg } from '@tekskills/shared/picture/cover'
import sharp from 'sharp'

const COVER_SIZE = { width: 1600, height: 900 }

/** Renders the cover of a sample item as a 1600 x 900 JPEG; `ground` is the number of its ground. */
export function drawCover(seed: string, cover: Cover, ground: number): Promise<Buffer> {
  const svg = Buffer.from(coverSvg(cover, { seed, ground, ...COVER_SIZE }))
  return sharp(svg).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()
}
