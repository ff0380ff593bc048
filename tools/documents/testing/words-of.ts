import type { Block, DocumentText } from '../../../remote-tekdatanova/src/content/documents/document-text'

/** Every string of a piece of content, whatever its shape. */
const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(strings)
}

/** What names a kind or is read aloud instead of a figure is not printed. */
const printed = (block: Block): unknown => {
  if (!('figure' in block)) return block
  const { alt: _alt, kind: _kind, ...figure } = block.figure
  return figure
}

/** Every word that a document prints. */
export const wordsOf = ({ facts, audience, chapters, next }: DocumentText): string[] => [
  facts.title,
  facts.description,
  ...(facts.kind === 'ebook' ? [audience] : []),
  ...chapters.flatMap(({ title, blocks }) => [title, ...blocks.flatMap((block) => strings(printed(block)))]),
  next,
]

/** The figures of a document. */
export const figuresOf = ({ chapters }: DocumentText) =>
  chapters.flatMap(({ blocks }) => blocks.flatMap((block) => ('figure' in block ? [block.figure] : [])))
