import { monogramSvg } from '@tekskills/shared/picture/monogram-svg'
import { paletteOf } from '@tekskills/shared/picture/palettes'
import { signalSvg } from '@tekskills/shared/picture/signal-svg'
import sharp from 'sharp'

const itemSize = { width: 1600, height: 900 }
const itemDensity = 2.4
const portraitSize = 640

/**
 * Renders the picture of a seeded record: a 1600 x 900 JPEG for an item, a 640 x 640 PNG for a portrait.
 * @param seed determines the picture; for a portrait the name of the person, whose initials are drawn
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
