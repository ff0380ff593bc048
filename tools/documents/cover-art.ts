import { paletteOf } from '@tekskills/shared/picture/palettes'
import { signalField } from '@tekskills/shared/picture/signal-field'
import { night } from './palette'

interface ArtBox {
  x: number
  y: number
  width: number
  height: number
}

/** Draws the dark background with the seeded picture as vectors, fading out towards its lower edge. */
export function drawCoverArt(pdf: PDFKit.PDFDocument, seed: string, { x, y, width, height }: ArtBox): void {
  const colors = paletteOf(seed, 'microsite')
  const field = signalField(seed, { width, height, density: 1.5 })
  const glow = pdf.radialGradient(x + width * 0.8, y, 0, x + width * 0.8, y, width * 0.95)
  glow.stop(0, night.glow).stop(1, night.ground)
  pdf.save()
  pdf.rect(x, y, width, height).clip()
  pdf.rect(x, y, width, height).fill(night.ground)
  pdf.rect(x, y, width, height).fill(glow)
  pdf.translate(x, y).lineCap('round').lineJoin('round')
  for (const { x1, y1, x2, y2, width: weight, opacity, tone } of field.lines)
    pdf.moveTo(x1, y1).lineTo(x2, y2).lineWidth(weight).strokeOpacity(opacity).stroke(colors[tone])
  for (const { d, width: weight, opacity, tone } of field.paths)
    pdf.path(d).lineWidth(weight).strokeOpacity(opacity).stroke(colors[tone])
  for (const dot of field.dots) pdf.circle(dot.x, dot.y, dot.r).fillOpacity(dot.opacity).fill(colors[dot.tone])
  pdf.strokeOpacity(1).fillOpacity(1)
  const fade = pdf.linearGradient(0, height * 0.55, 0, height)
  fade.stop(0, night.ground, 0).stop(1, night.ground, 1)
  pdf.rect(0, height * 0.55, width, height * 0.45 + 1).fill(fade)
  pdf.restore()
}
