import { page } from './page'
import type { Tag } from './tags'

/** Pages that are filled from top to bottom; `y` is the position of the next block. */
export interface Sheet {
  pdf: PDFKit.PDFDocument
  y: number
  /** Starts a new page. */
  turn: () => void
  /** Starts a new page unless `height` points are left on the current one. */
  need: (height: number) => void
}

/** Draws a block into an element and advances `y`. */
export type DrawBlock<T> = (sheet: Sheet, parent: Tag, block: T) => void

/** Creates the sheet of a PDF; `furnish` draws the header and footer of every new page. */
export function createSheet(pdf: PDFKit.PDFDocument, furnish: () => void): Sheet {
  const sheet: Sheet = {
    pdf,
    y: page.top,
    turn() {
      pdf.addPage()
      furnish()
      sheet.y = page.top
    },
    need(height) {
      if (sheet.y + height > page.bottom) sheet.turn()
    },
  }
  return sheet
}
