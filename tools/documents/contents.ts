import type { DocumentText } from '../../remote-tekdatanova/src/content/documents/document-text'
import { columnWidth, page } from './page'
import { paper } from './palette'
import { drawArtifact, drawTagged, openTag, type Tag } from './tags'
import { heightOf, styles, write } from './text-style'

const ROW = 40

/** Draws the table of contents with links to the chapters, and the audience of the document. */
export function drawContents(
  pdf: PDFKit.PDFDocument,
  parent: Tag,
  { chapters, audience }: DocumentText,
  firstPages: readonly number[],
): void {
  const at = { x: page.column, width: columnWidth }
  drawTagged(pdf, parent, 'H2', () => write(pdf, 'Contents', styles.chapter, { ...at, y: page.top }))
  const toc = openTag(pdf, parent, 'TOC')
  let y = page.top + 58
  for (const [index, { title }] of chapters.entries()) {
    const target = firstPages[index] ?? 0
    const top = y
    drawArtifact(pdf, () => pdf.lineWidth(0.6).moveTo(page.column, top).lineTo(page.right, top).stroke(paper.line))
    const item = openTag(pdf, toc, 'TOCI')
    const link = openTag(pdf, item, 'Link')
    link.add(() => {
      // Spaces separate number, title and page for screen readers.
      write(pdf, `${index + 1} `, styles.label, { x: page.column, y: top + 12, width: 20 })
      write(
        pdf,
        `${title} `,
        { ...styles.strong, size: 12 },
        { x: page.column + 26, y: top + 11, width: columnWidth - 70 },
      )
      write(pdf, `${target + 1}`, styles.body, { x: page.right - 40, y: top + 12, width: 40, align: 'right' })
      linkTo(pdf, link, { title, target, top })
    })
    link.end()
    item.end()
    y += ROW
  }
  toc.end()
  y = Math.max(y + 40, page.bottom - 40 - heightOf(pdf, audience, styles.body, columnWidth))
  drawArtifact(pdf, () =>
    pdf
      .lineWidth(2)
      .moveTo(page.left, y)
      .lineTo(page.left + 44, y)
      .stroke(paper.accent),
  )
  drawTagged(pdf, parent, 'H3', () =>
    write(pdf, 'Written for', styles.section, { x: page.left, y: y + 12, width: 100 }),
  )
  drawTagged(pdf, parent, 'P', () => write(pdf, audience, styles.body, { ...at, y: y + 11 }))
}

interface LinkPlace {
  title: string
  /** Index of the target page. */
  target: number
  top: number
}

/** Links a row to a page. pdfkit accepts page indexes and string objects, which its types do not declare. */
function linkTo(pdf: PDFKit.PDFDocument, structParent: Tag, { title, target, top }: LinkPlace): void {
  const options: object = { structParent, Contents: new String(`${title}, page ${target + 1}`) }
  pdf.link(page.column, top, columnWidth, ROW, target as unknown as string, options)
}
