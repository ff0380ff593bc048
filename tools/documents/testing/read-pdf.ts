import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** An element of the structure tree as a reader meets it. */
export interface ReadTag {
  role: string
  alt?: string
}

/** A piece of text with its place: points from the lower left corner. */
export interface ReadText {
  words: string
  x: number
  y: number
  width: number
}

export interface ReadPage {
  texts: ReadText[]
  tags: ReadTag[]
  /** Page indexes that links lead to. */
  links: number[]
}

/** What a reading program finds in a PDF. */
export interface ReadPdf {
  info: Record<string, unknown>
  isMarked: boolean
  bookmarks: string[]
  pages: ReadPage[]
  /** All words in reading order, spaces as single ones. */
  words: string
}

interface TreeNode {
  role?: string
  alt?: string
  children?: TreeNode[]
}

const flatten = (node: TreeNode): ReadTag[] => [
  ...(node.role ? [{ role: node.role, ...(node.alt !== undefined && { alt: node.alt }) }] : []),
  ...(node.children ?? []).flatMap(flatten),
]

/** Reads a PDF back with a library that had no part in making it. */
export async function readPdf(content: Buffer): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(content), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false })
  const pdf = await task.promise
  const { info } = await pdf.getMetadata()
  const outline = await pdf.getOutline()
  const pages: ReadPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const texts = items.flatMap((item) =>
      'str' in item && item.str.trim()
        ? [{ words: item.str, x: item.transform[4] as number, y: item.transform[5] as number, width: item.width }]
        : [],
    )
    const links: number[] = []
    for (const { dest } of (await page.getAnnotations()) as { dest?: unknown[] }[])
      if (dest) links.push(await pdf.getPageIndex(dest[0] as Parameters<typeof pdf.getPageIndex>[0]))
    pages.push({ texts, tags: flatten((await page.getStructTree()) as TreeNode), links })
  }
  const isMarked = Boolean((await pdf.getMarkInfo())?.Marked)
  await task.destroy()
  const words = pages.flatMap(({ texts }) => texts.map((text) => text.words)).join(' ')
  return {
    info: info as Record<string, unknown>,
    isMarked,
    bookmarks: outline.map(({ title }) => title),
    pages,
    words: squeeze(words),
  }
}

/** Words without the breaks between lines and letters, for comparing. */
export const squeeze = (words: string) => words.replaceAll(/\s+/g, '')
