import type { TableBlock } from '../../../remote-tekdatanova/src/content/documents/document-text'
import { fullWidth, page } from '../page'
import { paper } from '../palette'
import type { DrawBlock } from '../sheet'
import { drawArtifact, drawTagged, openTag } from '../tags'
import { heightOf, styles, write, type TextStyle } from '../text-style'

const PAD = 6
const GUTTER = 14

/** Left edges and widths of the columns. */
function columnsOf({ head, weights }: TableBlock) {
  const shares = weights ?? head.map(() => 1)
  const total = shares.reduce((sum, share) => sum + share, 0)
  let x: number = page.left
  return shares.map((share) => {
    const width = (fullWidth * share) / total
    const column = { x, width: width - GUTTER }
    x += width
    return column
  })
}

/** A table across the page, never split: its caption, a header row, rules between the rows. */
export const drawTable: DrawBlock<TableBlock> = (sheet, parent, table) => {
  const { pdf } = sheet
  const columns = columnsOf(table)
  const styleOf = (row: number, column: number): TextStyle =>
    row === 0 ? styles.cellHead : column === 0 ? { ...styles.cell, face: 'semibold' } : styles.cell
  const rows = [table.head, ...table.rows]
  const heights = rows.map(
    (cells, row) =>
      2 * PAD +
      Math.max(
        ...cells.map((words, column) =>
          heightOf(pdf, words, styleOf(row, column), columns[column]?.width ?? fullWidth),
        ),
      ),
  )
  const caption = heightOf(pdf, table.caption, styles.strong, fullWidth)
  const before = sheet.y === page.top ? 0 : 10
  sheet.need(before + caption + 4 + heights.reduce((sum, height) => sum + height, 0))
  let y = sheet.y + before

  const tag = openTag(pdf, parent, 'Table')
  const top = y
  drawTagged(pdf, tag, 'Caption', () =>
    write(pdf, table.caption, styles.strong, { x: page.left, y: top, width: fullWidth }),
  )
  y += caption + 4
  for (const [row, cells] of rows.entries()) {
    const height = heights[row] ?? 0
    const [from, base] = [y, y + height]
    drawArtifact(pdf, () =>
      pdf
        .moveTo(page.left, base)
        .lineTo(page.right, base)
        .lineWidth(row === 0 ? 1 : 0.6)
        .stroke(row === 0 ? paper.text : paper.line),
    )
    const line = openTag(pdf, tag, 'TR')
    for (const [index, words] of cells.entries()) {
      const column = columns[index] ?? { x: page.left, width: fullWidth }
      const [type, scope] =
        row === 0 ? (['TH', 'Column'] as const) : index === 0 ? (['TH', 'Row'] as const) : (['TD', undefined] as const)
      drawTagged(
        pdf,
        line,
        type,
        () => write(pdf, words, styleOf(row, index), { x: column.x, y: from + PAD, width: column.width }),
        { scope },
      )
    }
    line.end()
    y = base
  }
  tag.end()
  sheet.y = y + 18
}
