import type { TableBlock } from '../../../remote-tekdatanova/src/content/documents/document-text'
import { fullWidth, page } from '../page'
import { heightOf, styles, type TextStyle } from '../text-style'

/** Space above and below the text of a cell. */
export const CELL_PAD = 6
const GUTTER = 14
const CAPTION_GAP = 4

interface Cell {
  text: string
  style: TextStyle
  x: number
  width: number
}

/** A laid-out table: every cell with its horizontal position, every row with its height. */
export interface TableLayout {
  rows: { cells: Cell[]; height: number }[]
  /** From the top to the first rule. */
  captionHeight: number
  height: number
}

const styleAt = (row: number, column: number): TextStyle =>
  row === 0 ? styles.cellHead : column === 0 ? { ...styles.cell, face: 'semibold' } : styles.cell

/** Lays out a table that spans the full width. */
export function layOutTable(pdf: PDFKit.PDFDocument, { caption, head, rows, weights }: TableBlock): TableLayout {
  const columns = columnsOf(weights ?? head.map(() => 1))
  const laid = [head, ...rows].map((line, row) => {
    const cells = line.map((text, index) => {
      const column = columns[index] ?? { x: page.left, width: fullWidth }
      return { text, style: styleAt(row, index), ...column }
    })
    const tallest = Math.max(...cells.map(({ text, style, width }) => heightOf(pdf, text, style, width)))
    return { cells, height: tallest + 2 * CELL_PAD }
  })
  const captionHeight = heightOf(pdf, caption, styles.strong, fullWidth) + CAPTION_GAP
  return { rows: laid, captionHeight, height: laid.reduce((sum, { height }) => sum + height, captionHeight) }
}

function columnsOf(shares: readonly number[]) {
  const total = shares.reduce((sum, share) => sum + share, 0)
  let x: number = page.left
  return shares.map((share) => {
    const width = (fullWidth * share) / total
    const column = { x, width: width - GUTTER }
    x += width
    return column
  })
}
