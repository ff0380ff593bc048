/** An element of the structure tree that a screen reader walks. */
export type Tag = PDFKit.PDFStructureElement

interface TagOptions {
  alt?: string
  title?: string
  /** Header cells: what they head. */
  scope?: 'Column' | 'Row'
  /** Left, top, right, bottom; of figures. */
  bbox?: readonly [number, number, number, number]
  placement?: 'Block' | 'Inline'
}

/** Adds an element that holds other elements; close it with `end()` when it has them all. */
export function openTag(pdf: PDFKit.PDFDocument, parent: Tag, type: string, options: TagOptions = {}): Tag {
  const tag = pdf.struct(type, options)
  parent.add(tag)
  return tag
}

/** Draws something as the content of a new element. */
export function drawTagged(
  pdf: PDFKit.PDFDocument,
  parent: Tag,
  type: string,
  draw: () => void,
  options: TagOptions = {},
): void {
  parent.add(pdf.struct(type, options, [draw]))
}

/** Draws what says nothing: grounds, rules, page numbers. Never inside a tagged drawing, which it would end. */
export function drawArtifact(
  pdf: PDFKit.PDFDocument,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}
