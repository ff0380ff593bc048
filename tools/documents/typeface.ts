import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const file = (weight: number) =>
  require.resolve(`@fontsource/hanken-grotesk/files/hanken-grotesk-latin-${weight}-normal.woff`)

/** The brand's typeface by weight. Single weights, because a variable font cannot be cut down to the letters in use. */
const files = { regular: file(400), semibold: file(600), bold: file(700) }

export type Face = keyof typeof files

/** Makes the typeface known to a PDF; what is used of it is embedded. */
export function registerTypeface(pdf: PDFKit.PDFDocument): void {
  for (const [name, path] of Object.entries(files)) pdf.registerFont(name, path)
}
