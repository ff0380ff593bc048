import { fullWidth, page } from './page'
import { night } from './palette'
import type { Sheet } from './sheet'
import { drawArtifact, drawTagged, openTag, type Tag } from './tags'
import { heightOf, write, type TextStyle } from './text-style'

const PAD = 26
const FOOT = 'To start, choose “Schedule Meet” on any TekDataNova page.'

const titleStyle: TextStyle = { face: 'bold', size: 18, leading: 1.15, color: night.text, tracking: -18 }
const textStyle: TextStyle = { face: 'regular', size: 11, leading: 1.5, color: night.textMuted }
const footStyle: TextStyle = { face: 'semibold', size: 11, leading: 1.5, color: night.accent }

/** Draws the closing panel of a document with the next step. */
export function drawClosing(sheet: Sheet, parent: Tag, next: string): void {
  const { pdf } = sheet
  const inner = fullWidth - 2 * PAD
  const text = heightOf(pdf, next, textStyle, inner)
  const height = text + 2 * PAD + 58
  sheet.need(height + 10)
  const y = sheet.y + 10
  drawArtifact(pdf, () => {
    const wash = pdf.linearGradient(page.left, y, page.right, y + height)
    wash.stop(0, night.ground).stop(1, night.glow)
    pdf.roundedRect(page.left, y, fullWidth, height, 10).fill(wash)
  })
  const at = { x: page.left + PAD, width: inner }
  const closing = openTag(pdf, parent, 'Sect')
  drawTagged(pdf, closing, 'H2', () => write(pdf, 'Your next step', titleStyle, { ...at, y: y + PAD }))
  drawTagged(pdf, closing, 'P', () => write(pdf, next, textStyle, { ...at, y: y + PAD + 30 }))
  drawTagged(pdf, closing, 'P', () => write(pdf, FOOT, footStyle, { ...at, y: y + PAD + 38 + text }))
  closing.end()
  sheet.y = y + height
}
