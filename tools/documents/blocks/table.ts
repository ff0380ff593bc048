import type { TableBlock } from '../../../remote-tekdatanova/src/content/documents/document-text'
import { fullWidth, page } from '../page'
import { paper } from '../palette'
import type { DrawBlock } from '../sheet'
import { drawArtifact, drawTagged, openTag } from '../tags'
import { styles, write } from '../text-style'
import { CELL_PAD, layOutTable } from './table-layout'

/** Draws a full-width table without page breaks: caption, header row, rules between the rows. */
export const drawTable: DrawBlock<TableBlock> = (sheet, parent, table) => {
  const { pdf } = sheet
  const { rows, captionHeight, height } = layOutTable(pdf, table)
  const before = sheet.y === page.top ? 0 : 10
  sheet.need(before + height)
  const top = sheet.y + before
  sheet.y = top + height + 18

  const tag = openTag(pdf, parent, 'Table')
  drawTagged(pdf, tag, 'Caption', () =>
    write(pdf, table.caption, styles.strong, { x: page.left, y: top, width: fullWidth }),
  )
  let y = top + captionHeight
  for (const [index, row] of rows.entries()) {
    drawRule(pdf, y + row.height, index === 0)
    const line = openTag(pdf, tag, 'TR')
    for (const [column, { text, style, x, width }] of row.cells.entries()) {
      const [type, scope] = cellType(index, column)
      const place = { x, y: y + CELL_PAD, width }
      drawTagged(pdf, line, type, () => write(pdf, text, style, place), { scope })
    }
    line.end()
    y += row.height
  }
  tag.end()
}

/** The first row has the column headers, the first cell of a row is its row header. */
function cellType(row: number, column: number) {
  if (row === 0) return ['TH', 'Column'] as const
  return column === 0 ? (['TH', 'Row'] as const) : (['TD', undefined] as const)
}

const drawRule = (pdf: PDFKit.PDFDocument, y: number, isHead: boolean) =>
  drawArtifact(pdf, () => {
    pdf.moveTo(page.left, y).lineTo(page.right, y)
    pdf.lineWidth(isHead ? 1 : 0.6).stroke(isHead ? paper.text : paper.line)
  })
