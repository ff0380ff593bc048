import { monogramSvg } from '@tekskills/shared/picture/monogram-svg'
import { paletteOf } from '@tekskills/shared/picture/palettes'
import { signalSvg } from '@tekskills/shared/picture/signal-svg'
import sharp from 'sharp'

const itemSize = { width: 1600, height: 900 }
const itemDensity = 2.4
const portraitSize = 640

/**
 * Draws the picture of a seeded record: JPEG of 1600 x 900 for an item, PNG of 640 x 640 for a portrait.
 * @param seed decides the picture; for a portrait the person's name, whose initials are drawn
 */
export const drawPicture = async (seed: string, kind: 'item' | 'portrait'): Promise<Buffer> => {
  const palette = paletteOf(seed)
  if (kind === 'portrait') {
    const portrait = Buffer.from(monogramSvg(seed, { size: portraitSize, palette }))
    return sharp(portrait).png({ compressionLevel: 9, palette: true }).toBuffer()
  }
  const picture = Buffer.from(signalSvg(seed, { ...itemSize, density: itemDensity, palette }))
  return sharp(picture).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()
}
