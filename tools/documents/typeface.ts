import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const file = (weight: number) =>
  require.resolve(`@fontsource/hanken-grotesk/files/hanken-grotesk-latin-${weight}-normal.woff`)

/** The brand font by weight. Static weights, because pdfkit cannot subset a variable font. */
const files = { regular: file(400), semibold: file(600), bold: file(700) }

export type Face = keyof typeof files

/** Registers the font with a PDF, which embeds the used subset. */
export function registerTypeface(pdf: PDFKit.PDFDocument): void {
  for (const [name, path] of Object.entries(files)) pdf.registerFont(name, path)
}
