import { kindName } from './edition'
import { page } from './page'
import { night, paper } from './palette'
import { drawArtifact } from './tags'
import { styles, write } from './text-style'
import { drawWordmark } from './wordmark'
import type { DocumentFacts } from '../../remote-tekdatanova/src/content/documents/document-facts'

/** Draws the header and footer of a page: wordmark, document title, page number. Screen readers skip them. */
export function drawFurniture(pdf: PDFKit.PDFDocument, facts: DocumentFacts, number: number): void {
  drawArtifact(
    pdf,
    () => {
      if (number > 1) {
        const look = { ink: paper.accent, accent: night.accent2, word: paper.text }
        drawWordmark(pdf, { x: page.left, y: 36, height: 13, ...look })
        const title = { ...styles.furniture, color: paper.textMuted }
        write(pdf, kindName(facts.kind), title, { x: page.column, y: 37, width: 300 })
      }
      pdf.lineWidth(0.6).moveTo(page.left, 796).lineTo(page.right, 796).stroke(paper.line)
      write(pdf, facts.title, styles.furniture, { x: page.left, y: 804, width: 380 })
      const digits = { ...styles.furniture, face: 'semibold', color: paper.text } as const
      write(pdf, `${number}`, digits, { x: page.right - 60, y: 804, width: 60, align: 'right' })
    },
    'Pagination',
  )
}
