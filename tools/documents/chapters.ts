import type { Chapter } from '../../remote-tekdatanova/src/content/documents/document-text'
import { drawBlock } from './blocks/draw-block'
import { heightOfFigure } from './blocks/figure'
import { layOutTable } from './blocks/table-layout'
import { columnWidth, fullWidth, page, railWidth } from './page'
import { night, paper } from './palette'
import type { Sheet } from './sheet'
import { drawArtifact, drawTagged, openTag, type Tag } from './tags'
import { heightOf, styles, write } from './text-style'

const drawBlocks = (sheet: Sheet, section: Tag, { blocks }: Chapter) => {
  for (const block of blocks) drawBlock(sheet, section, block)
  section.end()
}

/** Height of the table or figure that a section starts with: it is placed below its heading, on the same page. */
function heightOfWideStart(pdf: PDFKit.PDFDocument, { blocks: [first] }: Chapter): number {
  if (first && 'table' in first) return layOutTable(pdf, first.table).height
  return first && 'figure' in first ? heightOfFigure(pdf, first.figure) : 0
}

/** Draws a chapter of an eBook on a new page, with its number in the rail. */
export function drawChapter(sheet: Sheet, root: Tag, chapter: Chapter, number: number): void {
  const { pdf } = sheet
  sheet.turn()
  pdf.outline.addItem(chapter.title)
  const height = heightOf(pdf, chapter.title, styles.chapter, columnWidth)
  drawArtifact(pdf, () => {
    const signal = pdf.linearGradient(page.left, 0, page.left + 64, 0)
    signal.stop(0, night.accent).stop(1, night.accent2)
    pdf.roundedRect(page.left, page.top + 52, 56, 3.5, 1.75).fill(signal)
    write(pdf, `${number}`, styles.number, { x: page.left - 2, y: page.top - 7, width: railWidth })
  })
  const section = openTag(pdf, root, 'Sect')
  drawTagged(pdf, section, 'H2', () =>
    write(pdf, chapter.title, styles.chapter, { x: page.column, y: page.top, width: columnWidth }),
  )
  sheet.y = page.top + height + 22
  drawBlocks(sheet, section, chapter)
}

/** Draws a section of a use case: its title is in the rail next to the content, or above full-width content. */
export function drawSection(sheet: Sheet, root: Tag, chapter: Chapter): void {
  const { pdf } = sheet
  const wide = heightOfWideStart(pdf, chapter)
  const width = wide > 0 ? fullWidth : railWidth
  const head = heightOf(pdf, chapter.title, styles.section, width)
  sheet.need(wide > 0 ? wide + head + 32 : 100)
  pdf.outline.addItem(chapter.title)
  if (sheet.y > page.top) sheet.y += 10
  const { y } = sheet
  drawArtifact(pdf, () => pdf.lineWidth(0.6).moveTo(page.left, y).lineTo(page.right, y).stroke(paper.line))
  const section = openTag(pdf, root, 'Sect')
  drawTagged(pdf, section, 'H2', () => write(pdf, chapter.title, styles.section, { x: page.left, y: y + 12, width }))
  sheet.y = y + 11 + (wide > 0 ? head + 2 : 0)
  drawBlocks(sheet, section, chapter)
}
