import PDFDocument from 'pdfkit'
import type { DocumentText } from '../../remote-tekdatanova/src/content/documents/document-text'
import { drawChapter, drawSection } from './chapters'
import { drawClosing } from './closing'
import { drawContents } from './contents'
import { BAND, drawCover } from './cover'
import { drawFurniture } from './furniture'
import { page } from './page'
import { createSheet } from './sheet'
import { openTag, type Tag } from './tags'
import { registerTypeface } from './typeface'

/** A PDF as it is served. */
export interface CreatedPdf {
  content: Buffer
  pages: number
}

/** Creates a tagged PDF with bookmarks from a document. The output is deterministic. */
export async function createPdf(document: DocumentText): Promise<CreatedPdf> {
  const pdf = openPdf(document)
  const content = collect(pdf)
  const pages = drawDocument(pdf, document)
  pdf.end()
  return { content: await content, pages }
}

function openPdf({ facts, keywords, revised }: DocumentText) {
  const date = new Date(`${revised}T00:00:00Z`)
  const pdf = new PDFDocument({
    size: [page.width, page.height],
    margins: { top: 0, right: 0, bottom: 0, left: 0 },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    info: {
      Title: facts.title,
      Author: 'TekDataNova by Tekskills',
      Subject: facts.description,
      Keywords: keywords,
      CreationDate: date,
      ModDate: date,
    },
  })
  registerTypeface(pdf)
  return pdf
}

const collect = (pdf: PDFKit.PDFDocument) =>
  new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })

/** Draws all pages and returns their number. */
function drawDocument(pdf: PDFKit.PDFDocument, document: DocumentText): number {
  const { facts, chapters } = document
  const isEbook = facts.kind === 'ebook'
  const current = () => pdf.bufferedPageRange().count
  const root = pdf.struct('Document', { title: facts.title })
  pdf.addStructure(root)
  drawCover(pdf, root, document)
  pdf.outline.addItem(facts.title)

  const sheet = createSheet(pdf, () => drawFurniture(pdf, facts, current()))
  // The table of contents is drawn last, when the pages of the chapters are known.
  let contents: Tag | undefined
  if (isEbook) {
    sheet.turn()
    contents = openTag(pdf, root, 'Sect')
    pdf.outline.addItem('Contents')
  } else {
    drawFurniture(pdf, facts, 1)
    sheet.y = BAND + 26
  }
  const firstPages: number[] = []
  for (const [index, chapter] of chapters.entries()) {
    firstPages.push(current())
    if (isEbook) drawChapter(sheet, root, chapter, index + 1)
    else drawSection(sheet, root, chapter)
  }
  drawClosing(sheet, root, document.next)

  const pages = current()
  if (contents) {
    pdf.switchToPage(1)
    drawContents(pdf, contents, document, firstPages)
    contents.end()
  }
  root.end()
  return pages
}
