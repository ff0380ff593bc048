import { type Cover, coverSvg } from '@tekskills/shared/picture/cover'
import { monogramSvg } from '@tekskills/shared/picture/monogram-svg'
import { paletteOf } from '@tekskills/shared/picture/palettes'
import sharp from 'sharp'

const COVER_SIZE = { width: 1600, height: 900 }
const PORTRAIT_SIZE = 640

/** Renders the cover of a sample item as a 1600 x 900 JPEG; `ground` is the number of its ground. */
export function drawCover(seed: string, cover: Cover, ground: number): Promise<Buffer> {
  const svg = Buffer.from(coverSvg(cover, { seed, ground, ...COVER_SIZE }))
  return sharp(svg).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()
}

/** Renders the portrait of a person as a 640 x 640 PNG: the initials of `name`. */
export function drawPortrait(name: string): Promise<Buffer> {
  const svg = Buffer.from(monogramSvg(name, { size: PORTRAIT_SIZE, palette: paletteOf(name) }))
  return sharp(svg).png({ compressionLevel: 9, palette: true }).toBuffer()
}
