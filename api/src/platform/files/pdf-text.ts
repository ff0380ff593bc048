import { createRequire } from 'node:module'
import path from 'node:path'

/** Maps of the codes of Chinese, Japanese and Korean fonts. */
const cMapUrl = `${path.join(path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'cmaps')}/`

const settings = {
  cMapUrl,
  // No font is drawn, and nothing of a document is compiled.
  disableFontFace: true,
  useSystemFonts: false,
  isEvalSupported: false,
  useWasm: false,
  useWorkerFetch: false,
  /** Errors only. */
  verbosity: 0,
}

/**
 * The text of a PDF, up to `characters`; empty for a scan. Pages that cannot be read are left out. Rejects if none can
 * be. Only for a document that passed the inspection.
 */
export async function pdfText(content: Uint8Array, characters: number): Promise<string> {
  // Only when needed, because the library is large and most documents are only inspected.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  // The library detaches the bytes that it is given.
  const task = getDocument({ ...settings, data: new Uint8Array(content) })
  try {
    const pdf = await task.promise
    let text = ''
    for (let number = 1; number <= pdf.numPages && text.length < characters; number += 1) {
      const items = await pdf
        .getPage(number)
        .then((page) => page.getTextContent())
        .then((read) => read.items)
        .catch(() => [])
      for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str
      text += '\n'
    }
    return text
  } finally {
    await task.destroy()
  }
}
