import type { Block, DocumentText } from '../../../remote-tekdatanova/src/content/documents/document-text'

/** All strings in a value of any shape. */
const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(strings)
}

/** Excludes the type and the alternative text of figures, which are not printed. */
const printed = (block: Block): unknown => {
  if (!('figure' in block)) return block
  const { alt: _alt, kind: _kind, ...figure } = block.figure
  return figure
}

/** All texts that a document prints. */
export const printedTexts = ({ facts, audience, chapters, next }: DocumentText): string[] => [
  facts.title,
  facts.description,
  ...(facts.kind === 'ebook' ? [audience] : []),
  ...chapters.flatMap(({ title, blocks }) => [title, ...blocks.flatMap((block) => strings(printed(block)))]),
  next,
]

/** The figures of a document. */
export const figuresOf = ({ chapters }: DocumentText) =>
  chapters.flatMap(({ blocks }) => blocks.flatMap((block) => ('figure' in block ? [block.figure] : [])))
