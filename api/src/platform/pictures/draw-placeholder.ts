import { paletteOf } from '@tekskills/shared/picture/palettes'
import { signalSvg } from '@tekskills/shared/picture/signal-svg'
import sharp from 'sharp'
import type { Rendition } from './renditions'

const SIZE = { width: 1920, height: 1080 }
const DENSITY = 2

/** What is shown in place of a picture whose file is lost: one drawn from its id, in the form that was asked for. */
export function drawPlaceholder(pictureId: string, { draw }: Rendition): Promise<Buffer> {
  const svg = signalSvg(pictureId, { ...SIZE, density: DENSITY, palette: paletteOf(pictureId) })
  return draw(sharp(Buffer.from(svg))).toBuffer()
}
