/** A figure laid out for a width: its height in points, and a function that draws it from its upper left corner. */
export interface Picture {
  height: number
  draw: (x: number, y: number) => void
}

/** Lays out a type of figure for a width in points. */
export type Prepare<T> = (pdf: PDFKit.PDFDocument, figure: T, width: number) => Picture
