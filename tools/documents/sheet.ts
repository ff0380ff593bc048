import { page } from './page'
import type { Tag } from './tags'

/** Reading pages that fill from top to bottom; `y` is where the next piece begins. */
export interface Sheet {
  pdf: PDFKit.PDFDocument
  y: number
  /** Begins the next page. */
  turn: () => void
  /** Turns the page unless `height` points are left on it. */
  need: (height: number) => void
}

/** Draws a block into an element and moves the sheet on. */
export type DrawBlock<T> = (sheet: Sheet, parent: Tag, block: T) => void

/** Starts filling the pages of a PDF; `furnish` draws what every new page carries. */
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
