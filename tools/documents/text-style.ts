import { paper } from './palette'
import type { Face } from './typeface'

/** A text style: size in points, leading as a multiple of it, tracking in thousandths of it. */
export interface TextStyle {
  face: Face
  size: number
  leading: number
  color: string
  tracking?: number
}

const style = (face: Face, size: number, leading: number, color: string = paper.text, tracking = 0): TextStyle => ({
  face,
  size,
  leading,
  color,
  tracking,
})

export const styles = {
  chapter: style('bold', 27, 1.12, paper.text, -22),
  section: style('bold', 12.5, 1.2, paper.text, -8),
  heading: style('bold', 12.5, 1.3, paper.text, -6),
  lead: style('regular', 14, 1.42, paper.text, -6),
  body: style('regular', 10.5, 1.52),
  strong: style('semibold', 10.5, 1.45),
  cell: style('regular', 9.5, 1.4),
  cellHead: style('semibold', 9, 1.35, paper.textMuted),
  caption: style('regular', 9, 1.4, paper.textMuted),
  figure: style('regular', 9, 1.32),
  figureStrong: style('semibold', 9.5, 1.3),
  number: style('bold', 44, 1, paper.accent, -40),
  label: style('semibold', 9.5, 1.52, paper.accent),
  furniture: style('regular', 8.5, 1.3, paper.textMuted),
} as const satisfies Record<string, TextStyle>

export interface Place {
  x: number
  y: number
  width: number
  align?: 'left' | 'center' | 'right'
}

/** Applies the style and returns its text options. */
function apply(pdf: PDFKit.PDFDocument, { face, size, leading, color, tracking = 0 }: TextStyle) {
  pdf.font(face).fontSize(size).fillColor(color)
  return { lineGap: size * leading - pdf.currentLineHeight(), characterSpacing: (tracking * size) / 1000 }
}

/** Height in points of text in a style. */
export const heightOf = (pdf: PDFKit.PDFDocument, text: string, look: TextStyle, width: number): number => {
  const options = apply(pdf, look)
  return pdf.heightOfString(text, { ...options, width })
}

/** Width in points of text on one line. */
export const widthOf = (pdf: PDFKit.PDFDocument, text: string, look: TextStyle): number => {
  const { characterSpacing } = apply(pdf, look)
  return pdf.widthOfString(text, { characterSpacing })
}

/** Writes text at a position. */
export function write(pdf: PDFKit.PDFDocument, text: string, look: TextStyle, { x, y, width, align }: Place): void {
  const options = apply(pdf, look)
  pdf.text(text, x, y, { ...options, width, align: align ?? 'left' })
}
