/** A figure made ready for a width: its height in points, and how it is drawn from its upper left corner. */
export interface Picture {
  height: number
  draw: (x: number, y: number) => void
}

/** Prepares a kind of figure for a width in points. */
export type Prepare<T> = (pdf: PDFKit.PDFDocument, figure: T, width: number) => Picture
