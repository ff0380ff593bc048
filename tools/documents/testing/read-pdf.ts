import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** An element of the structure tree. */
export interface ReadTag {
  role: string
  alt?: string
}

/** A piece of text with its position in points from the lower left corner. */
export interface ReadText {
  text: string
  x: number
  y: number
  width: number
}

export interface ReadPage {
  texts: ReadText[]
  tags: ReadTag[]
  /** Target page indexes of links. */
  links: number[]
}

/** The parsed content of a PDF. */
export interface ReadPdf {
  info: Record<string, unknown>
  isMarked: boolean
  bookmarks: string[]
  pages: ReadPage[]
  /** All text in reading order, without whitespace. */
  text: string
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

/** Parses a PDF with an independent library. */
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
        ? [{ text: item.str, x: item.transform[4] as number, y: item.transform[5] as number, width: item.width }]
        : [],
    )
    const links: number[] = []
    for (const { dest } of (await page.getAnnotations()) as { dest?: unknown[] }[])
      if (dest) links.push(await pdf.getPageIndex(dest[0] as Parameters<typeof pdf.getPageIndex>[0]))
    pages.push({ texts, tags: flatten((await page.getStructTree()) as TreeNode), links })
  }
  const isMarked = Boolean((await pdf.getMarkInfo())?.Marked)
  await task.destroy()
  const text = pages.flatMap(({ texts }) => texts.map((each) => each.text)).join(' ')
  return {
    info: info as Record<string, unknown>,
    isMarked,
    bookmarks: outline.map(({ title }) => title),
    pages,
    text: withoutWhitespace(text),
  }
}

/** Removes whitespace, for comparisons. */
export const withoutWhitespace = (text: string) => text.replaceAll(/\s+/g, '')
